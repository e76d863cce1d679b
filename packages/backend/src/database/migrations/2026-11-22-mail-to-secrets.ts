import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { counted } from "./counted.ts";

/** The tables of 22 November 2026, second part. */
export const november22MailToSecrets = (dialect: Dialect): Record<string, Migration> => ({
  /** The outbox: queued mails, written in the same transaction as the data that they are about. */
  "2026-11-22-mail": {
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
  },

  /** A manufacturer's own photographs of its products. */
  "2026-11-22-photographs": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("product_photographs")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("product_id", "integer", (column) =>
          column.notNull().references("products.id").onDelete("cascade"),
        )
        .addColumn("sort_order", "integer", (column) => column.notNull())
        .addColumn("digest", "text", (column) => column.notNull())
        .addColumn("width", "integer", (column) => column.notNull())
        .addColumn("height", "integer", (column) => column.notNull())
        .addColumn("widths", "text", (column) => column.notNull())
        .addColumn("alt", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addUniqueConstraint("product_photographs_once", ["product_id", "digest"])
        .execute();
      await db.schema
        .createIndex("product_photographs_digest")
        .on("product_photographs")
        .column("digest")
        .execute();
    },
  },

  /** Forms that visitors sent, and the files attached to them. */
  "2026-11-22-requests": {
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
  },

  /** Reviews with their moderation state. */
  "2026-11-22-reviews": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("reviews")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("product_id", "integer", (column) =>
          column.notNull().references("products.id").onDelete("cascade"),
        )
        .addColumn("customer_id", "integer", (column) =>
          column.references("customers.id").onDelete("set null"),
        )
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("last_name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("show_name", "integer", (column) => column.notNull())
        .addColumn("rating", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("request_key", "text", (column) => column.unique())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("decided_at", "text")
        .addColumn("decided_by", "integer")
        .execute();
      await db.schema
        .createIndex("reviews_product")
        .on("reviews")
        .columns(["product_id", "status"])
        .execute();
      await db.schema.createIndex("reviews_status").on("reviews").columns(["status", "id"]).execute();
      await db.schema.createIndex("reviews_customer").on("reviews").column("customer_id").execute();
    },
  },

  /**
   * Secrets that all processes on one PostgreSQL share when none are configured. With SQLite they are in a separate
   * file, so that a copy of the database does not contain them.
   */
  "2026-11-22-secrets": {
    async up(db: Kysely<unknown>): Promise<void> {
      if (dialect !== "postgres") return;
      await db.schema
        .createTable("secrets")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
    },
  },
});
