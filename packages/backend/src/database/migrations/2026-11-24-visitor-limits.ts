import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

/**
 * How many requests visitors have made, for all processes on one PostgreSQL; with SQLite there is one process, which
 * counts in memory. The columns are those of rate-limiter-flexible. Nothing is lost with the counters, so they need no log.
 */
export function visitorLimits(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      if (dialect === "sqlite") return;
      await sql`create unlogged table request_counters (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db);
    },
  };
}
