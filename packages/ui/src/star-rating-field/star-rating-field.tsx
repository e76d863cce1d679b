"use client";

import { ratings, type Rating } from "@preforma/domain/reviews";
import { useId, useRef, useState } from "react";
import * as field from "../field/field-texts.css.ts";
import { useFormField } from "../form/form-context.ts";
import { useEarlyInputs } from "../field/use-early.ts";
import { useReset } from "../form/field-hooks.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { starPath } from "../star-rating/star-drawing.ts";
import * as css from "./star-rating-field.css.ts";
import type { GroupProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";

export interface StarRatingFieldProps extends GroupProps {
  /** What is rated. */
  label: string;
  /** Name in the form. @default "rating" */
  name?: string;
  /** The rating, or null for none, where you control it. */
  value?: Rating | null;
  /** Nothing is chosen by default: a default rating is not an opinion. */
  defaultValue?: Rating;
  /** What is wrong, such as that no rating was chosen. */
  error?: string;
  /** Whether a form without it is refused. @default true */
  required?: boolean;
  /** Called with each choice. */
  onValueChange?: (rating: Rating) => void;
}

/** One to five stars: native radio buttons, each with its meaning in words. */
export function StarRatingField({
  label,
  name = "rating",
  value,
  defaultValue,
  error: ownError,
  required = true,
  form: formId,
  onValueChange,
  ref,
  className,
  ...rest
}: StarRatingFieldProps) {
  const messages = useMessages("star-rating-field");
  const { locale } = useLocale();
  const form = useFormField(name, ownError);
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const initial = ratings.find((rating) => `${rating}` === form.sent) ?? defaultValue;
  const [own, setOwn] = useState(initial);
  const chosen = value === undefined ? own : (value ?? undefined);
  useReset(group, () => setOwn(initial));
  const choose = (rating: (typeof ratings)[number]) => {
    setOwn(rating);
    onValueChange?.(rating);
  };
  useEarlyInputs(group, (input) => choose(Number(input.value) as (typeof ratings)[number]));
  return (
    <fieldset
      // A group of radio buttons: only as such may it be called wrong.
      role="radiogroup"
      aria-required={required}
      {...(form.error && { "aria-invalid": true, "aria-describedby": noteId })}
      {...rest}
      ref={useBothRefs(group, ref)}
      className={classList(field.field, className)}
    >
      <legend className={field.label}>{label}</legend>
      <span className={css.choices}>
        <span className={css.row}>
          {ratings.map((rating) => (
            <span key={rating} className={css.star}>
              <input
                id={rating === 1 ? form.id : undefined}
                type="radio"
                name={name}
                value={rating}
                form={formId}
                required={required}
                {...(value === undefined
                  ? { defaultChecked: rating === initial }
                  : { checked: rating === value })}
                aria-label={formatMessage(
                  messages.choice,
                  { count: rating, meaning: messages[`rating${rating}`] },
                  locale,
                )}
                className={css.radio}
                onChange={() => choose(rating)}
              />
              <svg width="1em" height="1em" viewBox="0 0 24 24" strokeWidth="1.75" aria-hidden>
                <path d={starPath} />
              </svg>
            </span>
          ))}
        </span>
        {/* Visual only; the radio buttons say the same. */}
        <span className={chosen ? field.text : field.hint} aria-hidden>
          {chosen ? messages[`rating${chosen}`] : messages.notChosen}
        </span>
      </span>
      {form.error && (
        <span id={noteId} className={field.error}>
          {/* The mark of other fields, without the icons' script and styles. */}
          <svg
            role="img"
            aria-label={messages.error}
            width="1.125rem"
            height="1.125rem"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <path d="M9 5v5m0 1.5V13" />
            <circle cx="9" cy="9" r="8.25" />
          </svg>
          <span>{form.error}</span>
        </span>
      )}
    </fieldset>
  );
}
