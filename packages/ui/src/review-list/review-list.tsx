"use client";

import { formattingTag } from "@preforma/domain/locales";
import type { Comment } from "@preforma/domain/reviews";
import type { ReactNode, Ref } from "react";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { StarRating } from "../star-rating/star-rating.tsx";
import * as css from "./review-list.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface ReviewListProps extends RootProps {
  /** Published reviews, the newest first. */
  reviews: readonly Comment[];
  /** Shown before the first review: a button to write one. */
  action?: ReactNode;
}

/**
 * The reviews of a product. Each review has its own language and direction, and is plain text: nothing in it becomes
 * markup.
 */
export function ReviewList({ reviews, action, ref, className, ...rest }: ReviewListProps) {
  const messages = useMessages("review-list");
  const { locale } = useLocale();
  if (reviews.length === 0)
    return (
      <div {...rest} ref={ref as Ref<HTMLDivElement>} className={classList(css.empty, className)}>
        <p className={css.emptyTitle}>{messages.none}</p>
        <p className={css.emptyText}>{messages.invitation}</p>
        {action}
      </div>
    );
  // In the manufacturer's time zone, so that server and browser render the same day.
  const day = new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: "long",
    timeZone: "Europe/Istanbul",
  });
  return (
    <ul role="list" {...rest} ref={ref as Ref<HTMLUListElement>} className={classList(css.list, className)}>
      {reviews.map(({ id, name, rating, content, language_code, created_at }) => (
        <li key={id}>
          <article className={css.review}>
            <div className={css.head}>
              <bdi className={css.name}>{name}</bdi>
              <StarRating average={rating} size="small" />
              <time dateTime={created_at} className={css.date}>
                {day.format(new Date(created_at))}
              </time>
            </div>
            {content === "" ? (
              <p className={css.withoutText}>{messages.withoutText}</p>
            ) : (
              <p className={css.content} lang={language_code} dir="auto">
                {content}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
