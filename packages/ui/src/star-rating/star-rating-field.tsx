"use client";

import { ratings, type Rating } from "@preforma/domain/reviews";
import { useId, useRef, useState } from "react";
import * as field from "../field/field.css.ts";
import { useFormField } from "../form/form-context.ts";
import { useReset } from "../form/use-reset.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./star-rating.css.ts";

export interface StarRatingFieldProps {
  /** What is rated. */
  label: string;
  /** Name in the form. @default "rating" */
  name?: string;
  /** Nothing is chosen by default: an opinion that nobody gave is none. */
  defaultValue?: Rating;
  /** What is wrong, such as that no rating was chosen. */
  error?: string;
  disabled?: boolean;
  onRatingChange?: (rating: Rating) => void;
}

/** One to five stars: native radio buttons, each with its meaning in words. */
export function StarRatingField({
  label,
  name = "rating",
  defaultValue,
  error: ownError,
  disabled,
  onRatingChange,
}: StarRatingFieldProps) {
  const messages = useMessages("star-rating");
  const { locale } = useLocale();
  const form = useFormField(name, ownError);
  const noteId = useId();
  const first = useRef<HTMLInputElement>(null);
  const initial = ratings.find((rating) => String(rating) === form.sent) ?? defaultValue;
  const [chosen, setChosen] = useState(initial);
  useReset(first, () => setChosen(initial));
  return (
    <fieldset
      className={field.field}
      disabled={disabled}
      // A group of radio buttons: only as such may it be called wrong.
      role="radiogroup"
      aria-required
      aria-invalid={form.error ? true : undefined}
      aria-describedby={form.error ? noteId : undefined}
    >
      <legend className={classList(field.label, css.legend)}>{label}</legend>
      <span className={css.choices}>
        <span className={css.row}>
          {ratings.map((rating) => (
            <label key={rating} className={css.choice}>
              <input
                ref={rating === 1 ? first : undefined}
                id={rating === 1 ? form.id : undefined}
                type="radio"
                name={name}
                value={rating}
                required
                defaultChecked={rating === initial}
                className={css.radio}
                onChange={() => {
                  setChosen(rating);
                  onRatingChange?.(rating);
                }}
              />
              <span className={css.choiceStar} />
              <span className={css.sentence}>
                {formatMessage(
                  messages.choice,
                  { count: rating, meaning: messages[`rating${rating}`] },
                  locale,
                )}
              </span>
            </label>
          ))}
        </span>
        {/* Seen by those who see the stars; the radio buttons say the same. */}
        <span className={classList(css.words, chosen === undefined && css.muted)} aria-hidden>
          {chosen === undefined ? messages.notChosen : messages[`rating${chosen}`]}
        </span>
      </span>
      {form.error && (
        <span id={noteId} className={field.error}>
          <span className={css.errorMark} aria-hidden />
          <span>
            <span className={css.sentence}>{messages.error} </span>
            {form.error}
          </span>
        </span>
      )}
    </fieldset>
  );
}
