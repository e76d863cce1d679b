import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const ofProduct = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references("products.id").onDelete("cascade");
const ofCustomer = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references("customers.id").onDelete("cascade");

/** What customers like, what they looked at last, and how often a product is looked at. */
export function favouriteTables(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("favourites")
        .addColumn("customer_id", "integer", ofCustomer)
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("created_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("favourites_pk", ["customer_id", "product_id"])
        .execute();
      await db.schema.createIndex("favourites_product").on("favourites").column("product_id").execute();
      await db.schema
        .createTable("recent_views")
        .addColumn("customer_id", "integer", ofCustomer)
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("viewed_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("recent_views_pk", ["customer_id", "product_id"])
        .execute();
      await db.schema.createIndex("recent_views_product").on("recent_views").column("product_id").execute();
      await db.schema.createIndex("recent_views_at").on("recent_views").column("viewed_at").execute();
      await db.schema
        .createTable("product_views")
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("views", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("product_views_pk", ["product_id", "day"])
        .execute();
    },
  };
}
