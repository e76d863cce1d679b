import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Where the carrier of an order shows its way. */
export function trackingLinks(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("orders").addColumn("tracking_url", "text").execute();
    },
  };
}
