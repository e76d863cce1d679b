import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** In how many working days an article is made to order, and when it is expected back in stock. */
export function availability(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("lead_time_days", "integer").execute();
      await db.schema.alterTable("products").addColumn("back_on", "text").execute();
    },
  };
}
