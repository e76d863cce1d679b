import { createElement, useState } from "react";
import type { SearchFormProps } from "@preforma/ui/search-form";

interface ProductSearch extends Pick<SearchFormProps, "onIntent" | "renderSuggestions"> {
  /** Adds a search to the recent ones, including one that was submitted before the suggestions loaded. */
  remember: (text: string) => void;
}

type Assistant = typeof import("./product-suggestions.tsx");

let loading: Promise<Assistant> | undefined;

/**
 * The suggestions of the header's search, fetched when a visitor focuses the field. Until then, and where they cannot
 * be fetched, it is the plain form; typed text stays.
 */
export function useProductSearch(): ProductSearch {
  const [assistant, setAssistant] = useState<Assistant>();
  return {
    remember: (text) => load(({ recent }) => recent.add(text)),
    onIntent: assistant ? undefined : () => load(setAssistant),
    renderSuggestions: assistant && ((place) => createElement(assistant.ProductSuggestions, place)),
  };
}

function load(onLoaded: (assistant: Assistant) => void): void {
  loading ??= import("./product-suggestions.tsx");
  loading.then(
    (assistant) => onLoaded(assistant),
    () => {
      // The next focus of the field retries.
      loading = undefined;
    },
  );
}
