import type { Locale } from "../locales/index.ts";
import { localeOf } from "./path-parts.ts";
import { pathTo } from "./path.ts";

/** What the sign-in page gets from the page that links there. */
export interface SignInPageQuery {
  /** Where to go afterwards: a path of this site, or an address below its origin. */
  callbackUrl?: string | undefined;
  /** Why the visitor is here, such as `SessionRequired`, `SessionExpired` or `CredentialsSignin`. */
  error?: string | undefined;
  /** `email`: a sign-in link was sent, if there is an account by that address. */
  sent?: "email" | undefined;
}

/** The address of the sign-in page in a language, with what it has to know. */
export function signInPath(locale: Locale, { callbackUrl, error, sent }: SignInPageQuery = {}): string {
  const query = new URLSearchParams();
  if (callbackUrl !== undefined) query.set("callbackUrl", callbackUrl);
  if (error !== undefined) query.set("error", error);
  if (sent !== undefined) query.set("sent", sent);
  return `${pathTo("login", locale)}${query.size > 0 ? `?${query}` : ""}`;
}

/** Why a visitor is sent to the sign-in page: a page or a favourite needs a session, or the session has ended. */
export type NoSession = "SessionRequired" | "FavouriteWaits" | "SessionExpired";

/**
 * Where to send a visitor who has no session from a page that needs one: the sign-in page in that page's
 * language, which says why and leads back to it.
 */
export function signInPathFrom(path: string, error: NoSession = "SessionRequired"): string {
  return signInPath(localeOf(path), { callbackUrl: path, error });
}

/**
 * Reads an address that was handed over to be gone to later, such as `callbackUrl`. Gives it back as a path
 * of the site, or null when it leads anywhere else: another host, port or scheme, a user name before the
 * host, two slashes or backslashes that a browser takes for another host. Never throws.
 */
export function pathWithin(origin: string, address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address, origin)) return null;
  // The reading of browsers, in which backslashes are slashes and line breaks are nothing.
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || url.username !== "" || url.password !== "") return null;
  // "https:path" and the like are relative in one browser and another host in the next.
  if (/^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(address.trim())) return null;
  if (url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
