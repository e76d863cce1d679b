import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/schema.ts";
import type { Actor } from "../http/environment.ts";
import type { AccountSession } from "@preforma/domain/account";

/** How long a session lasts without a visit, seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;
/** How long a session lasts however often it is used, seconds: a stolen one ends too. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;

/** When a session that is used now ends, ISO 8601. */
export function sessionEnd(createdAt: string, now: number): string {
  const end = Math.min(now + sessionSeconds * 1000, Date.parse(createdAt) + longestSessionSeconds * 1000);
  return new Date(end).toISOString();
}

/** What is stored of a session's secret id or of a token in a link. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Begins a session and returns its secret id, which is also the bearer token of the API. */
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

/** The person behind a session's secret id; null when it is unknown, expired, ended or its account is shut. */
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

/** Ends a session for good; its cookie and its bearer token are worth nothing from now on. */
export async function endSession(db: Db, sessionDigest: string): Promise<void> {
  await db.deleteFrom("sessions").where("digest", "=", sessionDigest).execute();
}

/** Ends all sessions of a person, but perhaps the one that asks for it. */
export async function endSessionsOf(db: Db, customerId: number, except?: string): Promise<void> {
  let deletion = db.deleteFrom("sessions").where("customer_id", "=", customerId);
  if (except !== undefined) deletion = deletion.where("digest", "!=", except);
  await deletion.execute();
}

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
