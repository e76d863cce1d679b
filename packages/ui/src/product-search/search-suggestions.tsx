"use client";

import { useId, useSyncExternalStore } from "react";
import { useActiveOption } from "./active-option.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import type { SearchPlace } from "../search-form/index.ts";
import type { SearchProducts } from "./found-products.ts";
import type { RecentSearches } from "./recent-searches.ts";
import { SearchPanel } from "./search-panel.tsx";
import { isolated } from "./suggestion-option.tsx";
import { keyOf, suggestionsOf, type Suggestion } from "./suggestions.logic.ts";
import { useAnswer } from "./use-answer.ts";
import { fieldOf, useSearchField } from "./use-search-field.ts";

export interface SearchSuggestionsProps extends SearchPlace {
  /** Looks for the products; at most 15 are shown at a time. */
  search: SearchProducts;
  /** The address of the product list for a text. */
  listHref: (text: string) => string;
  /** Where the last searches are kept. @default none are kept */
  recent?: RecentSearches;
}

const none: readonly string[] = [];
const never = () => () => undefined;

/**
 * What a search form shows while one types: makes a combobox of its field and lists products, the last searches,
 * and ways on where nothing is found. The field stays the form's own, so that text, caret and an input method's
 * unfinished word survive when this arrives late.
 */
export function SearchSuggestions({ fieldId, size, search, listHref, recent }: SearchSuggestionsProps) {
  const messages = useMessages("product-search");
  const { locale } = useLocale();
  const listId = useId();
  const kept = useSyncExternalStore(
    recent?.subscribe ?? never,
    () => recent?.read() ?? none,
    () => none,
  );

  const { query, isOpen, setOpen, ask } = useSearchField(fieldId, size === "inline", {
    isShown: () => isShown,
    onKey: (event) => active.handleKey(event),
    onLeaveList: () => active.setActive(-1),
    onSubmit: (text) => recent?.add(text),
    attributes: () => ({
      expanded: isShown && suggestions.length > 0,
      listId,
      activeId: isShown ? ids[active.active] : undefined,
    }),
  });
  const { state, results, forget } = useAnswer(search, query, isOpen);
  const suggestions = suggestionsOf(state, results, kept, query.text, listHref);
  const isShown = isOpen && (state !== "idle" || suggestions.length > 0);
  const ids = suggestions.map((suggestion) => `${listId}-${keyOf(suggestion)}`);
  const active = useActiveOption(isShown ? ids : none, -1, (place) => {
    // As a press on it would: links are followed, by whoever follows the links of this page.
    document.getElementById(ids[place] ?? "")?.click();
  });

  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === "spelling") return ask(suggestion.text);
    if (suggestion.kind !== "category")
      recent?.add(suggestion.kind === "recent" ? suggestion.text : query.text);
    setOpen(false);
  };
  const said = {
    idle: "",
    loading: results === undefined ? messages.loading : "",
    found: formatMessage(messages.results, { count: results?.total ?? 0 }, locale),
    none: formatMessage(messages.none, { text: isolated(query.text) }, locale),
    failed: messages.failed,
  }[state];
  return (
    <>
      {isShown && (
        <SearchPanel
          size={size}
          listId={listId}
          state={state}
          text={query.text}
          said={said}
          suggestions={suggestions}
          ids={ids}
          active={active.active}
          onPick={pick}
          onRemove={(text) => {
            // Its button goes: the focus goes where it can go on.
            fieldOf(fieldId)?.focus();
            recent?.remove(text);
          }}
          onClear={() => {
            fieldOf(fieldId)?.focus();
            recent?.clear();
          }}
          onRetry={() => {
            fieldOf(fieldId)?.focus();
            forget();
            ask(query.text);
          }}
        />
      )}
      <VisuallyHidden role="status">{isShown ? said : ""}</VisuallyHidden>
    </>
  );
}
