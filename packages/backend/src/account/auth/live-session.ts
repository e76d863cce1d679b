import { decode, getToken, type JWT, type JWTDecodeParams } from "@auth/core/jwt";
import type { Db } from "../../database/schema.ts";
import type { AccountServices } from "../services.ts";
import { digestOf, sessionEnd } from "../sessions.ts";
import type { Role } from "../../database/tables/account.ts";

/** Min time between two writes of a session's new end, ms: not every read of it is worth a write. */
const writtenEvery = 60 * 60 * 1000;

/** A session that is stored and has not expired. */
export interface LiveSession {
  /** The secret id: the content of the cookie, and the API's bearer token. */
  id: string;
  digest: string;
  /** When it expires unless it is used, ISO 8601. */
  expires: string;
  user: SignedInUser;
}

/**
 * Opens a session cookie: null unless we issued it and its session is live. Nothing in the cookie but the session's id
 * is trusted. Extends the session.
 */
export async function openSessionCookie(
  db: Db,
  params: JWTDecodeParams,
): Promise<{ token: JWT; session: LiveSession } | null> {
  // A cookie that cannot be decrypted is not a failure: anyone may send anything.
  const token = await decode(params).catch(() => null);
  const id = token?.["sid"];
  if (!token || typeof id !== "string") return null;
  const session = await liveSession(db, id);
  return session && { token: { ...token, sub: String(session.user.id) }, session };
}

async function liveSession(db: Db, id: string): Promise<LiveSession | null> {
  const digest = digestOf(id);
  const now = Date.now();
  const row = await activePeople(db)
    .innerJoin("sessions", "sessions.customer_id", "customers.id")
    .select(["sessions.last_seen_at", "sessions.created_at", "sessions.expires_at"])
    .where("sessions.digest", "=", digest)
    .where("sessions.expires_at", ">", new Date(now).toISOString())
    .executeTakeFirst();
  if (!row) return null;
  let expires = row.expires_at;
  if (Date.parse(row.last_seen_at) < now - writtenEvery) {
    expires = sessionEnd(row.created_at, now);
    await db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(now).toISOString(), expires_at: expires })
      .where("digest", "=", digest)
      .execute();
  }
  const { email, name, surname, role } = row;
  return { id, digest, expires, user: { id: row.id, email, name, surname, role } };
}

/** The live session of a request's cookie; null for none. */
export async function sessionOfRequest(
  { db, authSecret, publicOrigin }: AccountServices,
  request: Request,
): Promise<LiveSession | null> {
  const found: { session: LiveSession | null; failure?: unknown } = { session: null };
  await getToken({
    req: request,
    secret: authSecret,
    secureCookie: publicOrigin.startsWith("https:"),
    async decode(params) {
      try {
        const opened = await openSessionCookie(db, params);
        found.session = opened?.session ?? null;
        return opened?.token ?? null;
      } catch (error) {
        // The library would report it as a wrong cookie.
        found.failure = error;
        return null;
      }
    },
  });
  if (found.failure !== undefined) throw found.failure;
  return found.session;
}

/** A session's information about the person (section 3), and their rights. */
export interface SignedInUser {
  id: number;
  email: string;
  name: string;
  surname: string;
  role: Role;
}

/** Selects people whose account is not blocked, with the fields of a session. */
function activePeople(db: Db) {
  return db
    .selectFrom("customers")
    .select(["customers.id", "customers.email", "customers.name", "customers.surname", "customers.role"])
    .where("customers.is_active", "=", 1);
}
