import { createElement, useState } from "react";
import type { SearchFormProps } from "@preforma/ui/search-form";

interface ProductSearch extends Pick<SearchFormProps, "onIntent" | "renderAssist"> {
  /** Saves a search among the last ones, also one that was quicker than the suggestions. */
  remember: (text: string) => void;
}

type Assistant = typeof import("./product-suggestions.tsx");

let loading: Promise<Assistant> | undefined;

/**
 * The suggestions of the header's search, fetched when a visitor turns to the field. Until then, and where they
 * cannot be fetched, it is the plain form; what has been typed stays.
 */
export function useProductSearch(): ProductSearch {
  const [assistant, setAssistant] = useState<Assistant>();
  return {
    remember: (text) => load(({ recent }) => recent.add(text)),
    onIntent: assistant ? undefined : () => load(setAssistant),
    renderAssist: assistant && ((place) => createElement(assistant.ProductSuggestions, place)),
  };
}

function load(onLoaded: (assistant: Assistant) => void): void {
  loading ??= import("./product-suggestions.tsx");
  loading.then(
    (assistant) => onLoaded(assistant),
    () => {
      // The next time the visitor turns to the field is another try.
      loading = undefined;
    },
  );
}
