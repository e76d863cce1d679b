/** The signed-in user. */
export interface SessionUser {
  id: number;
  name: string;
  surname: string;
  email: string;
  /** The user's rights: `customer`, `staff`. */
  role: string;
}

/** A session in the form of `/api/auth/session`. */
export interface Session {
  user: SessionUser;
  /** ISO 8601. */
  expires: string;
  /** Bearer token for calls of `/api/v1`; absent when the server sends none. */
  accessToken?: string;
}

/** The user of the page: not known yet, signed in, or a visitor. */
export type SessionState =
  | { readonly status: "loading"; readonly session: null }
  | { readonly status: "authenticated"; readonly session: Session }
  | { readonly status: "unauthenticated"; readonly session: null };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads the endpoint's answer; an empty object, null, and anything without a user is no session. */
export function readSession(data: unknown): Session | null {
  if (typeof data !== "object" || data === null || !("user" in data)) return null;
  const { user, expires, accessToken } = data as Record<string, unknown>;
  if (typeof user !== "object" || user === null) return null;
  const { id, name, surname, email, role } = user as Record<string, unknown>;
  // Some servers of this contract send ids as text.
  const number = typeof id === "string" && /^\d+$/.test(id) ? Number(id) : id;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) return null;
  return {
    user: {
      id: number,
      name: text(name),
      surname: text(surname),
      email: text(email),
      role: text(role) || "customer",
    },
    expires: text(expires),
    ...(typeof accessToken === "string" && accessToken !== "" ? { accessToken } : {}),
  };
}

/** Whether a session has expired; one without an expiry does not. `now` is in ms. */
export function hasExpired(session: Session, now: number): boolean {
  const end = Date.parse(session.expires);
  return Number.isFinite(end) && end <= now;
}
