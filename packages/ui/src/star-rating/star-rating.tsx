import { formatMessage, formatNumber } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./star-rating.css.ts";

export interface StarRatingProps {
  /** Average, 1 to 5; null where nobody has rated yet. Drawn to the nearest half star, told to the decimal. */
  average: number | null;
  /** @default "medium" */
  size?: keyof typeof css.size;
  /** Writes the number beside the stars. @default false */
  withNumber?: boolean;
}

/** How something was rated. Without a rating it says so, instead of showing no stars of five. */
export function StarRating({ average, size = "medium", withNumber = false }: StarRatingProps) {
  const messages = useMessages("star-rating");
  const { locale } = useLocale();
  if (average === null) return <span className={classList(css.words, css.muted)}>{messages.notRated}</span>;
  const said = formatMessage(messages.average, { average }, locale);
  const halves = Math.round(Math.min(5, Math.max(0, average)) * 2);
  return (
    <span className={classList(css.display, css.size[size])}>
      <span role="img" aria-label={said} className={css.stars}>
        <span className={css.filled[halves]} />
      </span>
      {withNumber && (
        <span className={css.words} aria-hidden>
          {formatNumber(average, locale)}
        </span>
      )}
    </span>
  );
}
