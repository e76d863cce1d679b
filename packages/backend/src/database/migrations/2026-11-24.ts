import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../schema.ts";

/** The changes of 24 November 2026. */
export const november24 = (dialect: Dialect): Record<string, Migration> => ({
  /** The carrier's tracking page for an order. */
  "2026-11-24-tracking-links": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("orders").addColumn("tracking_url", "text").execute();
    },
  },

  /**
   * Request counters for all processes on one PostgreSQL; with SQLite there is one process, which counts in memory. The
   * columns are those of rate-limiter-flexible. Losing the counters does no harm, so the table is unlogged.
   */
  "2026-11-24-visitor-limits": {
    async up(db: Kysely<unknown>): Promise<void> {
      if (dialect === "sqlite") return;
      await sql`create unlogged table request_counters (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db);
    },
  },

  /** Staff decisions about single products that an import must not undo: whether and where each is shown. */
  "2026-11-24-withdrawn-products": {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable("products").addColumn("withdrawal", "text").execute();
      await db.schema
        .alterTable("products")
        .addColumn("category_pinned", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
});
