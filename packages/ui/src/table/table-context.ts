"use client";

import { createContext, use } from "react";
import type { Bindings } from "../intent/use-bound.ts";
import type * as css from "./table.css.ts";
import type { Selection } from "./use-selection.ts";

/** What the parts of a table share. */
export interface TableState {
  density: keyof typeof css.density;
  selection: Selection;
  /** What the keys of a table with a selection work with. */
  bindings: Bindings;
}

export const TableContext = createContext<TableState | null>(null);

/** The table around a part. */
export function useTable(): TableState {
  const table = use(TableContext);
  if (table === null)
    throw new Error("A part of a table stands outside of TableRoot. Put it into a TableRoot, however deep.");
  return table;
}

/** The id of a row's heading, which names the row and what selects it. */
export const RowContext = createContext<string | undefined>(undefined);
