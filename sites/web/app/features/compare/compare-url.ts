import { maxKeywordLength } from "@preforma/domain/limits";
import type { Locale } from "@preforma/domain/locales";
import { idOf, pathTo } from "@preforma/domain/routes";
import { maxComparedProducts } from "@preforma/domain/catalogue";

/** The state of the comparison in its URL. */
export interface CompareQuery {
  /** Ids of the products, each once, no more than can be compared. */
  ids: readonly number[];
  /** The URL names more products than can be compared. */
  tooMany: boolean;
  differencesOnly: boolean;
  /** The search text for products to add. */
  keyword: string;
}

/** Reads `?products=1,2,3&differences=1&q=...`; forms of cards repeat `products` instead. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  const named = params.getAll("products").flatMap((value) => value.split(","));
  const ids = [...new Set(named.map((id) => idOf(id.trim())).filter((id) => id !== null))];
  return {
    ids: ids.slice(0, maxComparedProducts),
    tooMany: ids.length > maxComparedProducts,
    differencesOnly: params.get("differences") === "1",
    keyword: (params.get("q") ?? "").trim().slice(0, maxKeywordLength),
  };
}

/** The query of a comparison of these products. It is explicit for none: a URL without it restores the saved ones. */
export function compareSearch(
  ids: readonly number[],
  { differencesOnly = false }: { differencesOnly?: boolean } = {},
): string {
  if (ids.length === 0) return "?products=";
  return `?products=${ids.join(",")}${differencesOnly ? "&differences=1" : ""}`;
}

/** The URL of a comparison of these products. */
export function comparePath(
  ids: readonly number[],
  locale: Locale,
  options?: { differencesOnly?: boolean },
): string {
  return `${pathTo("compare", locale)}${compareSearch(ids, options)}`;
}
