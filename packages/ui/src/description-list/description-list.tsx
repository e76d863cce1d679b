import type { ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./description-list.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A name and its values. */
export interface DescriptionItem {
  key: string;
  term: ReactNode;
  /** One value, or several on separate lines. */
  value: ReactNode | readonly ReactNode[];
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** The facts, in order, each with a `key`, its `term` and one `value` or several. */
  items: readonly DescriptionItem[];
  /** `rows` with a line between them, `stacked` for narrow places, `columns` side by side. @default "rows" */
  layout?: keyof typeof css.list;
}

/** Names and values as a `<dl>`. For numbers with tolerances and notes use `SpecTable`. */
export function DescriptionList({ items, layout = "rows", className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classList(css.list[layout], className)}>
      {items.map((item) => (
        <div key={item.key} className={css.item[layout]}>
          <dt className={css.term}>{item.term}</dt>
          {(isList(item.value) ? item.value : [item.value]).map((value, place) => (
            // Values have no key, and their order does not change.
            <dd key={place} className={css.details}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const isList = (value: DescriptionItem["value"]): value is readonly ReactNode[] => Array.isArray(value);
