"use client";

import { DateText } from "../dates/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./news-card.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** What kind of thing an article is. */
export type ArticleKind = "news" | "announcement" | "blog" | "campaign";

export interface ArticleFactsProps extends RootProps<HTMLParagraphElement> {
  /** Named in front of the date; left out where the page is of one kind alone. */
  kind?: ArticleKind;
  /** The day it appeared: `2026-05-14`, or an instant. */
  date: string;
  /** Whole minutes, at least one. */
  readingMinutes?: number;
}

/** The small line of an article: kind, date, reading time. */
export function ArticleFacts({ kind, date, readingMinutes, className, ...rest }: ArticleFactsProps) {
  const messages = useMessages("news-card");
  const { locale } = useLocale();
  return (
    <p {...rest} className={classList(css.facts, className)}>
      {kind !== undefined && <span className={css.kind}>{messages[kind]}</span>}
      <span className={css.fact}>
        <DateText date={date} />
      </span>
      {readingMinutes !== undefined && (
        <span className={css.fact}>
          {formatMessage(messages.readingTime, { count: readingMinutes }, locale)}
        </span>
      )}
    </p>
  );
}
