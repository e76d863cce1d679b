import type { Locale } from "@preforma/domain/locales";
import { createSearchIndex, type SearchDocument, type SearchQuery } from "./index.ts";
import fixtures from "./search.fixtures.json" with { type: "json" };

export const base = fixtures.base as Omit<SearchDocument, "id" | "code" | "titles">;

export const bottle = 757;
export const largeBottle = 758;
export const jar = 801;
export const lid = 802;
export const pump = 901;
export const imported = 950;

export const catalogue = fixtures.catalogue.map((document) => ({ ...base, ...document }) as SearchDocument);

export const index = createSearchIndex(catalogue);
export const search = (keyword: string, locale: Locale = "tr", more: Partial<SearchQuery> = {}) =>
  index.query({ keyword, locale, page: 1, limit: 20, ...more });
export const first = (keyword: string, locale: Locale = "tr"): number | undefined =>
  search(keyword, locale).ids[0];
