import { defaultLocale, type Locale } from "@preforma/domain/locales";
import { localeOf, matchPath, pathWithin } from "@preforma/domain/routes";

/** Where a person is led in the end, and in which language they are spoken to until then. */
export interface ReturnPath {
  /** A path of the site; null for its home page. */
  path: string | null;
  locale: Locale;
}

/**
 * Understands a `callbackUrl`. Other sites, the API's own addresses and nothing at all lead to the home
 * page. From the sign-in page one goes on to where it was meant to lead, not to itself.
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

/** Whether it is no web address at all, such as `javascript:`; the library's name of it is `InvalidCallbackUrl`. */
export function isNoWebAddress(publicOrigin: string, callbackUrl: string | null | undefined): boolean {
  if (callbackUrl == null || callbackUrl === "") return false;
  if (!URL.canParse(callbackUrl, publicOrigin)) return true;
  return !/^https?:$/.test(new URL(callbackUrl, publicOrigin).protocol);
}
