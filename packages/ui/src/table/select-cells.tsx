"use client";

import { useEffect, useId, useRef } from "react";
import { checkbox, radio } from "../field/choice.css.ts";
import { joinProps, useBound } from "../intent/use-bound.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { useTable } from "./table-context.ts";
import * as css from "./table.css.ts";
import { rowInputs } from "./use-selection.ts";

/** The heading of the selection column: selects all rows if several can be selected. */
export function SelectAll() {
  const messages = useMessages("table");
  const { density, selection, bindings } = useTable();
  const [bound, ref] = useBound(bindings, "");
  const input = useRef<HTMLInputElement>(null);
  const all = () => rowInputs(input.current?.closest("table") ?? null);
  useEffect(() => {
    if (input.current === null) return;
    const rows = all();
    const count = rows.filter(({ value }) => selection.selected.includes(value)).length;
    input.current.checked = count > 0 && count === rows.length;
    input.current.indeterminate = count > 0 && count < rows.length;
  });
  return (
    <th
      scope="col"
      {...bound}
      ref={ref}
      className={classList(css.align.start, css.density[density], css.head, css.select)}
    >
      {selection.mode === "single" ? (
        <VisuallyHidden>{messages.selection}</VisuallyHidden>
      ) : (
        <input
          ref={input}
          type="checkbox"
          aria-label={messages.selectAll}
          className={classList(checkbox, css.selectAll)}
          onChange={({ currentTarget }) =>
            selection.select(currentTarget.checked ? all().map(({ value }) => value) : [])
          }
        />
      )}
    </th>
  );
}

/** Selects a row: a native check box, or a radio button for single selection. */
export function SelectRow({ value, headingId }: { value: string; headingId: string }) {
  const messages = useMessages("table");
  const { density, selection, bindings } = useTable();
  const [bound, ref] = useBound(bindings, "");
  const id = useId();
  const { mode, name, selected, select } = selection;
  const isSingle = mode === "single";
  return (
    <td
      {...joinProps(bound)}
      ref={ref}
      className={classList(css.align.start, css.density[density], css.select)}
    >
      <input
        id={id}
        type={isSingle ? "radio" : "checkbox"}
        name={name}
        value={value}
        data-row=""
        aria-label={messages.selectRow}
        aria-labelledby={`${id} ${headingId}`}
        checked={selected.includes(value)}
        className={isSingle ? radio : checkbox}
        onChange={({ currentTarget: { checked } }) => {
          const others = isSingle ? [] : selected.filter((key) => key !== value);
          select(checked ? [...others, value] : others);
        }}
      />
    </td>
  );
}
