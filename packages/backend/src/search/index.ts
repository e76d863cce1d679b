/**
 * The search read model: everything a list or search page asks of the catalogue, answered in process from
 * typed arrays.
 *
 *     const index = await createSearchIndex(documents);
 *     const { ids, total, facets } = index.query({ keyword: "botle 500 ml", locale: "en", page: 1, limit: 20, facets: true });
 *
 * A product is found by its titles, code, volume and neck, by `extraTerms` (such as category titles), and by all names
 * of its material, colour and closure in `@preforma/domain/vocabulary`, which need not be passed.
 */
export { createSearchIndex, type SearchIndex } from "./search-index.ts";
export type {
  FacetCounts,
  Highlights,
  SearchDocument,
  SearchFilters,
  SearchQuery,
  SearchResult,
} from "./types.ts";
