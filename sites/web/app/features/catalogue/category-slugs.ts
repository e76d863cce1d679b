import type { ListMeta } from "@preforma/domain/catalogue";
import { cachedQuery, type QueryDescription, type StrictClient } from "@preforma/domain/http";
import type { Slugs } from "../../platform/seo/alternates.ts";

/** One row of `GET /sitemap`. */
export interface SitemapEntry {
  id: number;
  slugs: Slugs;
  /** ISO 8601. */
  updated_at: string;
}

/** One page of the list of every item that has its own URL. */
export interface SitemapList {
  entries: SitemapEntry[];
  meta: ListMeta;
}

/** The slugs of all categories, by id. */
export function categorySlugsQuery(client: StrictClient): QueryDescription<ReadonlyMap<number, Slugs>> {
  return cachedQuery(["sitemap", "categories"], async ({ signal }) => {
    const { entries } = await client.get<SitemapList>("sitemap", {
      query: { entity: "categories", limit: 10_000 },
      signal,
    });
    return new Map(entries.map((entry) => [entry.id, entry.slugs]));
  });
}
