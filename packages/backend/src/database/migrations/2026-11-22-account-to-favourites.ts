import { type Kysely, sql, type ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";
import { counted } from "./counted.ts";

const texts = [
  "name",
  "surname",
  "phone",
  "country_phone_code",
  "address_type",
  "address_title",
  "address_detail",
  "street",
  "neighborhood",
  "district",
  "city",
  "postal_code",
  "country",
  "address",
];

const ofProduct = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references("products.id").onDelete("cascade");
const ofCustomer = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references("customers.id").onDelete("cascade");

/** The tables of 22 November 2026, first part. */
export const november22AccountToFavourites = (dialect: Dialect): Record<string, Migration> => ({
  /** People who may sign in, their sessions and links, failed attempts, and who did what. */
  "2026-11-22-account": {
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
        // No foreign key: the action stays on record after the account is deleted.
        .addColumn("customer_id", "integer")
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("subject", "text")
        .addColumn("request_id", "text")
        .execute();
      await db.schema.createIndex("audit_log_at").on("audit_log").column("at").execute();
    },
  },

  /**
   * Postal addresses of customers, exactly one of them the default, and the countries where their companies are
   * registered.
   */
  "2026-11-22-addresses": {
    async up(db: Kysely<unknown>): Promise<void> {
      let table = db.schema
        .createTable("addresses")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("customer_id", "integer", (column) =>
          column.notNull().references("customers.id").onDelete("cascade"),
        );
      for (const name of texts) table = table.addColumn(name, "text", (column) => column.notNull());
      await table
        .addColumn("is_default", "integer", (column) => column.notNull())
        .addColumn("company_name", "text")
        .addColumn("vkn", "text")
        .addColumn("tax_office", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("addresses_customer").on("addresses").column("customer_id").execute();
      await db.schema
        .createIndex("addresses_one_default")
        .unique()
        .on("addresses")
        .column("customer_id")
        .where(sql.ref("is_default"), "=", 1)
        .execute();
      await db.schema.alterTable("customers").addColumn("country_code", "text").execute();
    },
  },

  /** Content of all kinds, and the version that notifies readers of its changes. */
  "2026-11-22-content": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("content_entries")
        .addColumn("id", "integer", counted(dialect))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("is_active", "integer", (column) => column.notNull())
        .addColumn("sort_order", "integer", (column) => column.notNull())
        .addColumn("published_at", "text")
        .addColumn("expires_at", "text")
        .addColumn("facts", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .addUniqueConstraint("content_entries_key", ["kind", "key"])
        .execute();
      await db.schema
        .createTable("content_texts")
        .addColumn("entry_id", "integer", (column) =>
          column.notNull().references("content_entries.id").onDelete("cascade"),
        )
        .addColumn("language_code", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("slug", "text", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("details", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("content_texts_pk", ["entry_id", "language_code"])
        .execute();
      await db.schema.createIndex("content_texts_slug").on("content_texts").column("slug").execute();
      await (db as Kysely<{ versions: { id: number; version: number } }>)
        .insertInto("versions")
        .values({ id: 3, version: 1 })
        .execute();
    },
  },

  /** Customers' favourites and recently viewed products, and how often each product is viewed. */
  "2026-11-22-favourites": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("favourites")
        .addColumn("customer_id", "integer", ofCustomer)
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("created_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("favourites_pk", ["customer_id", "product_id"])
        .execute();
      await db.schema.createIndex("favourites_product").on("favourites").column("product_id").execute();
      await db.schema
        .createTable("recent_views")
        .addColumn("customer_id", "integer", ofCustomer)
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("viewed_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("recent_views_pk", ["customer_id", "product_id"])
        .execute();
      await db.schema.createIndex("recent_views_product").on("recent_views").column("product_id").execute();
      await db.schema.createIndex("recent_views_at").on("recent_views").column("viewed_at").execute();
      await db.schema
        .createTable("product_views")
        .addColumn("product_id", "integer", ofProduct)
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("views", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("product_views_pk", ["product_id", "day"])
        .execute();
    },
  },
});
