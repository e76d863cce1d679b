import { sql } from "kysely";
import type { Db, DbTransaction } from "../../database/schema.ts";

/** Failures of one account from new places before its first delay: people mistype on new devices too. */
export const freeTries = 10;
/** First delay, ms; each further one is twice as long. */
const firstDelay = 2000;
/** Max delay for a person who signs in from a new place, ms. */
const maxDelay = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** For an open account: earlier than any try, including one that began a moment ago. */
const open = new Date(0).toISOString();

/**
 * Counts a try against an account from any place. Returns the time until which no further try is allowed, or null if
 * this one is allowed. Accounts that do not exist are counted in the same way.
 */
export async function countAgainstAccount(
  transaction: DbTransaction,
  accountDigest: string,
  now: number,
): Promise<string | null> {
  const at = new Date(now).toISOString();
  const stale = new Date(now - day).toISOString();
  const counted = await transaction
    .insertInto("sign_in_delays")
    .values({
      account_digest: accountDigest,
      failures: 1,
      closed_until: open,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column("account_digest")
        .doUpdateSet({
          failures: sql<number>`case when sign_in_delays.updated_at < ${stale} then 1 else sign_in_delays.failures + 1 end`,
          updated_at: at,
        })
        .where("sign_in_delays.closed_until", "<=", at),
    )
    .returning("failures")
    .executeTakeFirst();
  if (!counted) {
    const row = await transaction
      .selectFrom("sign_in_delays")
      .select("closed_until")
      .where("account_digest", "=", accountDigest)
      .executeTakeFirstOrThrow();
    return row.closed_until;
  }
  const over = counted.failures - freeTries;
  if (over >= 0) {
    const length = Math.min(maxDelay, firstDelay * 2 ** Math.min(over, 16));
    await transaction
      .updateTable("sign_in_delays")
      .set({ closed_until: new Date(now + length).toISOString() })
      .where("account_digest", "=", accountDigest)
      .execute();
  }
  return null;
}

/** Allows tries from new places again: a person has proved that they own the account. */
export async function reopenAccount(db: Db, accountDigest: string): Promise<void> {
  await db
    .updateTable("sign_in_delays")
    .set({ failures: 0, closed_until: open })
    .where("account_digest", "=", accountDigest)
    .execute();
}

/**
 * Whether to notify the owner now that someone is guessing the password: once a day at most. It is recorded for
 * accounts that do not exist too, so that the answer takes the same time.
 */
export async function isNoticeDue(transaction: DbTransaction, accountDigest: string): Promise<boolean> {
  const now = Date.now();
  const noted = await transaction
    .updateTable("sign_in_delays")
    .set({ notified_at: new Date(now).toISOString() })
    .where("account_digest", "=", accountDigest)
    .where("failures", ">=", freeTries)
    .where((on) =>
      on.or([on("notified_at", "is", null), on("notified_at", "<", new Date(now - day).toISOString())]),
    )
    .returning("account_digest")
    .executeTakeFirst();
  return noted !== undefined;
}
