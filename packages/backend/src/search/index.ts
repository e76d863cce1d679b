/**
 * The search read model: everything a list or search page asks of the catalogue, answered in process from
 * typed arrays.
 *
 *     const index = createSearchIndex(documents);
 *     const { ids, total, facets } = index.query({ keyword: "botle 500 ml", locale: "en", page: 1, limit: 20, facets: true });
 *
 * - `createSearchIndex(documents: Iterable<SearchDocument>, options?): SearchIndex` reads the documents once, in
 *   any order, and stores none of them, so they can be streamed from the database.
 * - `createSearchIndexInSlices(documents, options?): Promise<SearchIndex>` yields to other work every 8 ms and also
 *   accepts an async iterable: for a rebuild while the old index still serves queries.
 *
 * A product is found by its titles, code, volume and neck, by `extraTerms` (such as category titles), and by all names
 * of its material, colour and closure in `@preforma/domain/vocabulary`, which need not be passed.
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
