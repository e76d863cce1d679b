import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** Photographs that a manufacturer gave of its products. */
export function photographTables(dialect: Dialect): Migration {
  return {
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
  };
}
