import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Where an action that is on record was asked for from. */
export function auditAddresses(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("audit_log").addColumn("client_address", "text").execute();
    },
  };
}
