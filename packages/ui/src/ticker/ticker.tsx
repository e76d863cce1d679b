"use client";

import { Megaphone, Pause, Play } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import { paceOf } from "./pace.logic.ts";
import * as css from "./ticker.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One announcement. */
export interface TickerItem {
  id: string;
  text: string;
  /** The page with more about it. @default no link */
  href?: string;
}

export interface TickerProps extends RootProps {
  /** In the reader's language. Without any, nothing is drawn. */
  items: readonly TickerItem[];
}

/**
 * Short announcements in one moving line. It stops on hover, while one of its links has focus, when paused, and always
 * with reduced motion. A link that receives focus moves into view. All of it is CSS.
 */
export function Ticker({ items, className, ...rest }: TickerProps) {
  const messages = useMessages("ticker");
  const Link = useLink();
  if (items.length === 0) return null;
  const line = (tabIndex?: number) =>
    items.map((item) => (
      <li key={item.id} className={css.item}>
        {item.href === undefined ? (
          <bdi className={css.words}>{item.text}</bdi>
        ) : (
          <Link href={item.href} className={css.link} tabIndex={tabIndex}>
            <bdi className={css.words}>{item.text}</bdi>
          </Link>
        )}
      </li>
    ));
  return (
    <section aria-label={messages.label} {...rest} className={classList(css.ticker, className)}>
      <Icon icon={Megaphone} size="small" />
      <div className={css.view}>
        <div className={classList(css.belt, css.pace[paceOf(items.map((item) => item.text))])}>
          <ul role="list" className={css.line}>
            {line()}
          </ul>
          {/* Most of what is seen is the copy: a press on its links has to work, and only a press. */}
          <ul className={css.copy} aria-hidden="true">
            {line(-1)}
          </ul>
        </div>
      </div>
      <label className={css.pause} title={messages.pause}>
        <input type="checkbox" className={css.box} aria-label={messages.pause} />
        <span className={css.whileMoving}>
          <Icon icon={Pause} size="small" />
        </span>
        <span className={css.whilePaused}>
          <Icon icon={Play} size="small" mirrored />
        </span>
      </label>
    </section>
  );
}
