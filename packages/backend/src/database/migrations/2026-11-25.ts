import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DatabaseSchema, Dialect } from "../schema.ts";
import { slugify } from "@preforma/domain/text";
import { randomUUID } from "node:crypto";

/** One week for orders that already wait, as for new ones. */
const week = 7 * 24 * 3_600_000;

interface Tables {
  content_texts: { entry_id: number; language_code: string; title: string; slug: string };
}

/** The changes of 25 November 2026. */
export const november25 = (dialect: Dialect): Record<string, Migration> => ({
  /**
   * Slows down password guessing from many network addresses, remembers where an account has signed in before, and adds
   * the second factor.
   */
  "2026-11-25-accounts-sign-in": {
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
  },

  /** The network address that requested an audited action. */
  "2026-11-25-staff-audit-addresses": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("audit_log").addColumn("client_address", "text").execute();
    },
  },

  /**
   * Orders that are paid on delivery now reserve their goods for a limited time too; for waiting orders it starts now.
   */
  "2026-11-25-staff-delivery-orders": {
    async up(db: Kysely<unknown>): Promise<void> {
      await (db as Kysely<DatabaseSchema>)
        .updateTable("orders")
        .set({ expires_at: new Date(Date.now() + week).toISOString() })
        .where("state", "=", "pending_payment")
        .where("payment_type", "=", "cash_on_delivery")
        .where("expires_at", "is", null)
        .execute();
    },
  },

  /** When a store was initialised, so that a store that has lost its data is not mistaken for a new one. */
  "2026-11-25-storage-beginning": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("beginnings")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("begun_at", "text")
        .execute();
      await sql`insert into beginnings (id, begun_at) values (1, (select min(updated_at) from settings))`.execute(
        db,
      );
    },
  },

  /** Prices above 21 million need 64 bits: 2³¹ kuruş. SQLite's integers are 64-bit already. */
  "2026-11-25-storage-prices": {
    async up(db: Kysely<unknown>): Promise<void> {
      if (dialect === "sqlite") return;
      await db.schema
        .alterTable("products")
        .alterColumn("price_minor", (column) => column.setDataType("bigint"))
        .execute();
    },
  },

  /**
   * Replaces Arabic slugs that were generated from the title (consonants without vowels that nobody can read) with the
   * English slug. Slugs chosen by a person stay. Pages are found by id, so earlier URLs redirect to the new ones.
   */
  "2026-11-25-unreadable-slugs": {
    async up(database: Kysely<unknown>): Promise<void> {
      const db = database as Kysely<Tables>;
      const texts = await db
        .selectFrom("content_texts as arabic")
        .innerJoin("content_texts as english", "english.entry_id", "arabic.entry_id")
        .where("arabic.language_code", "=", "ar")
        .where("english.language_code", "=", "en")
        .select(["arabic.entry_id", "arabic.title", "arabic.slug", "english.slug as readable"])
        .execute();
      for (const { entry_id, title, slug, readable } of texts) {
        if (slug !== slugify(title, "ar")) continue;
        await db
          .updateTable("content_texts")
          .set({ slug: readable })
          .where("entry_id", "=", entry_id)
          .where("language_code", "=", "ar")
          .execute();
      }
    },
  },

  /** Uploaded files that may be deleted, so that no file is deleted only because a database does not know it. */
  "2026-11-25-upload-deletions": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("upload_deletions")
        .addColumn("stored_name", "text", (column) => column.primaryKey())
        .addColumn("due_at", "text", (column) => column.notNull())
        .execute();
    },
  },

  /** An id for every database, by which a folder of uploads recognises its own database. Backups include it. */
  "2026-11-25-uploads-owner": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("beginnings").addColumn("database_id", "text").execute();
      await sql`update beginnings set database_id = ${randomUUID()}`.execute(db);
    },
  },

  /**
   * Which releases may still run on this schema; see `schema-floor.ts`. Releases before this migration cannot check it.
   */
  "2026-11-25-version-floor": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable("schema_floor")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("migration", "text", (column) => column.notNull())
        .execute();
      await sql`insert into schema_floor (id, migration) values (1, '2026-11-25-version-floor')`.execute(db);
    },
  },
});
