export { ProductSearch, type ProductSearchProps } from "./product-search.tsx";
export type { SuggestionSource } from "./search-suggestions.tsx";
export type { FoundProduct, SearchProducts, SearchResults } from "./suggestions.logic.ts";
export { createRecentSearches, maxRecentSearches, type RecentSearches } from "./recent-searches.ts";
