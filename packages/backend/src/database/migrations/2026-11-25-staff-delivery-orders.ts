import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { DatabaseSchema } from "../schema.ts";

/** A week for those that wait already, as for new ones. */
const week = 7 * 24 * 3_600_000;

/** Orders that are paid on delivery keep their goods for a time too; those that wait get theirs from now on. */
export function deliveryOrdersExpire(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await (db as Kysely<DatabaseSchema>)
        .updateTable("orders")
        .set({ expires_at: new Date(Date.now() + week).toISOString() })
        .where("state", "=", "pending_payment")
        .where("payment_type", "=", "cash_on_delivery")
        .where("expires_at", "is", null)
        .execute();
    },
  };
}
