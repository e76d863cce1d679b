import type { ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./timeline.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A station of a timeline. */
export interface TimelineItem {
  key: string;
  /** When, as it is read: a year, or a `<DateText>`. */
  when: ReactNode;
  title: string;
  text?: ReactNode;
}

export interface TimelineProps extends RootProps<HTMLOListElement> {
  /** In the order in which they happened, or the other way round. */
  items: readonly TimelineItem[];
  /** Level of the stations' headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  /** `small` for dates in full and for places beside other things. @default "medium" */
  size?: "small" | "medium";
}

/** Events in order: the history of a company, or the progress of an order. */
export function Timeline({ items, headingLevel = 3, size = "medium", className, ...rest }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol role="list" {...rest} className={classList(css.list, size === "small" && css.small, className)}>
      {items.map((item) => (
        <li key={item.key} className={classList(css.item, size === "medium" && css.placed)}>
          <p className={css.when}>{item.when}</p>
          <div className={css.body}>
            <Heading className={css.title}>{item.title}</Heading>
            {item.text !== undefined && <p className={css.text}>{item.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
