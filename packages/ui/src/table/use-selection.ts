"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** Selection props of a table. */
export interface SelectionProps {
  /** How many rows can be selected. @default "none" */
  selectionMode?: "none" | "single" | "multiple";
  /** The selected rows, if you control them. */
  selectedKeys?: readonly string[];
  /** The initially selected rows. @default none */
  defaultSelectedKeys?: readonly string[];
  /** Called after each change with the selected rows; with `selectedKeys`, requests the change. */
  onSelectionChange?: (keys: readonly string[]) => void;
  /** Name in a form, which sends the `value`s of the selected rows. @default nothing is sent */
  name?: string;
}

/** The state of `SelectionProps`, with its setters. */
export interface Selection {
  mode: "none" | "single" | "multiple";
  name: string | undefined;
  selected: readonly string[];
  select: (keys: readonly string[]) => void;
}

/** The inputs that select rows. */
export const rowInputs = (table: HTMLTableElement | null) => [
  ...(table?.querySelectorAll<HTMLInputElement>("input[data-row]") ?? []),
];

/** The selection, controlled by the owner or not. */
export function useSelection(
  table: RefObject<HTMLTableElement | null>,
  {
    selectionMode: mode = "none",
    selectedKeys,
    defaultSelectedKeys = [],
    onSelectionChange,
    name,
  }: SelectionProps,
): Selection {
  const [own, setOwn] = useState(defaultSelectedKeys);
  const selected = selectedKeys ?? own;
  const select = (keys: readonly string[]) => {
    if (keys.length === selected.length && keys.every((key) => selected.includes(key))) return;
    setOwn(keys);
    onSelectionChange?.(keys);
  };
  const read = useEffectEvent((state: "checked" | "defaultChecked") => {
    select(rowInputs(table.current).flatMap((input) => (input[state] ? [input.value] : [])));
  });
  useEffect(() => {
    // Picks up rows ticked before hydration.
    queueMicrotask(() => read("checked"));
    const form = table.current?.closest("form");
    // After a form reset, unless a listener prevents it. A render in between has ticked the previous selection.
    const reset = (event: Event) => setTimeout(() => event.defaultPrevented || read("defaultChecked"));
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [table]);
  return { mode, name, selected, select };
}
