import { Button } from "../button/index.ts";
import * as css from "./connection-notice.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** Something that waits to be sent. */
export interface WaitingItem {
  id: string;
  /** What it is: `Quote request`. */
  title: string;
  /** Since when it waits, in the reader's language. */
  when: string;
}

export interface WaitingListProps extends RootProps<HTMLUListElement> {
  /** What waits, the oldest first. */
  items: readonly WaitingItem[];
  /** What the button of each says: `Do not send`. */
  cancel: string;
  /** Called when one is not to be sent after all. */
  onCancel: (id: string) => void;
}

/** What waits for a connection, each with a button that takes it back. For the notice of the connection. */
export function WaitingList({ items, cancel, onCancel, className, ...rest }: WaitingListProps) {
  return (
    <ul role="list" {...rest} className={classList(css.list, className)}>
      {items.map(({ id, title, when }) => (
        <li key={id} className={css.item}>
          <span id={`waiting-${id}`}>
            {title} <span className={css.when}>{when}</span>
          </span>
          <Button
            size="small"
            variant="outline"
            aria-describedby={`waiting-${id}`}
            onClick={() => onCancel(id)}
          >
            {cancel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
