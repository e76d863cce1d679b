import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The changes of 27 November 2026. */
export const november27 = (): Record<string, Migration> => ({
  /** Prices of larger quantities, and which customers have prices of their own. */
  "2026-11-27-price-breaks": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("price_breaks", "text").execute();
      await db.schema.alterTable("customers").addColumn("customer_group", "text").execute();
    },
  },
});
