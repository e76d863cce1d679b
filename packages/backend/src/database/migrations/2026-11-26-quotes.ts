import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** The answers of the staff to quote requests. */
export function quoteTables(dialect: Dialect): Migration {
  return {
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
  };
}
