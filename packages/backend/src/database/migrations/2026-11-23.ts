import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The changes of 23 November 2026. */
export const november23 = (): Record<string, Migration> => ({
  /**
   * Indexes to count sign-in links by the email address that they are sent to, and to find a person's record for its
   * export.
   */
  "2026-11-23-account-lookups": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createIndex("single_use_tokens_email")
        .on("single_use_tokens")
        .columns(["email", "purpose"])
        .execute();
      await db.schema.createIndex("audit_log_customer").on("audit_log").column("customer_id").execute();
    },
  },

  /** What each mail is about, so that it can be erased together with that and nothing else. */
  "2026-11-23-mail-topics": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("outbox").addColumn("about", "text").execute();
      await db.schema.createIndex("outbox_about").on("outbox").column("about").execute();
    },
  },
});
