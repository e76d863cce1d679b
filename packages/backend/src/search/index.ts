/**
 * The search read model: everything a list or search page asks of the catalogue, answered in
 * process from typed arrays.
 *
 *     const index = createSearchIndex(documents, { fallbackLocale: "tr" });
 *     const { ids, total, facets } = index.query({ keyword: "botle 500 ml", locale: "en", page: 1, limit: 20, facets: true });
 *
 * `createSearchIndex(documents: Iterable<SearchDocument>, options?: SearchIndexOptions): SearchIndex`
 * reads the documents once, in any order, and keeps none of them: stream them from the database.
 */
export type {
  FacetCounts,
  Highlights,
  SearchDocument,
  SearchFilters,
  SearchIndex,
  SearchIndexOptions,
  SearchQuery,
  SearchResult,
} from "./types.ts";
