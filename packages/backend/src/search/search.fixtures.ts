import type { Locale } from "@preforma/domain/locales";
import { createSearchIndex, type SearchDocument, type SearchQuery } from "./index.ts";
import written from "./search.cases.json" with { type: "json" };
import fixtures from "./search.fixtures.json" with { type: "json" };

export const base = fixtures.base as Omit<SearchDocument, "id" | "code" | "titles">;

export const ids = { bottle: 757, largeBottle: 758, jar: 801, lid: 802, pump: 901, imported: 950 };
export const { bottle, largeBottle, jar, lid, pump, imported } = ids;
type Name = keyof typeof ids;

interface Asked {
  keyword: string;
  locale: Locale;
}
/** Queries and their expected results. */
export const cases = written as {
  alike: (Asked & { finds: Name })[];
  typingErrors: (Asked & { finds: Name; corrected: string })[];
  necks: { keyword: string; finds: Name[] }[];
  volumes: { keyword: string; finds: Name[] }[];
  tradeWords: (Asked & { finds: Name })[];
  highlights: (Asked & { of: Name; marked: string })[];
  heads: { title: string; locale: Locale; heads: string[] }[];
};

export const catalogue = fixtures.catalogue.map((document) => ({ ...base, ...document }) as SearchDocument);

export const index = await createSearchIndex(catalogue);
export const search = (keyword: string, locale: Locale = "tr", more: Partial<SearchQuery> = {}) =>
  index.query({ keyword, locale, page: 1, limit: 20, ...more });
export const first = (keyword: string, locale: Locale = "tr"): number | undefined =>
  search(keyword, locale).ids[0];
