import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a record states of an article beyond its measures, and the number that scanners read. */
export function articleFacts(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("gtin", "text").execute();
      await db.schema.alterTable("products").addColumn("facts", "text").execute();
      await db.schema.createIndex("products_gtin").on("products").column("gtin").execute();
    },
  };
}
