import type { Locale } from "../locales/index.ts";
import { addressOf, localePrefix, partLocale } from "./path-parts.ts";
import { matchLeniently, matchPath } from "./match.ts";
import { pathFor } from "./path.ts";
import type { RouteMatch } from "./table.ts";

/** The slug of a product or category in another language; null or undefined where it is not known. */
export type SlugResolver = (match: RouteMatch, locale: Locale) => string | null | undefined;

/**
 * The same page in another language: `/kurumsal/hakkimizda?a=1#b` in German is `/de/unternehmen/uber-uns?a=1#b`, and
 * back. Query and hash are preserved. A path outside the map only gets the new prefix.
 *
 * Slugs of products and categories differ by language: `slugIn` returns the right one. Without it the slug is
 * unchanged, and the site redirects to the canonical URL.
 */
export function translatePath(path: string, toLocale: Locale, slugIn?: SlugResolver): string {
  const { pathname, query, hash } = addressOf(path);
  const match = matchLeniently(pathname);
  if (match) {
    const slug = slugIn?.(match, toLocale);
    const params = slug && "slug" in match.params ? { ...match.params, slug } : match.params;
    return `${pathFor(match.name, toLocale, params)}${query}${hash}`;
  }
  return `${localePrefix(toLocale)}${partLocale(pathname).rest}${query}${hash}`;
}

/**
 * The permanent redirect of a path, not considering slugs: `/tr/...` (Turkish has no prefix), words of another language
 * after a prefix, trailing slashes, capitals. Null when the path is already correct or not in the map. Query and hash
 * are preserved.
 */
export function redirectFor(path: string): string | null {
  const { pathname, query, hash } = addressOf(path);
  const { locale, redundantPrefix } = partLocale(pathname);
  const match = matchLeniently(pathname);
  if (!match) {
    if (!redundantPrefix) return null;
    // The rest may need a redirect too, as in `/tr/en/`: one redirect covers both.
    const shorter = translatePath(path, locale);
    return redirectFor(shorter) ?? shorter;
  }
  const right = pathFor(match.name, locale, match.params);
  const isRight = pathname === right || (matchPath(pathname) !== null && isSamePath(pathname, right));
  return isRight ? null : `${right}${query}${hash}`;
}

/** Whether two paths differ only in their percent encoding, which is no reason to redirect. Never throws. */
export function isSamePath(one: string, other: string): boolean {
  try {
    return decodeURI(one) === decodeURI(other);
  } catch {
    return one === other;
  }
}
