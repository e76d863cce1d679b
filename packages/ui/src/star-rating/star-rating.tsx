"use client";

import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./star-rating.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface StarRatingProps extends RootProps<HTMLSpanElement> {
  /** Average, 1 to 5; null where there are no ratings yet. Drawn to the nearest half star, announced to one decimal. */
  average: number | null;
  /** `small` beside text, `large` where the average is what the place is about. @default "medium" */
  size?: keyof typeof css.size;
  /** Writes the number beside the stars. @default false */
  showNumber?: boolean;
}

/** Shows a rating in stars. Without a rating it says so, instead of showing no stars. */
export function StarRating({
  average,
  size = "medium",
  showNumber = false,
  className,
  ...rest
}: StarRatingProps) {
  const messages = useMessages("star-rating");
  const { locale } = useLocale();
  if (average === null)
    return (
      <span {...rest} className={classList(css.muted, className)}>
        {messages.notRated}
      </span>
    );
  const name = formatMessage(messages.average, { average }, locale);
  return (
    <span {...rest} className={classList(css.size[size], className)}>
      <svg role="img" aria-label={name} className={css.stars}>
        <rect width={`${Math.round(average * 2)}0%`} height="100%" />
      </svg>
      {showNumber && (
        <span className={css.words} aria-hidden>
          {formatNumber(average, locale)}
        </span>
      )}
    </span>
  );
}
