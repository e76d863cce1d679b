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
  /** The value last reported to the owner, who may pass it back. */
  const reported = useRef<string>(undefined);
  const seen = useRef<readonly ComboboxOption[]>([]);
  const named = (written: string) => namedOption(options ?? seen.current, written);

  const report = (sent: string, option?: ComboboxOption) => {
    reported.current = sent;
    onValueChange?.(sent, option ?? null);
  };
  const pick = (option: ComboboxOption | undefined) => {
    setText(option?.label ?? "");
    setChosen(option);
    setWrong(false);
    report(option?.value ?? "", option);
  };
  useWhenChanged(typeof value === "object" ? value.value : value, (sent) => {
    if (sent === undefined || sent === reported.current) return;
    setText(textOf(value));
    setChosen(optionOf(value));
    setWrong(false);
  });
  useSubmittedValue(input, (written) =>
    chosen !== undefined && chosen.label === written ? chosen.value : (named(written)?.value ?? written),
  );
  useReset(input, () => {
    setText(initialText);
    setChosen(initial);
    setWrong(false);
    report(initial?.value ?? initialText, initial);
  });

  const isChosen = chosen !== undefined && text === chosen.label;
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
      if (chosen !== undefined) {
        setChosen(undefined);
        if (!allowsCustomValue) report("");
      }
      if (!allowsCustomValue) setWrong(true);
    },
  };
}
