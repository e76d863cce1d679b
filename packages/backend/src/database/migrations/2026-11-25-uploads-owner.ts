import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An id for every database, by which a folder of uploads tells its own from another. Backups carry it along. */
export function uploadsOwner(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("beginnings").addColumn("database_id", "text").execute();
      await sql`update beginnings set database_id = ${randomUUID()}`.execute(db);
    },
  };
}
