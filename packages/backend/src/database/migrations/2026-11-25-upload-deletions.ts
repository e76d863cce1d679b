import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The uploaded files that may be deleted, so that no file goes because a database does not know it. */
export function uploadDeletions(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("upload_deletions")
        .addColumn("stored_name", "text", (column) => column.primaryKey())
        .addColumn("due_at", "text", (column) => column.notNull())
        .execute();
    },
  };
}
