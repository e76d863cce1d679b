import type { Locale } from "../locales/index.ts";
import { localeOf } from "./path-parts.ts";
import { pathTo } from "./path.ts";

/** The query of the sign-in page, from the page that links to it. */
export interface SignInPageQuery {
  /** Where to go afterwards: a path of this site, or a URL below its origin. */
  callbackUrl?: string | undefined;
  /** Why the visitor is here, such as `SessionRequired`, `SessionExpired` or `CredentialsSignin`. */
  error?: string | undefined;
  /** `email`: a sign-in link was sent, if there is an account with that address. */
  sent?: "email" | undefined;
}

/** The path of the sign-in page in a language, with its query. */
export function signInPath(locale: Locale, { callbackUrl, error, sent }: SignInPageQuery = {}): string {
  const query = new URLSearchParams();
  if (callbackUrl !== undefined) query.set("callbackUrl", callbackUrl);
  if (error !== undefined) query.set("error", error);
  if (sent !== undefined) query.set("sent", sent);
  return `${pathTo("login", locale)}${query.size > 0 ? `?${query}` : ""}`;
}

/** Why a visitor is redirected to sign-in: a page or a favourite needs a session, or the session has ended. */
export type NoSession = "SessionRequired" | "FavouriteWaits" | "SessionExpired";

/**
 * Where to redirect a visitor without a session from a page that needs one: the sign-in page in that page's language,
 * which shows the reason and leads back to it.
 */
export function signInPathFrom(path: string, error: NoSession = "SessionRequired"): string {
  return signInPath(localeOf(path), { callbackUrl: path, error });
}

/**
 * Reads an untrusted redirect target, such as `callbackUrl`. Returns it as a path of the site, or null when it leads
 * anywhere else: another host, port or scheme, a user name before the host, two slashes or backslashes that a browser
 * interprets as another host. Never throws.
 */
export function pathWithin(origin: string, address: string): string | null {
  if (address.length > 2048 || !URL.canParse(address, origin)) return null;
  // Parsed as in browsers, where backslashes are slashes and line breaks are ignored.
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || url.username !== "" || url.password !== "") return null;
  // "https:path" and similar URLs are relative in some browsers and another host in others.
  if (/^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(address.trim())) return null;
  if (url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
