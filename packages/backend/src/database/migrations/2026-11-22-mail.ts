import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** The outbox: what was promised to be mailed, written together with what it tells of. */
export function mailTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("outbox")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("message_id", "text", (column) => column.notNull().unique())
        .addColumn("recipient", "text", (column) => column.notNull())
        .addColumn("reply_to", "text")
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text_body", "text", (column) => column.notNull())
        .addColumn("html_body", "text")
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("tries", "integer", (column) => column.notNull())
        .addColumn("due_at", "text", (column) => column.notNull())
        .addColumn("leased_until", "text")
        .addColumn("lease_owner", "text")
        .addColumn("sent_at", "text")
        .addColumn("failed_at", "text")
        .addColumn("last_error", "text")
        .execute();
      await db.schema
        .createIndex("outbox_due")
        .on("outbox")
        .columns(["sent_at", "failed_at", "due_at"])
        .execute();
    },
  };
}
