"use client";

import { ChevronLeft, ChevronRight } from "../drawings/index.ts";
import type { MouseEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import { isModified } from "../layout/is-modified.ts";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { pageSlots } from "./pages.logic.ts";
import * as css from "./pagination.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface PaginationProps extends RootProps {
  /** The page that is shown, counted from 1. */
  readonly page: number;
  /** How many pages there are. With one or none, nothing is drawn. */
  readonly pageCount: number;
  /** The URL of a page, with the list's filters. */
  readonly hrefFor: (page: number) => string;
  /** Called with the page that is pressed, instead of following its link. A press for a new tab follows the link. */
  readonly onPageChange?: (page: number) => void;
}

/** Real links to the other pages of a list: they can be crawled, opened in a new tab, and work without script. */
export function Pagination({ page, pageCount, hrefFor, onPageChange, ...rest }: PaginationProps) {
  const messages = useMessages("pagination");
  const { locale } = useLocale();
  const Link = useLink();
  const linkTo = (to: number) => ({
    href: hrefFor(to),
    onClick:
      onPageChange &&
      ((event: MouseEvent) => {
        if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
        event.preventDefault();
        onPageChange(to);
      }),
  });
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={messages.label} {...rest}>
      <ul className={css.list} role="list">
        {/* At its end the list has no step there; the place is reserved visually only. */}
        <li aria-hidden={page > 1 ? undefined : true}>
          {page > 1 ? (
            <Link {...linkTo(page - 1)} rel="prev" className={css.step}>
              <Icon icon={ChevronLeft} size="small" mirrored />
              {messages.previous}
            </Link>
          ) : (
            <span className={classList(css.step, css.noStep)}>
              <Icon icon={ChevronLeft} size="small" mirrored />
              {messages.previous}
            </span>
          )}
        </li>
        {pageSlots(page, pageCount).map((slot, index, slots) =>
          slot === "gap" ? (
            <li key={`after-${slots[index - 1]}`} className={classList(css.gap, css.onlyWide)} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot} className={css.onlyWide}>
              <Link
                {...linkTo(slot)}
                className={css.page}
                aria-current={slot === page ? "page" : undefined}
                aria-label={formatMessage(messages.page, { page: slot }, locale)}
              >
                {formatNumber(slot, locale)}
              </Link>
            </li>
          ),
        )}
        <li className={css.onlyNarrow}>
          {formatMessage(messages.position, { page, total: pageCount }, locale)}
        </li>
        <li aria-hidden={page < pageCount ? undefined : true}>
          {page < pageCount ? (
            <Link {...linkTo(page + 1)} rel="next" className={css.step}>
              {messages.next}
              <Icon icon={ChevronRight} size="small" mirrored />
            </Link>
          ) : (
            <span className={classList(css.step, css.noStep)}>
              {messages.next}
              <Icon icon={ChevronRight} size="small" mirrored />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
