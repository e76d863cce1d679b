"use client";

import type { Locale } from "@preforma/domain/locales";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
} from "react";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { useBind, useForwarding, type SetBound } from "../intent/use-bound.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import type { SearchControlProps, SearchFormContext } from "../search-form/index.ts";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";
import { keyOf, suggestionsOf, type Entry, type Suggestion } from "./suggestions.logic.ts";
import { useAnswer, type Query } from "./use-answer.ts";

const none: readonly string[] = [];
const never = () => () => undefined;

/** Keys that move the caret, and so leave the list. */
const caretKeys = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);
/** Keys handled by the list. Enter is one of them while an option is active. */
const listKeys = new Set(["ArrowDown", "ArrowUp", "PageDown", "PageUp"]);

type Messages = ReturnType<typeof useMessages<"product-search">>;

/** A row's accessible name. */
function nameOf(suggestion: Suggestion, messages: Messages, locale: Locale): string {
  switch (suggestion.kind) {
    case "product":
      return suggestion.product.title;
    case "category":
      return suggestion.title;
    case "all":
      return formatMessage(messages.all, { count: suggestion.total }, locale);
    default:
      return suggestion.text;
  }
}

/** Turns the rows into collection items. */
function itemsIn(messages: Messages, locale: Locale) {
  const asOption = (suggestion: Suggestion) => (
    <Item
      key={keyOf(suggestion)}
      textValue={nameOf(suggestion, messages, locale)}
      {...(suggestion.kind !== "spelling" && { href: suggestion.href })}
    >
      {null}
    </Item>
  );
  return (entry: Entry) =>
    "rows" in entry ? (
      <Section key="categories" title={entry.heading} items={entry.rows}>
        {asOption}
      </Section>
    ) : (
      asOption(entry)
    );
}

/** The rows in their order, those of categories under a heading. */
function entriesOf(suggestions: readonly Suggestion[], heading: string): readonly Entry[] {
  const rows = suggestions.filter(({ kind }) => kind === "category");
  if (rows.length === 0) return suggestions;
  return [...suggestions.filter(({ kind }) => kind !== "category"), { heading, rows }];
}

/** Sets the props of one element of the form. */
function useElement(setProps: SearchFormContext["setProps"], element: keyof SearchControlProps): SetBound {
  return useCallback(
    (update) =>
      setProps((before) => {
        const own = before[element] ?? null;
        const next = typeof update === "function" ? update(own) : update;
        return next === own ? before : { ...before, [element]: next };
      }),
    [setProps, element],
  );
}

/** The list of a search field, on react-aria: the query, its results, keys and presses. */
export function useSuggestions({
  fieldId,
  size,
  setProps,
  search,
  listHref,
  recent,
}: SearchSuggestionsProps) {
  const messages = useMessages("product-search");
  const { locale } = useLocale();
  const recentSearches = useSyncExternalStore(
    recent?.subscribe ?? never,
    () => recent?.read() ?? none,
    () => none,
  );
  const [query, setQuery] = useState<Query>({ text: "", hurried: false });
  const [isOpen, setOpen] = useState(false);
  const answer = useAnswer(search, query, isOpen);
  const suggestions = useMemo(
    () => suggestionsOf(answer.state, answer.results, recentSearches, query.text, listHref),
    [answer.state, answer.results, recentSearches, query.text, listHref],
  );
  const items = useMemo(() => entriesOf(suggestions, messages.categories), [suggestions, messages]);
  const asItem = useMemo(() => itemsIn(messages, locale), [messages, locale]);

  const state = useComboBoxState<Entry>({
    items,
    children: asItem,
    inputValue: query.text,
    // Links are followed; only a spelling can be selected.
    selectedKey: null,
    onSelectionChange: (key) => {
      const chosen = suggestions.find((suggestion) => keyOf(suggestion) === key);
      if (chosen?.kind === "spelling") ask(chosen.text);
    },
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    menuTrigger: "manual",
    // In the overlay the list stays open, so that it can be scrolled by touch.
    shouldCloseOnBlur: size === "inline",
    onOpenChange: setOpen,
  });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The page stays visible to screen readers while the list is open: hidden links would still be focusable. */
  const scope = useRef<Element>(null);
  const { inputProps, listBoxProps } = useComboBox(
    {
      "aria-label": messages.suggestions,
      inputRef: input,
      listBoxRef: list,
      popoverRef: scope,
      shouldFocusWrap: true,
    },
    state,
  );
  const { selectionManager: keys, collection } = state;
  const isShown = state.isOpen && (answer.state !== "idle" || suggestions.length > 0);
  const hasRows = isShown && suggestions.length > 0;

  /** Searches for the text in the field, unless it is the current query. */
  const take = (hurried = false) => {
    const text = input.current?.value.trim() ?? "";
    if (text !== query.text) setQuery({ text, hurried });
    return text;
  };
  const show = (text: string) => {
    if (text !== "" || recentSearches.length > 0) state.open(null, "manual");
    else state.close();
  };
  const ask = (text: string) => {
    if (input.current === null) return;
    input.current.value = text;
    setQuery({ text, hurried: true });
    show(text);
    input.current.focus();
  };
  const enter = () => {
    const text = take();
    // The field's initial text is the search already shown; it is not a new query.
    if (text === "" || input.current?.value !== input.current?.defaultValue) show(text);
  };
  const catchUp = useEffectEvent(() => {
    if (document.activeElement !== input.current) return;
    state.setFocused(true);
    enter();
  });
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId);
    input.current = field instanceof HTMLInputElement ? field : null;
    scope.current = document.body;
  }, [fieldId]);
  // A visitor may have focused the field before this was loaded.
  useEffect(() => catchUp(), []);
  // When the active option disappears, react-aria would activate its neighbour, and Enter would open the wrong one.
  useLayoutEffect(() => {
    if (keys.focusedKey !== null && collection.getItem(keys.focusedKey) === null) keys.setFocusedKey(null);
  });

  useBind(useForwarding(useElement(setProps, "input")), {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": hasRows,
    "aria-controls": hasRows ? inputProps["aria-controls"] : undefined,
    "aria-activedescendant": hasRows ? inputProps["aria-activedescendant"] : undefined,
    autoCorrect: "off",
    spellCheck: false,
    onInput: ({ nativeEvent }: InputEvent<HTMLInputElement>) => {
      // An unfinished composition is not searched; its end is a separate event.
      if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) show(take());
    },
    onCompositionEnd: () => show(take()),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      if (!state.isFocused) enter();
      inputProps.onFocus?.(event);
    },
    onBlur: inputProps.onBlur,
    onTouchEnd: inputProps.onTouchEnd,
    onClick: () => show(take(true)),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, nativeEvent } = event;
      if (nativeEvent.isComposing || event.altKey) return;
      if (!isShown) {
        if (key !== "ArrowDown" && key !== "ArrowUp") return;
        event.preventDefault();
        show(take(true));
      } else if (caretKeys.has(key)) keys.setFocusedKey(null);
      else if (listKeys.has(key) || (key === "Enter" && keys.focusedKey !== null))
        inputProps.onKeyDown?.(event);
    },
  });
  useBind(useForwarding(useElement(setProps, "root")), {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, nativeEvent } = event;
      const field = input.current;
      if (field === null || nativeEvent.isComposing) return;
      if (key !== "Escape" && !(event.altKey && key === "ArrowUp")) return;
      if (isShown) state.close();
      else if (key === "Escape" && event.target === field && field.value !== "") {
        field.value = "";
        take();
      } else return;
      // Neither the dialog around it nor the browser, which would clear the field, may handle the key.
      event.preventDefault();
      event.stopPropagation();
      field.focus();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.target !== input.current && !event.currentTarget.contains(event.relatedTarget))
        state.setFocused(false);
    },
    onSubmit: () => {
      recent?.add(input.current?.value ?? "");
      state.close();
    },
  });

  /** For buttons that disappear when pressed: returns the focus to the field. */
  const back = () => input.current?.focus();
  return {
    text: query.text,
    answer,
    suggestions,
    isShown,
    state,
    list,
    listProps: listBoxProps,
    onFollow: (suggestion: Suggestion) => {
      if (suggestion.kind === "recent") recent?.add(suggestion.text);
      else if (suggestion.kind !== "category") recent?.add(query.text);
      // If the link opens in another tab, this one stays as it is.
      back();
    },
    onRemove: (text: string) => {
      back();
      recent?.remove(text);
      if (recent?.read().length === 0) state.close();
    },
    onClear: () => {
      back();
      recent?.clear();
      state.close();
    },
    onRetry: () => {
      back();
      answer.forget();
      ask(query.text);
    },
  };
}
