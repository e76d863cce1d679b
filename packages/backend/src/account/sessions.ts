import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/schema.ts";
import type { Actor } from "../http/environment.ts";
import type { AccountSession } from "@preforma/domain/account";

/** Lifetime of an unused session, seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** Max lifetime of a session, however often it is used, seconds: a stolen one ends too. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;

/** When a session that is used now expires, ISO 8601. */
export function sessionEnd(createdAt: string, now: number): string {
  const end = Math.min(now + sessionSeconds * 1000, Date.parse(createdAt) + longestSessionSeconds * 1000);
  return new Date(end).toISOString();
}

/** The stored form of a session's secret id or of a link's token. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Starts a session and returns its secret id, which is also the bearer token of the API. */
export async function beginSession(db: Db, customerId: number, seconds = sessionSeconds): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db
    .insertInto("sessions")
    .values({
      digest: digestOf(id),
      customer_id: customerId,
      created_at: new Date(now).toISOString(),
      last_seen_at: new Date(now).toISOString(),
      expires_at: new Date(now + seconds * 1000).toISOString(),
    })
    .execute();
  return id;
}

/** The person of a session's secret id; null if it is unknown, expired or ended, or its account is blocked. */
export async function actorOf(db: Db, sessionId: string): Promise<Actor | null> {
  const digest = digestOf(sessionId);
  const row = await db
    .selectFrom("sessions")
    .innerJoin("customers", "customers.id", "sessions.customer_id")
    .leftJoin("second_factors", "second_factors.customer_id", "customers.id")
    .select([
      "customers.id",
      "customers.role",
      "customers.is_active",
      "sessions.expires_at",
      "second_factors.confirmed_at",
    ])
    .where("sessions.digest", "=", digest)
    .executeTakeFirst();
  if (!row || row.is_active !== 1 || row.expires_at <= new Date().toISOString()) return null;
  return {
    customerId: row.id,
    role: row.role,
    sessionDigest: digest,
    hasSecondFactor: row.confirmed_at !== null,
  };
}

/** Ends a session for good; its cookie and its bearer token are invalid from now on. */
export async function endSession(db: Db, sessionDigest: string): Promise<void> {
  await db.deleteFrom("sessions").where("digest", "=", sessionDigest).execute();
}

/** Ends all sessions of a person, except optionally the one that requests it. */
export async function endSessionsOf(db: Db, customerId: number, except?: string): Promise<void> {
  let deletion = db.deleteFrom("sessions").where("customer_id", "=", customerId);
  if (except !== undefined) deletion = deletion.where("digest", "!=", except);
  await deletion.execute();
}

/** A person's sessions, latest first. The digest identifies a session and opens nothing. */
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
