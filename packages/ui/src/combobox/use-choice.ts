"use client";

import { useCallback, useRef, useState, type RefObject } from "react";
import { useWhenChanged } from "../layout/use-when-changed.ts";
import { useReset, useSubmittedValue } from "../form/field-hooks.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { namedOption, type ComboboxOption } from "./options.logic.ts";

type Choosing = Pick<
  ComboboxProps,
  "options" | "allowsCustomValue" | "value" | "defaultValue" | "onValueChange"
>;

/** The field's state that the list of a combobox needs. */
export interface ListChoice {
  /** The text in the field. */
  readonly text: string;
  /** The text that filters the list. Empty shows everything. */
  readonly query: string;
  /** Values of the chosen options. */
  readonly selected: readonly string[];
  readonly isMultiple: boolean;
  /** Whether the text matches no option, though it has to. */
  readonly isWrong: boolean;
  /** The announcement of the choice for screen readers. */
  readonly said: string;
  /** Stores the found options, to recognise a typed name. */
  readonly remember: (found: readonly ComboboxOption[]) => void;
  /** Selects an option; with several, deselects a selected one. */
  readonly choose: (option: ComboboxOption) => void;
  readonly type: (written: string) => void;
  /** The focus leaves the field. */
  readonly leave: () => void;
}

/** The text and the choice: the part of a combobox that works without its list. */
export function useChoice(
  input: RefObject<HTMLInputElement | null>,
  { options, allowsCustomValue, value, defaultValue = value, onValueChange }: Choosing,
) {
  const optionOf = (given: ComboboxOption | string | undefined) =>
    typeof given === "object" ? given : namedOption(options ?? [], given ?? "");
  const textOf = (given: ComboboxOption | string | undefined) =>
    optionOf(given)?.label ?? (typeof given === "string" ? given : "");
  const initial = optionOf(defaultValue);
  const initialText = textOf(defaultValue);
  const [text, setText] = useState(initialText);
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(initial);
  const [isWrong, setWrong] = useState(false);
  /** The value last reported to the owner, who may pass it back; none after a value of the owner's own. */
  const [reported, setReported] = useState<string>();
  const seen = useRef<readonly ComboboxOption[]>([]);
  const named = (written: string) => namedOption(options ?? seen.current, written);

  const report = (sent: string, option?: ComboboxOption) => {
    setReported(sent);
    onValueChange?.(sent, option ?? null);
  };
  const show = (option: ComboboxOption | undefined, written = option?.label ?? "") => {
    setText(written);
    setChosen(option);
    setWrong(false);
  };
  const pick = (option: ComboboxOption | undefined) => {
    show(option);
    report(option?.value ?? "", option);
  };
  const isChosen = chosen?.label === text;
  // Options may come after the value, or with labels in another language.
  useWhenChanged(options, () => {
    const isGiven = reported === undefined && text === defaultValue;
    const option = isChosen || isGiven ? named(isChosen ? chosen.value : text) : undefined;
    if (option) show(option);
  });
  useWhenChanged(typeof value === "object" ? value.value : value, (sent) => {
    if (sent === undefined || sent === reported) return;
    setReported(undefined);
    show(optionOf(value), textOf(value));
  });
  useSubmittedValue(
    input,
    (written) => (chosen?.label === written ? chosen : named(written))?.value ?? written,
  );
  useReset(input, () => {
    show(initial, initialText);
    report(initial?.value ?? initialText, initial);
  });

  return {
    text,
    // Until something is typed, the list shows everything, not just the chosen option.
    query: isChosen ? "" : text,
    selected: isChosen ? [chosen.value] : [],
    isMultiple: false,
    said: "",
    chosen,
    isWrong,
    /** Stores what a search has found, to recognise a typed name. */
    remember: useCallback((found: readonly ComboboxOption[]) => void (seen.current = found), []),
    /** The form gets a choice like typed input: it saves a draft of it, and clears its error. */
    choose: (option: ComboboxOption | undefined) => {
      pick(option);
      requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
    },
    type: (written: string) => {
      setText(written);
      setWrong(false);
      if (allowsCustomValue) report(written);
    },
    leave: () => {
      if (text === chosen?.label) return;
      const option = named(text);
      if (option !== undefined) return pick(option);
      if (text.trim() === "") return chosen === undefined ? undefined : pick(undefined);
      setChosen(undefined);
      if (allowsCustomValue) return;
      if (chosen !== undefined) report("");
      setWrong(true);
    },
  };
}
