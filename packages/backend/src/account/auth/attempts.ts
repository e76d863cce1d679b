import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/schema.ts";

/** First lock, ms; each further one of the same pair lasts twice as long. */
const firstLock = 15 * 60 * 1000;
const longestLock = 24 * 60 * 60 * 1000;
/** Failures that are older than this are forgotten, ms. */
const memory = 24 * 60 * 60 * 1000;

/** The account and the address that a sign-in is tried for and from, as keyed digests. */
export interface AttemptPair {
  account_digest: string;
  address_digest: string;
}

/** Whether somebody may try a password, and if not, how many seconds to wait. */
export type AttemptLeave = { allowed: true; locked: boolean } | { allowed: false; seconds: number };

/** Hides e-mail and client address: without the key nobody reads from the table who tried what from where. */
export function attemptPair(secret: string, emailKey: string, address: string): AttemptPair {
  const digest = (text: string): string => createHmac("sha256", secret).update(text).digest("hex");
  return { account_digest: digest(`account ${emailKey}`), address_digest: digest(`address ${address}`) };
}

/**
 * Counts a try before it is made, as if it had failed, and locks the pair with the one that reaches the
 * limit: of many that come at once no more than `limit` get through. {@link forgive} takes a try that
 * succeeded back. `locked` tells that this one set the lock.
 */
export function countAttempt(
  db: Kysely<DatabaseSchema>,
  pair: AttemptPair,
  limit: number,
  now = Date.now(),
): Promise<AttemptLeave> {
  const at = new Date(now).toISOString();
  const stale = new Date(now - memory).toISOString();
  return db.transaction().execute(async (transaction) => {
    const counted = await transaction
      .insertInto("sign_in_attempts")
      .values({ ...pair, failures: 1, locked_until: null, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(["account_digest", "address_digest"])
          .doUpdateSet({
            failures: sql<number>`case when sign_in_attempts.updated_at < ${stale} then 1 else sign_in_attempts.failures + 1 end`,
            updated_at: at,
          })
          .where((on) =>
            on.or([
              on("sign_in_attempts.locked_until", "is", null),
              on("sign_in_attempts.locked_until", "<=", at),
            ]),
          ),
      )
      .returning("failures")
      .executeTakeFirst();
    if (!counted) {
      const { locked_until } = await ofPair(transaction, pair);
      const seconds = locked_until === null ? 1 : Math.ceil((Date.parse(locked_until) - now) / 1000);
      return { allowed: false, seconds: Math.max(1, seconds) };
    }
    const reached = counted.failures % limit === 0;
    if (reached) {
      const locks = counted.failures / limit;
      const length = Math.min(longestLock, firstLock * 2 ** Math.min(locks - 1, 16));
      await transaction
        .updateTable("sign_in_attempts")
        .set({ locked_until: new Date(now + length).toISOString() })
        .where("account_digest", "=", pair.account_digest)
        .where("address_digest", "=", pair.address_digest)
        .execute();
    }
    return { allowed: true, locked: reached };
  });
}

function ofPair(db: Kysely<DatabaseSchema>, pair: AttemptPair) {
  return db
    .selectFrom("sign_in_attempts")
    .select("locked_until")
    .where("account_digest", "=", pair.account_digest)
    .where("address_digest", "=", pair.address_digest)
    .executeTakeFirstOrThrow();
}

/** Forgets the failures of a pair: whoever knows the password has not been guessing. */
export async function forgive(db: Kysely<DatabaseSchema>, pair: AttemptPair): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where("account_digest", "=", pair.account_digest)
    .where("address_digest", "=", pair.address_digest)
    .execute();
}
