"use client";

import { withColon } from "@preforma/domain/text";
import type { ReactNode } from "react";
import { useLocale, useMessages } from "../provider/provider.tsx";
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableEmpty,
  TableHeader,
  TableRow,
  TableRowHeader,
} from "./table-parts.tsx";
import { TableRoot, type TableBehaviour } from "./table-root.tsx";

/** A column of a table of `Row`s. */
export interface TableColumn<Row> {
  key: string;
  title: string;
  /** The content of the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which are compared by their last digits. @default "start" */
  align?: "start" | "end";
  /** Whether the table can be sorted by it. @default false */
  sortable?: boolean;
}

/** The column that a table is sorted by, and the direction. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row> extends TableBehaviour {
  /** The first column names the row: its cells are row headings and stay visible. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in display order. */
  rows: readonly Row[];
  /** A stable key for a row, also used in the selection. */
  rowKey: (row: Row) => string | number;
  /** How the rows are sorted. Their owner sorts them. */
  sort?: TableSort;
  /** Called with the order that a pressed column heading requests. */
  onSortChange?: (sort: TableSort) => void;
}

/**
 * A data table, ready-made from its parts (`TableRoot`, `TableRow` and so on). Wide tables scroll in their own frame,
 * which is in the tab order only while it scrolls. Rows can be selected.
 */
export function Table<Row>({ columns, rows, rowKey, sort, onSortChange, ...root }: TableProps<Row>) {
  const messages = useMessages("table");
  const { locale } = useLocale();
  const sorted = columns.find(({ key }) => key === sort?.column);
  return (
    <TableRoot
      {...root}
      status={
        onSortChange &&
        (sort === undefined ? "" : `${withColon(sorted?.title ?? "", locale)} ${messages[sort.direction]}`)
      }
    >
      <TableHeader>
        {columns.map(({ key, title, align, sortable }) => {
          const direction = sort?.column === key ? sort.direction : undefined;
          const turn = () =>
            onSortChange?.({
              column: key,
              direction: direction === "ascending" ? "descending" : "ascending",
            });
          return (
            <TableColumnHeader
              key={key}
              align={align}
              sort={direction}
              onSort={sortable && onSortChange ? turn : undefined}
            >
              {title}
            </TableColumnHeader>
          );
        })}
      </TableHeader>
      <TableBody>
        {rows.length === 0 && (
          <TableEmpty colSpan={columns.length + (root.selectionMode ? 1 : 0)}>{messages.empty}</TableEmpty>
        )}
        {rows.map((row) => (
          <TableRow key={rowKey(row)} value={String(rowKey(row))}>
            {columns.map(({ key, align, cell }, place) => {
              const Cell = place === 0 ? TableRowHeader : TableCell;
              return (
                <Cell key={key} align={align}>
                  {cell(row)}
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </TableRoot>
  );
}
