import type { AccountSession } from "@preforma/domain/account";
import type { Db } from "../database/schema.ts";
import type { Actor } from "../http/index.ts";

/** Where a person is signed in, the latest first. A session's digest names it and opens nothing. */
export async function sessionsOf(db: Db, actor: Actor): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["digest", "created_at", "last_seen_at", "expires_at"])
    .where("customer_id", "=", actor.customerId)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("last_seen_at", "desc")
    .orderBy("digest")
    .execute();
  return rows.map(({ digest, ...session }) => ({
    id: digest,
    ...session,
    is_current: digest === actor.sessionDigest,
  }));
}

/** Ends one of a person's own sessions; false for another person's session and for one that never existed. */
export async function endOwnSession(db: Db, customerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("digest", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
