"use client";

import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** Which rows of a table are selected. */
export interface SelectionProps {
  /** How many rows can be selected. @default "none" */
  selectionMode?: "none" | "single" | "multiple";
  /** The selected rows, where you control them. */
  selectedKeys?: readonly string[];
  /** The rows that are selected at first. @default none */
  defaultSelectedKeys?: readonly string[];
  /** Called after each change with the selected rows; with `selectedKeys`, asks for it. */
  onSelectionChange?: (keys: readonly string[]) => void;
  /** Name in a form: sent are the `value`s of the selected rows. @default none is sent */
  name?: string;
}

/** The state of `SelectionProps`, and what changes it. */
export interface Selection {
  mode: "none" | "single" | "multiple";
  name: string | undefined;
  selected: readonly string[];
  select: (keys: readonly string[]) => void;
}

/** What selects a row. */
export const rowInputs = (table: HTMLTableElement | null) => [
  ...(table?.querySelectorAll<HTMLInputElement>("input[data-row]") ?? []),
];

/** Which rows are selected, by the table's own account or by its owner's. */
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
    // What was ticked before hydration.
    queueMicrotask(() => read("checked"));
    const form = table.current?.closest("form");
    // What a form puts back, unless a listener prevents it. A render in between has ticked what was selected before.
    const reset = (event: Event) => setTimeout(() => event.defaultPrevented || read("defaultChecked"));
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [table]);
  return { mode, name, selected, select };
}
