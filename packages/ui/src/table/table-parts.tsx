"use client";

import { use, useId, type ComponentPropsWithRef } from "react";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { joinProps, useBound } from "../intent/use-bound.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { SelectAll, SelectRow } from "./select-cells.tsx";
import { RowContext, useTable } from "./table-context.ts";
import * as css from "./table.css.ts";

interface AlignProps {
  /** `end` for figures, which are compared by their last digits. @default "start" */
  align?: keyof typeof css.align;
}

/** The row of headings, with a `TableColumnHeader` for each column. */
export function TableHeader({ children, ...rest }: ComponentPropsWithRef<"thead">) {
  const { bindings, selection } = useTable();
  const [bound, ref] = useBound(bindings, "");
  return (
    <thead {...rest}>
      <tr {...bound} ref={ref}>
        {selection.mode !== "none" && <SelectAll />}
        {children}
      </tr>
    </thead>
  );
}

export interface TableColumnHeaderProps extends Omit<ComponentPropsWithRef<"th">, "align">, AlignProps {
  /** How the rows are sorted by this column, if they are. */
  sort?: "ascending" | "descending" | undefined;
  /** Makes the heading a button that requests another order; the owner of the rows sorts them. */
  onSort?: (() => void) | undefined;
}

/** The heading of a column. */
export function TableColumnHeader({
  align = "start",
  sort,
  onSort,
  ref,
  className,
  children,
  ...rest
}: TableColumnHeaderProps) {
  const { density, bindings } = useTable();
  const [bound, bindingRef] = useBound(bindings, "");
  return (
    <th
      scope="col"
      {...joinProps(bound, { "aria-sort": sort }, rest)}
      ref={useBothRefs<HTMLTableCellElement>(bindingRef, ref)}
      className={classList(css.align[align], css.density[density], css.head, className)}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button type="button" className={css.sort} onClick={onSort}>
          {children}
          <Icon
            icon={sort === undefined ? ArrowUpDown : sort === "ascending" ? ArrowUp : ArrowDown}
            size="small"
          />
        </button>
      )}
    </th>
  );
}

/** The body, with its `TableRow`s. */
export function TableBody(props: ComponentPropsWithRef<"tbody">) {
  return <tbody {...props} />;
}

export interface TableRowProps extends ComponentPropsWithRef<"tr"> {
  /** The row's key in the selection, and what a form sends. A row without one cannot be selected. */
  value?: string;
}

/** A row: a `TableRowHeader` that names it, and a `TableCell` for each other column. */
export function TableRow({ value, ref, className, children, ...rest }: TableRowProps) {
  const { bindings, selection } = useTable();
  const [bound, bindingRef] = useBound(bindings, value ?? "");
  const headingId = useId();
  const isSelectable = selection.mode !== "none";
  return (
    <RowContext value={headingId}>
      <tr
        {...joinProps(bound, bound && { "aria-labelledby": headingId }, rest)}
        ref={useBothRefs<HTMLTableRowElement>(bindingRef, ref)}
        className={classList(css.row, className)}
      >
        {isSelectable && value !== undefined && <SelectRow value={value} headingId={headingId} />}
        {children}
      </tr>
    </RowContext>
  );
}

export interface TableCellProps extends Omit<ComponentPropsWithRef<"td">, "align">, AlignProps {}

/** The cell that names its row. It stays visible while the others scroll. */
export function TableRowHeader({ align = "start", ref, className, ...rest }: TableCellProps) {
  const { density, bindings } = useTable();
  const [bound, bindingRef] = useBound(bindings, "");
  return (
    <th
      scope="row"
      id={use(RowContext)}
      {...joinProps(bound, rest)}
      ref={useBothRefs<HTMLTableCellElement>(bindingRef, ref)}
      className={classList(css.align[align], css.density[density], css.rowHead, className)}
    />
  );
}

/** A cell. */
export function TableCell({ align = "start", ref, className, ...rest }: TableCellProps) {
  const { density, bindings } = useTable();
  const [bound, bindingRef] = useBound(bindings, "");
  return (
    <td
      {...joinProps(bound, rest)}
      ref={useBothRefs<HTMLTableCellElement>(bindingRef, ref)}
      className={classList(css.align[align], css.density[density], className)}
    />
  );
}

/** A row across all columns for an empty table. */
export function TableEmpty({ className, ...rest }: ComponentPropsWithRef<"td">) {
  return (
    <tr>
      <td {...rest} className={classList(css.empty, className)} />
    </tr>
  );
}
