import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";

/** Categories and products with their texts, old slugs, settings, and the version that readers watch. */
export function catalogueTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("categories")
        .addColumn("id", "integer", (column) =>
          dialect === "sqlite"
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn("key", "text", (column) => column.notNull().unique())
        .addColumn("parent_id", "integer", (column) => column.references("categories.id"))
        .addColumn("is_featured", "integer", (column) => column.notNull())
        .addColumn("is_active", "integer", (column) => column.notNull())
        .addColumn("sort_order", "integer", (column) => column.notNull())
        .addColumn("shape_id", "text")
        .addColumn("body_hex", "text")
        .addColumn("closure_hex", "text")
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("category_texts")
        .addColumn("category_id", "integer", (column) =>
          column.notNull().references("categories.id").onDelete("cascade"),
        )
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("category_texts_pk", ["category_id", "language_code"])
        .execute();
      await db.schema.createIndex("category_texts_slug").on("category_texts").column("slug").execute();

      await db.schema
        .createTable("products")
        .addColumn("id", "integer", (column) =>
          dialect === "sqlite"
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        )
        .addColumn("code", "text", (column) => column.notNull().unique())
        .addColumn("category_id", "integer", (column) => column.notNull().references("categories.id"))
        .addColumn("is_featured", "integer", (column) => column.notNull())
        .addColumn("is_active", "integer", (column) => column.notNull())
        .addColumn("price_minor", "integer")
        .addColumn("currency", "text")
        .addColumn("material", "text")
        .addColumn("volume_ml", "double precision")
        .addColumn("brimful_ml", "double precision")
        .addColumn("weight_g", "double precision")
        .addColumn("height_mm", "double precision")
        .addColumn("width_mm", "double precision")
        .addColumn("depth_mm", "double precision")
        .addColumn("neck_code", "text")
        .addColumn("neck_diameter_mm", "double precision")
        .addColumn("neck_finish", "text")
        .addColumn("closure_type", "text")
        .addColumn("colour_key", "text")
        .addColumn("minimum_order", "integer", (column) => column.notNull())
        .addColumn("carton_quantity", "integer")
        .addColumn("pallet_quantity", "integer")
        .addColumn("food_contact", "integer", (column) => column.notNull())
        .addColumn("food_contact_declarations", "text", (column) => column.notNull())
        .addColumn("recycling_code", "integer")
        .addColumn("stock", "integer")
        .addColumn("shape_id", "text")
        .addColumn("body_hex", "text")
        .addColumn("closure_hex", "text")
        .addColumn("variant_group", "text")
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("products_category").on("products").column("category_id").execute();
      await db.schema
        .createTable("product_texts")
        .addColumn("product_id", "integer", (column) =>
          column.notNull().references("products.id").onDelete("cascade"),
        )
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("product_texts_pk", ["product_id", "language_code"])
        .execute();

      await db.schema
        .createTable("retired_slugs")
        .addColumn("entity_type", "text", (column) => column.notNull())
        .addColumn("entity_id", "integer", (column) => column.notNull())
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("slug", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("retired_slugs_pk", ["entity_type", "entity_id", "language_code", "slug"])
        .execute();
      await db.schema
        .createIndex("retired_slugs_slug")
        .on("retired_slugs")
        .columns(["entity_type", "slug"])
        .execute();

      await db.schema
        .createTable("settings")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("versions")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("version", "integer", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("seeds")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("started_at", "text", (column) => column.notNull())
        .addColumn("finished_at", "text")
        .execute();
      await (db as Kysely<{ versions: { id: number; version: number } }>)
        .insertInto("versions")
        .values([
          { id: 1, version: 1 },
          { id: 2, version: 1 },
        ])
        .execute();
    },
  };
}
