"use client";

import { ratings, type RatingSummary as Summary } from "@preforma/domain/reviews";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { StarRating } from "../star-rating/star-rating.tsx";
import * as css from "./rating-summary.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface RatingSummaryProps extends RootProps<HTMLDivElement> {
  /** As `comments/product-by-id` returns it. */
  summary: Summary;
}

/** The average rating of a product and the distribution of its ratings. */
export function RatingSummary({ summary, className, ...rest }: RatingSummaryProps) {
  const messages = useMessages("rating-summary");
  const { locale } = useLocale();
  const { average, total, counts } = summary;
  if (average === null || total === 0)
    return (
      <div {...rest} className={classList(css.overall, className)}>
        <StarRating average={null} />
        <p className={css.none}>{messages.none}</p>
      </div>
    );
  return (
    <div {...rest} className={classList(css.root, className)}>
      <div className={css.summary}>
        <div className={css.overall}>
          <span className={css.average} aria-hidden>
            {formatNumber(average, locale)}
          </span>
          <StarRating average={average} />
          <span className={css.total}>{formatMessage(messages.total, { count: total }, locale)}</span>
        </div>
        <ul role="list" className={css.list} aria-label={messages.distribution}>
          {ratings.toReversed().map((rating) => {
            const count = counts[rating];
            const stars = formatMessage(messages.stars, { count: rating }, locale);
            return (
              <li key={rating}>
                <VisuallyHidden>{formatMessage(messages.share, { count, stars }, locale)}</VisuallyHidden>
                <span className={css.row} aria-hidden>
                  <span>{stars}</span>
                  <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
                    <rect className={css.share} width={(count / total) * 100} height="1" />
                  </svg>
                  <span className={css.count}>{formatNumber(count, locale)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
