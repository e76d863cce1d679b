import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Prices of larger quantities, and which customers have prices of their own. */
export function priceBreaks(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("price_breaks", "text").execute();
      await db.schema.alterTable("customers").addColumn("customer_group", "text").execute();
    },
  };
}
