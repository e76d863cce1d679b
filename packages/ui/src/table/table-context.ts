"use client";

import { createContext, use } from "react";
import type { Bindings } from "../intent/use-bound.ts";
import type * as css from "./table.css.ts";
import type { Selection } from "./use-selection.ts";

/** State shared by the parts of a table. */
export interface TableState {
  density: keyof typeof css.density;
  selection: Selection;
  /** The elements that the keys of a selectable table act on. */
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

/** The id of a row's heading, which names the row and its check box. */
export const RowContext = createContext<string | undefined>(undefined);
