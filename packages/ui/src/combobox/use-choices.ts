"use client";

import { useCallback, useState, type RefObject } from "react";
import { useReset, useSubmittedValue } from "../form/field-hooks.ts";
import { useWhenChanged } from "../layout/use-when-changed.ts";
import type { MultiComboboxProps } from "./multi-combobox.tsx";
import { namedOption, type ComboboxOption } from "./options.logic.ts";
import type { ListChoice } from "./use-choice.ts";

type Choosing = Pick<MultiComboboxProps, "options" | "value" | "defaultValue" | "onValueChange">;

/** The text and the choices of a combobox for several options. */
export function useChoices(
  input: RefObject<HTMLInputElement | null>,
  { options, value, defaultValue = value ?? [], onValueChange }: Choosing,
): Omit<ListChoice, "said"> & {
  readonly chosen: readonly ComboboxOption[];
  readonly takeBackLast: () => void;
} {
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const optionOf = (given: ComboboxOption | string): ComboboxOption =>
    typeof given === "object"
      ? given
      : ([...(options ?? []), ...known].find((option) => option.value === given) ?? {
          value: given,
          label: given,
        });
  const [own, setOwn] = useState(defaultValue);
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const chosen = (value ?? own).map(optionOf);
  const selected = chosen.map((option) => option.value);
  useSubmittedValue(input, () => selected);
  useWhenChanged(selected.join("\n"), () => setWrong(false));

  const put = (next: readonly ComboboxOption[]) => {
    setOwn(next);
    setText("");
    setWrong(false);
    onValueChange?.(
      next.map((each) => each.value),
      next,
    );
  };
  useReset(input, () => put(defaultValue.map(optionOf)));
  const choose = (option: ComboboxOption) => {
    const others = chosen.filter((other) => other.value !== option.value);
    put(others.length < chosen.length ? others : [...chosen, option]);
    // The form receives a choice like typed input.
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  return {
    text,
    query: text,
    selected,
    isMultiple: true,
    chosen,
    isWrong,
    remember: useCallback((found: readonly ComboboxOption[]) => setKnown(found), []),
    choose,
    type: (written) => {
      setText(written);
      setWrong(false);
    },
    leave: () => {
      const option = namedOption(options ?? known, text);
      if (option === undefined) return setWrong(text.trim() !== "");
      if (selected.includes(option.value)) setText("");
      else choose(option);
    },
    takeBackLast: () => {
      const last = chosen.at(-1);
      if (text === "" && last !== undefined) choose(last);
    },
  };
}
