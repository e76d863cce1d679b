"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { Query } from "./use-answer.ts";

/** What the field tells assistive technology of the list. */
export interface ListAttributes {
  expanded: boolean;
  listId: string;
  activeId: string | undefined;
}

export interface SearchFieldEvents {
  /** Whether there is a list to be seen. */
  isShown: () => boolean;
  /** A key while the list is shown; returns whether it was taken. */
  onKey: (event: KeyboardEvent) => boolean;
  /** The caret moves in the text, which is where the keys are from now on. */
  onLeaveList: () => void;
  /** The form is sent. */
  onSubmit: (text: string) => void;
  attributes: () => ListAttributes;
}

const caretKeys = new Set(["Home", "End", "ArrowLeft", "ArrowRight"]);

/**
 * Makes a combobox of a search field that is already on the page, by listening to it: the field belongs to the form,
 * which worked before this came. `leaves`: closes when the focus goes elsewhere.
 */
export function useSearchField(
  fieldId: string,
  leaves: boolean,
  events: SearchFieldEvents,
): { query: Query; isOpen: boolean; setOpen: (open: boolean) => void; ask: (text: string) => void } {
  const [query, setQuery] = useState<Query>({ text: "", hurried: false });
  const [isOpen, setOpen] = useState(false);

  const take = (input: HTMLInputElement, hurried = false) => {
    const text = input.value.trim();
    // What is asked for already is not asked for again by a press on the field.
    if (text === query.text) return;
    setQuery({ text, hurried });
    events.onLeaveList();
  };
  const ask = (text: string) => {
    const input = fieldOf(fieldId);
    if (input === null) return;
    input.value = text;
    setQuery({ text, hurried: true });
    events.onLeaveList();
    setOpen(true);
    input.focus();
  };
  const onInput = useEffectEvent((event: Event) => {
    // An unfinished word of an input method is nothing to look for yet; its end comes as an event of its own.
    if (!(event.target instanceof HTMLInputElement) || ("isComposing" in event && event.isComposing === true))
      return;
    take(event.target);
    setOpen(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const input = fieldOf(fieldId);
    if (input === null || event.isComposing) return;
    const inField = event.target === input;
    const isShown = events.isShown();
    if (event.key === "Escape") {
      if (isShown) setOpen(false);
      else if (inField && input.value !== "") {
        input.value = "";
        take(input);
      } else return;
      // Not also for the dialog around it, nor for the browser, which would empty the field at once.
      event.preventDefault();
      if (!inField) input.focus();
      return;
    }
    if (!inField) return;
    if (!isShown) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      take(input, true);
      setOpen(true);
    } else if (event.altKey && event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(false);
    } else if (caretKeys.has(event.key)) events.onLeaveList();
    else events.onKey(event);
  });
  const onFocus = useEffectEvent((input: HTMLInputElement) => {
    take(input);
    // A text that was searched for stands there already; it is no question.
    if (input.value.trim() === "" || input.value !== input.defaultValue) setOpen(true);
  });
  const onPress = useEffectEvent((input: HTMLInputElement) => {
    take(input, true);
    setOpen(true);
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const { relatedTarget, currentTarget } = event;
    const within =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (leaves && !within) setOpen(false);
  });
  const onSubmit = useEffectEvent((input: HTMLInputElement) => {
    events.onSubmit(input.value);
    setOpen(false);
  });

  useEffect(() => {
    const input = fieldOf(fieldId);
    const root = input?.closest("search");
    if (!input || !root) return undefined;
    const controller = new AbortController();
    const listening = { signal: controller.signal };
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.addEventListener("input", onInput, listening);
    input.addEventListener("compositionend", onInput, listening);
    input.addEventListener("focus", () => onFocus(input), listening);
    input.addEventListener("click", () => onPress(input), listening);
    input.form?.addEventListener("submit", () => onSubmit(input), listening);
    root.addEventListener("keydown", (event) => onKey(event), listening);
    root.addEventListener("focusout", (event) => onLeave(event), listening);
    // Whoever was quicker than this script is in the field already.
    if (document.activeElement === input) input.dispatchEvent(new FocusEvent("focus"));
    return () => {
      controller.abort();
      for (const name of ["role", "aria-autocomplete", ...Object.keys(written)]) input.removeAttribute(name);
    };
  }, [fieldId]);

  // Before anybody is told of the change that they belong to.
  useLayoutEffect(() => {
    const input = fieldOf(fieldId);
    if (input === null) return;
    const { expanded, listId, activeId } = events.attributes();
    const values = {
      "aria-expanded": String(expanded),
      "aria-controls": expanded ? listId : undefined,
      "aria-activedescendant": activeId,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  });

  return { query, isOpen, setOpen, ask };
}

/** The form's field; null before the form is on the page. */
export function fieldOf(id: string): HTMLInputElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
}

const written = { "aria-expanded": 0, "aria-controls": 0, "aria-activedescendant": 0 };
