import { locales, type Locale } from "../locales/index.ts";
import { isUrlTooLong, maxId } from "../limits/index.ts";
import { addressOf, partLocale } from "./path-parts.ts";
import {
  categoryWord,
  isPlain,
  routeNames,
  routes,
  type EntryRouteName,
  type RouteMatch,
  type RouteName,
} from "./table.ts";

const entryEnding = "/:id/:slug?";

/** The pages of a language by their paths. */
interface PagesByPath {
  /** Pages without parameters. */
  plain: ReadonlyMap<string, RouteName>;
  /** Pages of a list's entries by the list's path. Paths below the products are matched separately. */
  entries: ReadonlyMap<string, EntryRouteName>;
}

/** Created when a path of the language is first matched: few visitors need more than one language. */
const pagesByPath = new Map<Locale, PagesByPath>();

function pagesOf(locale: Locale): PagesByPath {
  const known = pagesByPath.get(locale);
  if (known) return known;
  const pathOf = (name: RouteName) => routes[name].paths[locale];
  const made = {
    plain: new Map(routeNames.filter(isPlain).map((name) => [pathOf(name), name])),
    entries: new Map(
      routeNames
        .filter((name) => name !== "category" && pathOf(name).endsWith(entryEnding))
        .map((name) => [pathOf(name).slice(0, -entryEnding.length), name as EntryRouteName]),
    ),
  };
  pagesByPath.set(locale, made);
  return made;
}

/** The id in a path segment: positive, without leading zeros, within the limit; else null. */
export function idOf(segment: string | undefined): number | null {
  if (segment === undefined || !/^[1-9]\d{0,15}$/.test(segment)) return null;
  const id = Number(segment);
  return id <= maxId ? id : null;
}

/**
 * Product and category URLs. Numbers are ids and `kategori` is a reserved word, so a category slug can be neither; a
 * URL that ends after the id still matches its page, with an empty slug.
 */
function matchBelowProducts(locale: Locale, segments: readonly string[]): RouteMatch | null {
  const [first = "", second, third] = segments;
  if (first.toLowerCase() === categoryWord) {
    const id = idOf(second);
    return id === null || segments.length > 3
      ? null
      : { locale, name: "category", params: { id, slug: third ?? "" } };
  }
  if (segments.length > 2) return null;
  const id = idOf(first);
  if (id !== null) return { locale, name: "product", params: { id, slug: second ?? "" } };
  return second === undefined && !/^\d+$/.test(first)
    ? { locale, name: "categoryBySlug", params: { slug: first } }
    : null;
}

/** An entry of a list: the list's path, the id, and an optional slug. */
function matchEntry(locale: Locale, segments: readonly string[]): RouteMatch | null {
  for (const rest of [1, 2]) {
    const list = segments.slice(0, -rest).join("/").toLowerCase();
    const name = pagesOf(locale).entries.get(list);
    const [first, slug = ""] = segments.slice(-rest);
    const id = idOf(first);
    if (name && id !== null) return { locale, name, params: { id, slug } };
  }
  return null;
}

/** A customer's order; the path is the same in every language. The shop checks whether the order exists. */
function matchOrder(locale: Locale, segments: readonly string[]): RouteMatch | null {
  const [number = "", ...more] = segments.slice(2);
  const isBelowOrders = segments.slice(0, 2).join("/").toLowerCase() === routes.accountOrders.paths[locale];
  return isBelowOrders && more.length === 0 && /^[a-z\d-]{1,40}$/i.test(number)
    ? { locale, name: "accountOrder", params: { number } }
    : null;
}

/** A GS1 Digital Link: `01` and a number of 14 digits. The catalogue looks the number up. */
function matchGtin(locale: Locale, [key, gtin = "", ...more]: readonly string[]): RouteMatch | null {
  return key === "01" && more.length === 0 && /^\d{14}$/.test(gtin)
    ? { locale, name: "productByGtin", params: { gtin } }
    : null;
}

/** The segments of an encoded path, decoded; null when the encoding is invalid. Trailing slashes are ignored. */
function segmentsOf(path: string): string[] | null {
  try {
    const segments = path.split("/").slice(1);
    const end = segments.findLastIndex((segment) => segment !== "") + 1;
    return segments.slice(0, end).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Matches the path after the prefix in one language. */
function matchWithin(locale: Locale, rest: string): RouteMatch | null {
  const segments = segmentsOf(rest);
  if (!segments || segments.some((segment) => segment.trim() === "")) return null;
  const name = pagesOf(locale).plain.get(segments.join("/").toLowerCase());
  if (name) return { locale, name, params: {} } as RouteMatch;
  if (segments.length < 2) return null;
  if (segments[0]?.toLowerCase() !== routes.products.paths[locale])
    return matchGtin(locale, segments) ?? matchOrder(locale, segments) ?? matchEntry(locale, segments);
  return matchBelowProducts(locale, segments.slice(1));
}

/**
 * Matches a path: its language, page and decoded parameters. Query and hash, trailing slashes and the case of fixed
 * words are ignored. Null for everything unknown: other words, words of a language other than the prefix's, invalid
 * percent encoding, a `/tr` prefix, a path or query over the servers' limits. Never throws.
 */
export function matchPath(path: string): RouteMatch | null {
  if (isUrlTooLong(path)) return null;
  const { locale, rest, redundantPrefix } = partLocale(addressOf(path).pathname);
  return redundantPrefix ? null : matchWithin(locale, rest);
}

/** Like {@link matchPath}, but also matches words of other languages after a prefix. */
export function matchLeniently(path: string): RouteMatch | null {
  if (isUrlTooLong(path)) return null;
  const { locale, rest } = partLocale(addressOf(path).pathname);
  // A category slug matches any word, so the exact match in every language comes first.
  const own = matchWithin(locale, rest);
  if (own) return own;
  for (const other of locales) {
    const match = other === locale ? null : matchWithin(other, rest);
    if (match) return { ...match, locale };
  }
  return null;
}
