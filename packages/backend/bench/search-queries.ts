import { locales } from "@preforma/domain/locales";
import type { SearchQuery } from "../src/search/index.ts";
import keywords from "./search-keywords.json" with { type: "json" };

/** Kinds of search queries; each in every language. */
export const queryKinds = [
  "word",
  "words and volume",
  "beginning",
  "typing error",
  "neck",
  "code",
  "filters alone",
  "nothing found",
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** One query of a kind and language. */
export interface BenchQuery {
  kind: QueryKind;
  query: SearchQuery;
}

/** Every kind in every language, first page of 15, with facets. */
export function benchQueries(): BenchQuery[] {
  return queryKinds.flatMap((kind) =>
    locales.flatMap((locale): BenchQuery[] => {
      const base = { locale, page: 1, limit: 15, facets: true };
      if (kind !== "filters alone")
        return keywords[kind][locale].map((keyword) => ({ kind, query: { ...base, keyword } }));
      return [
        {
          kind,
          query: {
            ...base,
            filters: { material: ["PET"], volumeMin: 100, volumeMax: 1000 },
            sort: "volume_asc",
          },
        },
        { kind, query: { ...base, filters: { neck: ["28/410"], food: true }, sort: "price_asc" } },
      ];
    }),
  );
}

/** The URL of a query; `mark` makes it unique, so that no cached answer serves it. */
export function addressOf(
  { query }: BenchQuery,
  endpoint: "filter" | "simple-filter",
  mark?: number,
): string {
  const { keyword, locale, filters = {}, page, limit, sort } = query;
  const parameters = new URLSearchParams({ languageCode: locale, page: String(page), limit: String(limit) });
  if (keyword !== undefined) parameters.set("keyword", keyword);
  if (endpoint === "simple-filter") {
    if (sort) parameters.set("sort", sort);
    for (const key of ["material", "neck", "colour"] as const)
      if (filters[key]) parameters.set(key, filters[key].join());
    if (filters.food !== undefined) parameters.set("food", String(filters.food));
    if (filters.volumeMin !== undefined) parameters.set("volume_min", String(filters.volumeMin));
    if (filters.volumeMax !== undefined) parameters.set("volume_max", String(filters.volumeMax));
  }
  if (mark !== undefined) parameters.set("mark", String(mark));
  return `/api/v1/products/${endpoint}?${parameters}`;
}
