"use client";

import { ArrowDown, ArrowUp, ArrowUpDown } from "../drawings/index.ts";
import { useId, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { followOverflow } from "../layout/follow-overflow.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./table.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

/** A column of a table of `Row`s. */
export interface TableColumn<Row> {
  key: string;
  title: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which are compared by their last digits. @default "start" */
  align?: "start" | "end";
  /** The table may be sorted by it. @default false */
  sortable?: boolean;
}

/** By which column a table is sorted, and which way. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** What the table is about. */
  caption: string;
  /** Leaves the caption to screen readers, where a heading says the same. @default false */
  captionHidden?: boolean;
  /** The first column names the row: its cells are row headings and stay in sight. */
  columns: readonly TableColumn<Row>[];
  /** What is listed, in the order in which it is shown. */
  rows: readonly Row[];
  /** A stable name of a row. */
  rowKey: (row: Row) => string | number;
  /** How the rows are sorted; whoever holds them sorts them. */
  sort?: TableSort;
  /** Told how the rows are wanted once somebody presses a column's heading. */
  onSort?: (sort: TableSort) => void;
  /** `compact` for long tables of short values. @default "comfortable" */
  density?: keyof typeof css.density;
}

/** Rows of facts under common headings. Wide tables scroll in their own frame, which the keyboard reaches while it does. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    density = "comfortable",
    ref,
    className,
  } = props;
  const messages = useMessages("table");
  const captionId = useId();
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
      tabIndex={0}
      {...rootPropsOf(props)}
      ref={useBothRefs(followOverflow, ref)}
      className={classList(css.frame, className)}
    >
      <table className={css.table}>
        <caption id={captionId} className={css.caption[captionHidden ? "hidden" : "shown"]}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const sorted = sort?.column === column.key ? sort.direction : undefined;
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={sorted}
                  className={classList(css.align[column.align ?? "start"], css.density[density], css.head)}
                >
                  {column.sortable && onSort ? (
                    <button
                      type="button"
                      className={css.sort}
                      onClick={() =>
                        onSort({
                          column: column.key,
                          direction: sorted === "ascending" ? "descending" : "ascending",
                        })
                      }
                    >
                      {column.title}
                      <Icon
                        icon={
                          sorted === undefined ? ArrowUpDown : sorted === "ascending" ? ArrowUp : ArrowDown
                        }
                        size="small"
                      />
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={css.empty}>
                {messages.empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={classList(
                      css.align[column.align ?? "start"],
                      css.density[density],
                      css.rowHead,
                    )}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    className={classList(css.align[column.align ?? "start"], css.density[density])}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {onSort && (
        <VisuallyHidden role="status">
          {sort &&
            `${columns.find(({ key }) => key === sort.column)?.title ?? ""}: ${messages[sort.direction]}`}
        </VisuallyHidden>
      )}
    </div>
  );
}
