import { matchPath } from "@preforma/domain/routes";

/**
 * The query parameters that change what a page shows. All others (campaign tags, other people's
 * tracking) are ignored on the server, so that they neither split nor flood the page cache.
 */
export const pageParameters = [
  "keyword",
  "category",
  "material",
  "neck",
  "colour",
  "food",
  "volume_min",
  "volume_max",
  "is_featured",
  "sort",
  "group",
  "limit",
  "tag",
  "q",
  "products",
  "differences",
  "ral",
  "quantity",
  "table",
  "page",
] as const;

/** The key under which a page is cached: its path and the relevant parameters, in a fixed order. */
export function pageKey(url: URL): string {
  if (url.search === "") return url.pathname;
  const query = new URLSearchParams();
  for (const name of pageParameters) {
    const value = url.searchParams
      .getAll(name)
      .filter((one) => one !== "")
      .join(",");
    const shape = productParameters[name];
    if (value !== "" && (!shape || isShownIn(shape, value, url))) query.set(name, value);
  }
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

/**
 * Parameters of product pages alone: a RAL colour, which has four digits, a quantity, with separators as people write
 * them, and the table of its whole family. No other value makes a separate page. Colour numbers are not looked up: the
 * browser loads this file, and should not load the names of all colours with it.
 */
const productParameters: Partial<Record<(typeof pageParameters)[number], RegExp>> = {
  ral: /^\d{4}$/,
  quantity: /^[\p{Nd}.,'’ ]{1,14}$/u,
  table: /^all$/,
};

const isShownIn = (shape: RegExp, value: string, url: URL): boolean =>
  shape.test(value) && matchPath(url.pathname)?.name === "product";

/**
 * The path of the page for which React Router requests only the data: `/ar` for `/ar.data`. Other paths are unchanged.
 */
export const pagePath = (pathname: string): string =>
  pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
