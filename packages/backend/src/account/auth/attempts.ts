import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db, DbTransaction } from "../../database/schema.ts";
import { countAgainstAccount, reopenAccount } from "./account-delay.ts";

/** First lock, ms; each further one of the same pair is twice as long. */
const firstLock = 15 * 60 * 1000;
const maxLock = 24 * 60 * 60 * 1000;
/** Older failures are forgotten, ms. */
const memory = 24 * 60 * 60 * 1000;
/** How long a place counts as known after the last sign-in from it, days. */
export const knownPlaceDays = 90;

/** The account and the network address of a sign-in attempt, as keyed digests. */
export interface AttemptPair {
  account_digest: string;
  address_digest: string;
}

/** Whether a password may be tried; if not, how many seconds to wait. */
export type AttemptLeave = { allowed: true; locked: boolean } | { allowed: false; seconds: number };

const digest = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** The account of a sign-in attempt, or its second factor, as a keyed digest. */
export const accountDigest = (secret: string, account: string): string =>
  digest(secret, `account ${account}`);

/** Hides email and network address: without the key the table does not show who tried what from where. */
export function attemptPair(secret: string, account: string, address: string): AttemptPair {
  return {
    account_digest: accountDigest(secret, account),
    address_digest: digest(secret, `address ${address}`),
  };
}

/**
 * Counts a try before it is made, as if it had failed, for the pair and, from a place where no one has signed in to
 * this account before, for the account too. {@link recordSuccess} undoes the count of a successful try. A known place
 * does not wait for the tries of others, so strangers cannot lock the owner out.
 */
export function countTry(db: Db, pair: AttemptPair, limit: number, now = Date.now()): Promise<AttemptLeave> {
  const since = new Date(now - knownPlaceDays * 24 * 60 * 60 * 1000).toISOString();
  return db.transaction().execute(async (transaction) => {
    const row = await ofPair(transaction, pair);
    const locked = waitOf(row?.locked_until, now);
    if (locked !== null) return locked;
    if ((row?.succeeded_at ?? "") < since) {
      const closed = waitOf(await countAgainstAccount(transaction, pair.account_digest, now), now);
      if (closed !== null) return closed;
    }
    return countPair(transaction, pair, limit, now);
  });
}

/**
 * Counts a try of one pair, and locks the pair with the try that reaches the limit: of many concurrent tries, no more
 * than `limit` get through. `locked` means that this one set the lock.
 */
async function countPair(
  transaction: DbTransaction,
  pair: AttemptPair,
  limit: number,
  now: number,
): Promise<AttemptLeave> {
  const at = new Date(now).toISOString();
  const stale = new Date(now - memory).toISOString();
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
  if (!counted)
    return waitOf((await ofPair(transaction, pair))?.locked_until, now) ?? { allowed: false, seconds: 1 };
  const reached = counted.failures % limit === 0;
  if (reached) {
    const locks = counted.failures / limit;
    const length = Math.min(maxLock, firstLock * 2 ** Math.min(locks - 1, 16));
    await transaction
      .updateTable("sign_in_attempts")
      .set({ locked_until: new Date(now + length).toISOString() })
      .where("account_digest", "=", pair.account_digest)
      .where("address_digest", "=", pair.address_digest)
      .execute();
  }
  return { allowed: true, locked: reached };
}

/** A refusal until an instant; null if it has passed. */
function waitOf(until: string | null | undefined, now: number): (AttemptLeave & { allowed: false }) | null {
  const left = until ? Date.parse(until) - now : 0;
  return left > 0 ? { allowed: false, seconds: Math.ceil(left / 1000) } : null;
}

function ofPair(db: Db, pair: AttemptPair) {
  return db
    .selectFrom("sign_in_attempts")
    .select(["locked_until", "succeeded_at"])
    .where("account_digest", "=", pair.account_digest)
    .where("address_digest", "=", pair.address_digest)
    .executeTakeFirst();
}

/**
 * Forgets the failures of a pair, since a person who knows the password was not guessing, and remembers the place.
 * Opens the account for other places again.
 */
export async function recordSuccess(db: Db, pair: AttemptPair, now = Date.now()): Promise<void> {
  await rememberPlace(db, pair, now);
  await reopenAccount(db, pair.account_digest);
}

/** Remembers the place of a successful sign-in to this account. */
export async function rememberPlace(db: Db, pair: AttemptPair, now = Date.now()): Promise<void> {
  const at = new Date(now).toISOString();
  const known = { failures: 0, locked_until: null, updated_at: at, succeeded_at: at };
  await db
    .insertInto("sign_in_attempts")
    .values({ ...pair, ...known })
    .onConflict((conflict) => conflict.columns(["account_digest", "address_digest"]).doUpdateSet(known))
    .execute();
}
