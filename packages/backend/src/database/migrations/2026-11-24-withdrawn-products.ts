import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What staff decide about single products, which an import must not undo: whether and where each is shown. */
export function withdrawnProducts(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("withdrawal", "text").execute();
      await db.schema
        .alterTable("products")
        .addColumn("category_pinned", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
