import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** Reviews with their state of moderation. */
export function reviewsTables(dialect: Dialect): Migration {
  return {
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
  };
}
