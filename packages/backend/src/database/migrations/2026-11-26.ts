import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { counted } from "./counted.ts";

/** The changes of 26 November 2026. */
export const november26 = (dialect: Dialect): Record<string, Migration> => ({
  /** Facts of an article beyond its measures, and its GTIN. */
  "2026-11-26-article-facts": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("gtin", "text").execute();
      await db.schema.alterTable("products").addColumn("facts", "text").execute();
      await db.schema.createIndex("products_gtin").on("products").column("gtin").execute();
    },
  },

  /** Lead time of an article in working days, and the date on which it is expected back in stock. */
  "2026-11-26-availability": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("lead_time_days", "integer").execute();
      await db.schema.alterTable("products").addColumn("back_on", "text").execute();
    },
  },

  /** Staff's answers to quote requests. */
  "2026-11-26-quotes": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("quotes")
        .addColumn("request_id", "integer", (column) =>
          column.primaryKey().references("requests.id").onDelete("cascade"),
        )
        .addColumn("token_digest", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("currency", "text", (column) => column.notNull())
        .addColumn("shipping_minor", "bigint", (column) => column.notNull())
        .addColumn("vat_percent", "integer", (column) => column.notNull())
        .addColumn("valid_until", "text", (column) => column.notNull())
        .addColumn("note", "text")
        .addColumn("decline_reason", "text")
        .addColumn("decided_at", "text")
        .addColumn("order_id", "integer", (column) => column.unique().references("orders.id"))
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("quote_lines")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("request_id", "integer", (column) =>
          column.notNull().references("quotes.request_id").onDelete("cascade"),
        )
        .addColumn("product_id", "integer", (column) => column.notNull())
        .addColumn("variants", "text", (column) => column.notNull())
        .addColumn("quantity", "integer", (column) => column.notNull())
        .addColumn("unit_price_minor", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("quote_lines_request").on("quote_lines").column("request_id").execute();
    },
  },

  /** Subscriptions to back-in-stock notices, and mails that name the link to unsubscribe. */
  "2026-11-26-stock-notices": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("stock_notices")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("product_id", "integer", (column) =>
          column.notNull().references("products.id").onDelete("cascade"),
        )
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull())
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("end_digest", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addUniqueConstraint("stock_notices_once", ["product_id", "email_key"])
        .execute();
      await db.schema.createIndex("stock_notices_email").on("stock_notices").column("email_key").execute();
      await db.schema.createIndex("stock_notices_end").on("stock_notices").column("end_digest").execute();
      await db.schema.createIndex("stock_notices_age").on("stock_notices").column("created_at").execute();
      await db.schema.alterTable("outbox").addColumn("unsubscribe_url", "text").execute();
    },
  },
});
