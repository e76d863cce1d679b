import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { counted } from "./counted.ts";

/** People who may sign in, their sessions and links, failed attempts, and who did what. */
export function accountTables(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("customers")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull().unique())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("surname", "text", (column) => column.notNull())
        .addColumn("phone", "text")
        .addColumn("password_hash", "text")
        .addColumn("role", "text", (column) => column.notNull())
        .addColumn("email_verified_at", "text")
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("company_name", "text")
        .addColumn("vkn", "text")
        .addColumn("tax_office", "text")
        .addColumn("consented_at", "text")
        .addColumn("is_active", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("oauth_accounts")
        .addColumn("provider", "text", (column) => column.notNull())
        .addColumn("provider_account_id", "text", (column) => column.notNull())
        .addColumn("customer_id", "integer", (column) =>
          column.notNull().references("customers.id").onDelete("cascade"),
        )
        .addColumn("created_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("oauth_accounts_pk", ["provider", "provider_account_id"])
        .execute();
      await db.schema
        .createIndex("oauth_accounts_customer")
        .on("oauth_accounts")
        .column("customer_id")
        .execute();
      await db.schema
        .createTable("sessions")
        .addColumn("digest", "text", (column) => column.primaryKey())
        .addColumn("customer_id", "integer", (column) =>
          column.notNull().references("customers.id").onDelete("cascade"),
        )
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("last_seen_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("sessions_customer").on("sessions").column("customer_id").execute();
      await db.schema.createIndex("sessions_expiry").on("sessions").column("expires_at").execute();
      await db.schema
        .createTable("single_use_tokens")
        .addColumn("digest", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) => column.notNull())
        .addColumn("customer_id", "integer", (column) =>
          column.references("customers.id").onDelete("cascade"),
        )
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("single_use_tokens_customer")
        .on("single_use_tokens")
        .column("customer_id")
        .execute();
      await db.schema
        .createTable("sign_in_attempts")
        .addColumn("account_digest", "text", (column) => column.notNull())
        .addColumn("address_digest", "text", (column) => column.notNull())
        .addColumn("failures", "integer", (column) => column.notNull())
        .addColumn("locked_until", "text")
        .addColumn("updated_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("sign_in_attempts_pk", ["account_digest", "address_digest"])
        .execute();
      await db.schema
        .createTable("audit_log")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("at", "text", (column) => column.notNull())
        // No foreign key: what was done stays on record when the account is gone.
        .addColumn("customer_id", "integer")
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("subject", "text")
        .addColumn("request_id", "text")
        .execute();
      await db.schema.createIndex("audit_log_at").on("audit_log").column("at").execute();
    },
  };
}
