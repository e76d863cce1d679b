import * as css from "./spec-table.css.ts";
import type { ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface SpecTableProps extends RootProps<HTMLTableElement> {
  /** Names the table; shown above it. */
  caption: string;
  /** Hides the caption visually if a heading already names the table. */
  hideCaption?: boolean;
  /** The properties in their order: name, value with its unit, and a note such as the standard of a measurement. */
  rows: readonly { id: string; label: string; value: ReactNode; note?: string }[];
}

/** The properties of a product, one per row. The name is the header of the row. */
export function SpecTable({ caption, hideCaption = false, rows, className, ...rest }: SpecTableProps) {
  return (
    <table {...rest} className={classList(css.table, className)}>
      <caption className={hideCaption ? css.captionHidden : css.caption}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={css.row}>
            <th scope="row" className={css.label}>
              {row.label}
            </th>
            {typeof row.value === "string" && !row.note ? (
              // In the direction of its own text, aligned in the page's direction.
              <td dir="auto" className={css.value}>
                {row.value}
              </td>
            ) : (
              <td className={css.value}>
                {typeof row.value === "string" ? <bdi>{row.value}</bdi> : row.value}
                {row.note && <span className={css.note}>{row.note}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
