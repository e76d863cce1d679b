"use client";

import { useState, type ChangeEvent, type KeyboardEvent, type RefObject } from "react";
import { useReset } from "../form/use-reset.ts";
import { useSubmittedValue } from "../form/submitted-value.ts";
import { useActiveOption } from "./active-option.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { namedOption, type ComboboxOption } from "./options.logic.ts";
import { useOptions } from "./use-options.ts";

type Choosing = Pick<
  ComboboxProps,
  "options" | "search" | "anyText" | "defaultOption" | "disabled" | "onOptionChange"
>;

/**
 * What is typed, found and chosen, and whether the list is open: all of a combobox but how it is drawn.
 *
 * @param listId Begins the ids of the options.
 */
export function useChoice(
  listId: string,
  input: RefObject<HTMLInputElement | null>,
  { options, search, anyText, defaultOption, disabled, onOptionChange }: Choosing,
) {
  const initial =
    typeof defaultOption === "object" ? defaultOption : namedOption(options ?? [], defaultOption ?? "");
  const initialText = initial?.label ?? (typeof defaultOption === "string" ? defaultOption : "");
  const [text, setText] = useState(initialText);
  const [chosen, setChosen] = useState<ComboboxOption | undefined>(initial);
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  // An open list that nothing has been typed into shows everything, not just what is chosen.
  const query = chosen !== undefined && text === chosen.label ? "" : text;
  const { found, state } = useOptions(options, search, query, isOpen);
  // By what they are: what the keys have come to stays so where a late answer brings other options.
  const ids = found.map(({ value }) => `${listId}-${encodeURIComponent(value)}`);

  const pick = (option: ComboboxOption | undefined) => {
    setText(option?.label ?? "");
    setChosen(option);
    setWrong(false);
    setOpen(false);
    onOptionChange?.(option ?? null);
  };
  /** The form hears of a choice as of something typed: it keeps a draft of it, and takes back its complaint. */
  const choose = (option: ComboboxOption | undefined) => {
    pick(option);
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const active = useActiveOption(ids, -1, (place) => choose(found[place]));

  useSubmittedValue(input, (written) =>
    chosen !== undefined && chosen.label === written
      ? chosen.value
      : (namedOption(options ?? found, written)?.value ?? written),
  );
  useReset(input, () => {
    setText(initialText);
    setChosen(initial);
    setWrong(false);
  });

  const open = () => {
    if (disabled || isOpen) return;
    // Among many, one goes on from what is chosen. What a search will find is not known yet.
    active.setActive(search === undefined ? found.findIndex(({ value }) => value === chosen?.value) : -1);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    if (text === chosen?.label) return;
    const named = namedOption(options ?? found, text);
    if (named !== undefined) return pick(named);
    if (text.trim() === "") return chosen === undefined ? undefined : pick(undefined);
    if (chosen !== undefined) {
      setChosen(undefined);
      onOptionChange?.(null);
    }
    if (!anyText) setWrong(true);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value);
    setWrong(false);
    active.setActive(-1);
    // A kept draft or the browser fills in without anybody being here.
    if (document.activeElement === event.currentTarget) setOpen(true);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && isOpen) {
      // Closes this list alone, not the dialog that the field may stand in.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      return;
    }
    if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      open();
      return;
    }
    if (isOpen && event.altKey && event.key === "ArrowUp") return setOpen(false);
    if (isOpen) active.handleKey(event);
  };

  return {
    text,
    chosen,
    isOpen,
    isWrong,
    found,
    state,
    ids,
    active: active.active,
    open,
    close: () => setOpen(false),
    choose,
    type,
    press,
    leave,
  };
}
