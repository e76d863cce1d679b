import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/** The state of the outbox. */
export interface MailFigures {
  /** Not sent yet, and not given up. */
  waiting: number;
  /** Given up: see `pnpm staff mail list --state failed`. */
  failed: number;
  /** How long the oldest waiting mail has been waiting, seconds; 0 where none waits. */
  oldestSeconds: number;
}

export async function mailFigures(db: Db, now = Date.now()): Promise<MailFigures> {
  const waits = sql`sent_at is null and failed_at is null`;
  const { waiting, failed, oldest } = await db
    .selectFrom("outbox")
    .select([
      sql<number | string>`count(case when ${waits} then 1 end)`.as("waiting"),
      sql<number | string>`count(failed_at)`.as("failed"),
      sql<string | null>`min(case when ${waits} then created_at end)`.as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting),
    failed: Number(failed),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1000),
  };
}
