import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What slows guesses down that come from many addresses, where somebody has signed in before, and the
 * second factor of a sign-in.
 */
export function accountSignIn(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("sign_in_attempts").addColumn("succeeded_at", "text").execute();
      await db.schema
        .createTable("sign_in_delays")
        .addColumn("account_digest", "text", (column) => column.primaryKey())
        .addColumn("failures", "integer", (column) => column.notNull())
        .addColumn("closed_until", "text", (column) => column.notNull())
        .addColumn("notified_at", "text")
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("second_factors")
        .addColumn("customer_id", "integer", (column) =>
          column.primaryKey().references("customers.id").onDelete("cascade"),
        )
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("last_step", "integer", (column) => column.notNull())
        .addColumn("confirmed_at", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("recovery_codes")
        .addColumn("digest", "text", (column) => column.primaryKey())
        .addColumn("customer_id", "integer", (column) =>
          column.notNull().references("customers.id").onDelete("cascade"),
        )
        .execute();
      await db.schema
        .createIndex("recovery_codes_customer")
        .on("recovery_codes")
        .column("customer_id")
        .execute();
    },
  };
}
