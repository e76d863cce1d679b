"use client";

import { useLoaded } from "../intent/use-loaded.ts";
import { SearchForm, type SearchFormProps } from "../search-form/index.ts";
import type { SuggestionSource } from "./search-suggestions.tsx";

export type ProductSearchProps = Omit<SearchFormProps, "renderSuggestions" | "onIntent"> & SuggestionSource;

const load = () => import("./search-suggestions.tsx").then(({ SearchSuggestions }) => SearchSuggestions);

/**
 * The search form with suggestions, which load when visitors hover, focus or touch the field. To load the search itself
 * on intent too, pass `SearchSuggestions` to a `SearchForm`.
 */
export function ProductSearch({ search, listHref, recent, ...form }: ProductSearchProps) {
  const { Part, want } = useLoaded(load);
  return (
    <SearchForm
      {...form}
      onIntent={want}
      renderSuggestions={
        Part === null
          ? undefined
          : (place) => <Part {...place} search={search} listHref={listHref} recent={recent} />
      }
    />
  );
}
