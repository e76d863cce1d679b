"use client";

import { ChevronLeft, ChevronRight } from "../drawings/index.ts";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import { placeAfterPage, visibleRange } from "./carousel.logic.ts";
import * as css from "./carousel.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface CarouselProps<Item> extends RootProps {
  /** The row's heading, which also names it. */
  title: string;
  /** Hides the title visually, if a heading shows the same. @default false */
  hideTitle?: boolean;
  /** The items of the row, in order. */
  items: readonly Item[];
  /** A stable key for an item. */
  itemKey: (item: Item) => string | number;
  /** Renders an item. */
  children: (item: Item, place: number) => ReactNode;
  /** How wide an item is: 12, 17 or 24 rem, or the whole row. @default "medium" */
  itemWidth?: keyof typeof css.list;
  /** The heading's level in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A row of items that scrolls by finger, wheel and keyboard, or by one view with its buttons. It never moves
 * automatically.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const {
    title,
    hideTitle = false,
    items,
    itemKey,
    children,
    itemWidth = "medium",
    headingLevel = 2,
  } = props;
  const messages = useMessages("carousel");
  const { locale } = useLocale();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState<{ first: number; last: number } | null>(null);
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { first, last } = rangeOf(row);
        setRange((old) => (old?.first === first && old.last === last ? old : { first, last }));
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    const controller = new AbortController();
    const listening = { passive: true, signal: controller.signal };
    row.addEventListener("scroll", measure, listening);
    // A visitor who scrolls by hand sees the position; announcing each passing item would drown out everything else.
    for (const byHand of ["pointerdown", "wheel", "keydown"])
      row.addEventListener(byHand, () => setPressed(false), listening);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      controller.abort();
    };
  }, [items]);

  const atStart = range === null || range.first <= 0;
  const atEnd = range !== null && range.last >= items.length - 1;
  const turn = (step: "next" | "previous") => {
    const row = list.current;
    if (row === null) return;
    setPressed(true);
    const target = row.children[placeAfterPage(rangeOf(row), step, items.length)];
    if (!(target instanceof HTMLElement)) return;
    const [at, to] = [row.getBoundingClientRect(), target.getBoundingClientRect()];
    const rightToLeft = getComputedStyle(row).direction === "rtl";
    // The distance between the item's start and the row's; scroll snapping does the rest.
    row.scrollBy({ left: rightToLeft ? to.right - at.right : to.left - at.left });
  };
  return (
    <section
      aria-labelledby={titleId}
      {...rootPropsOf(props)}
      className={classList(css.root, props.className)}
    >
      <div className={css.head}>
        {hideTitle ? (
          <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
        ) : (
          <Heading level={headingLevel} size="xl" id={titleId}>
            {title}
          </Heading>
        )}
        {!(atStart && atEnd) && (
          <div className={css.buttons}>
            {/* Stays in place at the ends: a button that disappears would lose the focus. */}
            <IconButton
              label={messages.previous}
              variant="outline"
              aria-disabled={atStart}
              onClick={() => turn("previous")}
            >
              <Icon icon={ChevronLeft} mirrored />
            </IconButton>
            <IconButton
              label={messages.next}
              variant="outline"
              aria-disabled={atEnd}
              onClick={() => turn("next")}
            >
              <Icon icon={ChevronRight} mirrored />
            </IconButton>
          </div>
        )}
      </div>
      <ul
        ref={list}
        role="list"
        // A scrolling row must be reachable by keyboard; otherwise it would be a needless tab stop.
        tabIndex={atStart && atEnd ? -1 : 0}
        aria-labelledby={titleId}
        className={css.list[itemWidth]}
      >
        {items.map((item, place) => (
          <li key={itemKey(item)} className={css.item}>
            {children(item, place)}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {pressed &&
          range !== null &&
          formatMessage(
            messages.place,
            { from: range.first + 1, to: range.last + 1, total: items.length },
            locale,
          )}
      </VisuallyHidden>
    </section>
  );
}

/** The visible range of the row. */
function rangeOf(row: HTMLElement): { first: number; last: number } {
  const spans = [...row.children].map((item) => item.getBoundingClientRect());
  return visibleRange(row.getBoundingClientRect(), spans);
}
