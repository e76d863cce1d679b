import type { Bind, Bindings } from "../intent/use-bound.ts";

/** An element of a table, with the function that sets its props. */
export interface GridElement {
  element: HTMLElement;
  bind: Bind | undefined;
  /** Its text content. */
  text: string;
}

/** The structure of a rendered table, for keyboard navigation. */
export interface Grid {
  head: GridElement;
  columns: readonly GridElement[];
  rows: readonly (GridElement & { key: string; cells: readonly GridElement[] })[];
}

/** Reads a table: the first row of its head, and the selectable rows of its body. */
export function gridOf(table: HTMLTableElement, bindings: Bindings): Grid | undefined {
  const of = (element: HTMLElement): GridElement => ({
    element,
    bind: bindings.get(element)?.bind,
    text: element.textContent.trim(),
  });
  const head = table.tHead?.rows[0];
  if (head === undefined) return undefined;
  const columns = [...head.cells].map(of);
  const rows = [...table.tBodies].flatMap((body) =>
    [...body.rows].flatMap((row) => {
      const key = bindings.get(row)?.key;
      const cells = [...row.cells].map(of);
      // The library rejects rows whose cell count differs from the column count.
      if (!key || cells.length !== columns.length) return [];
      const heading = row.querySelector<HTMLElement>("[scope=row]");
      return [{ ...of(row), text: of(heading ?? row).text, key, cells }];
    }),
  );
  return { head: of(head), columns, rows };
}
