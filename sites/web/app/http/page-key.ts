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
  "limit",
  "page",
] as const;

/** The address under which a page is cached: its path and the parameters that matter, in one order. */
export function pageKey(url: URL): string {
  if (url.search === "") return url.pathname;
  const query = new URLSearchParams();
  for (const name of pageParameters) {
    const values = url.searchParams.getAll(name).filter((value) => value !== "");
    if (values.length > 0) query.set(name, values.join(","));
  }
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}
