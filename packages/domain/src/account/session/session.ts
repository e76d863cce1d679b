/** The person who is signed in. */
export interface SessionUser {
  id: number;
  name: string;
  surname: string;
  email: string;
  /** What they may do: `customer`, `staff`. */
  role: string;
}

/** A session as `/api/auth/session` gives it. */
export interface Session {
  user: SessionUser;
  /** ISO 8601. */
  expires: string;
  /** Bearer token for the calls of `/api/v1`; absent when the server gives none. */
  accessToken?: string;
}

/** Who uses the page: not known yet, a signed-in person, or a visitor. */
export type SessionState =
  | { readonly status: "loading"; readonly session: null }
  | { readonly status: "authenticated"; readonly session: Session }
  | { readonly status: "unauthenticated"; readonly session: null };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads what the endpoint sent; an empty object, null, and anything without a person is no session. */
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

/** Whether a session's end has passed; one that tells no end has none. `now` is in ms. */
export function hasExpired(session: Session, now: number): boolean {
  const end = Date.parse(session.expires);
  return Number.isFinite(end) && end <= now;
}
