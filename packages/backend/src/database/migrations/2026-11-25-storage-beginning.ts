import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When a store began to hold data, so that one that has lost it is not taken for a new one. */
export function storageBeginning(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("beginnings")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("begun_at", "text")
        .execute();
      await sql`insert into beginnings (id, begun_at) values (1, (select min(updated_at) from settings))`.execute(
        db,
      );
    },
  };
}
