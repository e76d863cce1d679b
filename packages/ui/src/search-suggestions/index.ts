// A separate entry: what imports `ProductSearch` loads it on intent, by its path.
export { SearchSuggestions, type SearchSuggestionsProps } from "../product-search/search-suggestions.tsx";
