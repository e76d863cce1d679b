import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How links are counted by the address that they are sent to, and how a person's record is found for its export. */
export function accountLookups(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createIndex("single_use_tokens_email")
        .on("single_use_tokens")
        .columns(["email", "purpose"])
        .execute();
      await db.schema.createIndex("audit_log_customer").on("audit_log").column("customer_id").execute();
    },
  };
}
