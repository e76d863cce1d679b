"use client";

import { I18nProvider } from "react-aria/I18nProvider";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import type { SearchFormContext } from "../search-form/index.ts";
import type { SearchProducts } from "./suggestions.logic.ts";
import type { RecentSearches } from "./recent-searches.ts";
import { SearchPanel } from "./search-panel.tsx";
import { isolated } from "./suggestion-option.tsx";
import { useSuggestions } from "./use-suggestions.tsx";

/** Where suggestions come from. */
export interface SuggestionSource {
  /** Finds products; at most 15 are shown. */
  search: SearchProducts;
  /** The URL of the product list for a text. */
  listHref: (text: string) => string;
  /** Where the last searches are saved. @default none are saved */
  recent?: RecentSearches;
}

export interface SearchSuggestionsProps extends SearchFormContext, SuggestionSource {}

/**
 * Suggestions for a search form: turns its field into a combobox, on react-aria, and lists products, recent searches,
 * and alternatives if nothing is found. The field stays the form's own, so that text, caret and an unfinished
 * composition survive a late load.
 *
 * @import import { SearchSuggestions } from "@preforma/ui/search-suggestions";
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <I18nProvider locale={useLocale().locale}>
      <Suggestions {...props} />
    </I18nProvider>
  );
}

function Suggestions(props: SearchSuggestionsProps) {
  const messages = useMessages("product-search");
  const { locale } = useLocale();
  const { answer, isShown, ...list } = useSuggestions(props);
  const said = {
    idle: "",
    loading: answer.results === undefined ? messages.loading : "",
    found: formatMessage(messages.results, { count: answer.results?.total ?? 0 }, locale),
    none: formatMessage(messages.none, { text: isolated(list.text) }, locale),
    failed: messages.failed,
  }[answer.state];
  return (
    <>
      {isShown && <SearchPanel size={props.size} progress={answer.state} said={said} {...list} />}
      <VisuallyHidden role="status">{isShown ? said : ""}</VisuallyHidden>
    </>
  );
}
