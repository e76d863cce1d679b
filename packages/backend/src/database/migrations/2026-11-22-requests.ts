import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** What visitors sent, and the files that came along. */
export function requestsTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("requests")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("customer_id", "integer", (column) =>
          column.references("customers.id").onDelete("set null"),
        )
        .addColumn("first_name", "text")
        .addColumn("last_name", "text")
        .addColumn("email", "text")
        .addColumn("email_key", "text")
        .addColumn("phone", "text")
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("request_id", "text", (column) => column.notNull())
        .addColumn("request_key", "text")
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .addUniqueConstraint("requests_key", ["kind", "request_key"])
        .execute();
      await db.schema
        .createIndex("requests_state")
        .on("requests")
        .columns(["kind", "status", "id"])
        .execute();
      await db.schema
        .createIndex("requests_customer")
        .on("requests")
        .columns(["customer_id", "id"])
        .execute();
      await db.schema
        .createIndex("requests_email")
        .on("requests")
        .columns(["email_key", "created_at"])
        .execute();
      await db.schema
        .createTable("request_files")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("request_id", "integer", (column) =>
          column.notNull().references("requests.id").onDelete("cascade"),
        )
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("stored_name", "text", (column) => column.notNull().unique())
        .addColumn("content_type", "text", (column) => column.notNull())
        .addColumn("bytes", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("request_files_request").on("request_files").column("request_id").execute();
    },
  };
}
