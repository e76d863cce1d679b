import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Which releases may still run on this schema; see `schema-floor.ts`. Those before this migration cannot ask. */
export function versionFloor(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("schema_floor")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("migration", "text", (column) => column.notNull())
        .execute();
      await sql`insert into schema_floor (id, migration) values (1, '2026-11-25-version-floor')`.execute(db);
    },
  };
}
