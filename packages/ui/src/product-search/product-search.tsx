"use client";

import { SearchForm, type SearchFormProps } from "../search-form/index.ts";
import { SearchSuggestions, type SearchSuggestionsProps } from "./search-suggestions.tsx";

export type ProductSearchProps = Omit<SearchFormProps, "renderAssist" | "onIntent"> &
  Omit<SearchSuggestionsProps, "fieldId" | "size">;

/**
 * The search form with its suggestions from the start. Where the page should first be light, use `SearchForm`
 * and give it `SearchSuggestions` once the visitor turns to it.
 */
export function ProductSearch({ search, listHref, recent, ...form }: ProductSearchProps) {
  return (
    <SearchForm
      {...form}
      renderAssist={(place) => (
        <SearchSuggestions {...place} search={search} listHref={listHref} recent={recent} />
      )}
    />
  );
}
