/**
 * The search read model: everything a list or search page asks of the catalogue, answered in process from
 * typed arrays.
 *
 *     const index = createSearchIndex(documents);
 *     const { ids, total, facets } = index.query({ keyword: "botle 500 ml", locale: "en", page: 1, limit: 20, facets: true });
 *
 * - `createSearchIndex(documents: Iterable<SearchDocument>, options?): SearchIndex` reads the documents once, in
 *   any order, and stores none of them: stream them from the database.
 * - `createSearchIndexInSlices(documents, options?): Promise<SearchIndex>` gives way to other work every 8 ms, also
 *   takes an async iterable: for a rebuild while the old index still answers.
 *
 * A product is found by its titles, code, volume and neck, by `extraTerms` (category titles belong there), and by all
 * that `@preforma/domain/vocabulary` calls its material, colour and closure: those need not be passed.
 */
export { createSearchIndex, createSearchIndexInSlices } from "./search-index.ts";
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
