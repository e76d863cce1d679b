import { defaultLocale, type Locale } from "@preforma/domain/locales";
import { localeOf, matchPath, pathWithin } from "@preforma/domain/routes";

/** The final redirect target, and the language until then. */
export interface ReturnPath {
  /** A path of the site; null for its home page. */
  path: string | null;
  locale: Locale;
}

/**
 * Parses a `callbackUrl`. Other sites, the API's own URLs and a missing URL lead to the home page. The URL of the
 * sign-in page leads to its own target, not to itself.
 */
export function returnPath(publicOrigin: string, callbackUrl: string | null | undefined): ReturnPath {
  const path = callbackUrl == null ? null : pathWithin(publicOrigin, callbackUrl);
  if (path === null || path.startsWith("/api/")) return { path: null, locale: defaultLocale };
  const page = matchPath(path)?.name;
  const locale = localeOf(path);
  if (page !== "login" && page !== "register") return { path, locale };
  const inner = pathWithin(publicOrigin, new URL(path, publicOrigin).searchParams.get("callbackUrl") ?? "/");
  const leadsOn =
    inner !== null && inner !== "/" && !inner.startsWith("/api/") && matchPath(inner)?.name !== page;
  return { path: leadsOn ? inner : null, locale };
}

/** Whether it is not a web URL, such as `javascript:`; the library's name for this is `InvalidCallbackUrl`. */
export function isNoWebAddress(publicOrigin: string, callbackUrl: string | null | undefined): boolean {
  if (callbackUrl == null || callbackUrl === "") return false;
  if (!URL.canParse(callbackUrl, publicOrigin)) return true;
  return !/^https?:$/.test(new URL(callbackUrl, publicOrigin).protocol);
}
