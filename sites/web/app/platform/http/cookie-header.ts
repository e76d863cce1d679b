/**
 * A `Cookie` header after a server has set cookies, as the next request of a browser would carry it. Only names, values
 * and expiry count: it is for calls to the one server that set them.
 */
export function withSetCookies(header: string, set: readonly string[]): string {
  if (set.length === 0) return header;
  const cookies = new Map(
    header
      .split(";")
      .map((cookie) => cookie.trim())
      .filter(Boolean)
      .map((cookie) => [nameOf(cookie), cookie]),
  );
  for (const line of set) {
    const [cookie = "", ...attributes] = line.split(";").map((part) => part.trim());
    if (attributes.some(isOver)) cookies.delete(nameOf(cookie));
    else cookies.set(nameOf(cookie), cookie);
  }
  return [...cookies.values()].join("; ");
}

/** How a cookie is set. */
interface CookieRules {
  /** The site is reached by https. */
  isSecure: boolean;
  /** Seconds; a session cookie unless given. */
  maxAge?: number;
  /** Scripts cannot read it. */
  httpOnly?: boolean;
}

/** A `Set-Cookie` header for the whole site; forms of other sites do not send the cookie. */
export function cookieLine(
  name: string,
  value: string | number,
  { isSecure, maxAge, httpOnly = false }: CookieRules,
): string {
  return [
    `${name}=${value}`,
    "Path=/",
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

/** How long a visitor's lists, and the mark of a visitor without script, are stored, seconds. */
export const visitorSeconds = 60 * 24 * 60 * 60;

/** The raw value of a cookie in a `Cookie` header; null where it is missing. */
export function cookieOf(header: string, name: string): string | null {
  const found = header.split(";").find((cookie) => nameOf(cookie.trim()) === name);
  return found === undefined ? null : found.slice(found.indexOf("=") + 1).trim();
}

const nameOf = (cookie: string): string => cookie.slice(0, Math.max(0, cookie.indexOf("=")));

function isOver(attribute: string): boolean {
  const [name = "", value = ""] = attribute.split("=", 2);
  if (name.toLowerCase() === "max-age") return Number(value) <= 0;
  return name.toLowerCase() === "expires" && Date.parse(value) <= Date.now();
}
