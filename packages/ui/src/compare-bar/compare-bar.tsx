"use client";

import { X } from "../drawings/index.ts";
import { Button, ButtonLink } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { publishBarSize } from "./bar-size.ts";
import * as css from "./compare-bar.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface CompareBarProps extends RootProps {
  /** The chosen products, in the order in which they were added. */
  products: readonly { id: string; title: string }[];
  /** Max products to compare. */
  max: number;
  /** The comparison of these products. */
  href: string;
  /** A visitor tried to add one too many. @default false */
  full?: boolean;
  /** Removes one product. */
  onRemove: (id: string) => void;
  /** Removes all products. */
  onClear: () => void;
}

/** The products chosen for comparison, at the window's end while a visitor keeps browsing. */
export function CompareBar({
  products,
  max,
  href,
  full = false,
  onRemove,
  onClear,
  ref,
  className,
  ...rest
}: CompareBarProps) {
  const messages = useMessages("compare-bar");
  const { locale } = useLocale();
  const bar = useBothRefs(publishBarSize, ref);
  if (products.length === 0) return null;
  return (
    <aside aria-label={messages.label} {...rest} ref={bar} className={classList(css.bar, className)}>
      <div className={css.words}>
        <p className={css.count}>{formatMessage(messages.count, { count: products.length, max }, locale)}</p>
        <p role="status" className={full ? css.full : css.note}>
          {full
            ? formatMessage(messages.full, { max }, locale)
            : products.length === 1
              ? messages.alone
              : null}
        </p>
      </div>
      <ul role="list" className={css.list}>
        {products.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={css.chip}
              aria-label={formatMessage(messages.remove, { title }, locale)}
              onClick={() => onRemove(id)}
            >
              <span className={css.title}>{title}</span>
              <Icon icon={X} size="small" />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <ButtonLink href={href} variant="solid">
          {messages.open}
        </ButtonLink>
        <Button variant="quiet" onClick={onClear}>
          {messages.clear}
        </Button>
      </div>
    </aside>
  );
}
