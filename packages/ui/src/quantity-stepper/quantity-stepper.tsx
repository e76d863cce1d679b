"use client";

import { textIn } from "@preforma/domain/locales";
import {
  nextValidQuantity,
  previousValidQuantity,
  quantityProblem,
  smallestQuantity,
  type QuantityProblem,
  type QuantityRule,
} from "@preforma/domain/shop";
import { useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { LabelledField, useFieldIds } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { useEarlyText } from "../field/use-early.ts";
import { useLeave } from "../field/use-leave.ts";
import { useSubmittedValue, useReset } from "../form/field-hooks.ts";
import { useForm } from "../form/form-context.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useWhenChanged } from "../layout/use-when-changed.ts";
import { formatMessage } from "../messages/message.ts";
import { parseStepped, writeNumber } from "../number-field/number.logic.ts";
import { StepButton } from "../number-field/step-button.tsx";
import { useStepping } from "../number-field/use-stepping.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./quantity-stepper.css.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

export interface QuantityStepperProps extends InputProps {
  /** The quantities in which the article is sold. */
  rule: QuantityRule;
  /** Pieces. @default the smallest quantity that can be ordered */
  defaultValue?: number;
  /** Pieces according to the owner, such as a cart: the field shows each change. */
  value?: number;
  /** Called with quantities that can be ordered, at each step and on blur. */
  onValueChange?: (pieces: number) => void;
  /** The field's label. @default "Quantity", in the page's language */
  label?: ReactNode;
  /** The server's error. */
  error?: ReactNode;
  /** Name in a form. @default "quantity" */
  name?: string;
  /** Its key in the form's draft, if its name only contains an index. @default its name */
  draft?: string;
}

/**
 * The number of pieces to order, in full cartons from the minimum order. People can type a quantity that can't be
 * ordered: the field explains why and offers the nearest ones.
 */
export function QuantityStepper({
  rule,
  value,
  defaultValue = value ?? smallestQuantity(rule),
  onValueChange,
  label,
  error,
  name = "quantity",
  draft,
  id: givenId,
  disabled,
  required = true,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  className,
  ...rest
}: QuantityStepperProps) {
  const messages = useMessages("quantity-stepper");
  const { locale } = useLocale();
  const write = (pieces: number) => writeNumber(pieces, locale);
  const read = (written: string) => parseStepped(written, locale, 1);
  const input = useRef<HTMLInputElement>(null);
  const sent = useForm().valueOf(name);
  const given = sent === undefined ? defaultValue : (read(sent) ?? Number.NaN);
  // Text that is not a whole number stays as typed, beside the error.
  const initial = sent === undefined || Number.isSafeInteger(given) ? write(given) : sent;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<{ offers: QuantityProblem; sentence: string } | null>(null);
  const noteId = useId();
  // A step button has the focus then, so only a status can announce the quantity.
  const [isPressed, setPressed] = useState(false);
  useWhenChanged(value, () => {
    if (value === undefined) return;
    setText(write(value));
    setProblem(null);
  });
  useEarlyText(input, text, setText);
  const pieces = read(text);
  useSubmittedValue(input, (written) => String(read(written) ?? written));

  const take = (quantity: number, pressed = false) => {
    setText(write(quantity));
    setPressed(pressed);
    setProblem(null);
    onValueChange?.(quantity);
  };
  const judge = (quantity: number | null) => {
    const offers = quantityProblem(quantity ?? Number.NaN, rule);
    if (offers === null) return take(quantity ?? defaultValue, isPressed);
    setProblem({ offers, sentence: "" });
    import("./quantity-complaint.ts")
      .then(({ quantityProblemTexts }) => {
        const sentence = textIn(quantityProblemTexts(offers, rule), locale);
        // Another quantity may have been entered by now.
        setProblem((now) => (now?.offers === offers ? { offers, sentence } : now));
      })
      // The suggestions are shown even without the message.
      .catch(() => {});
  };
  useReset(input, () => {
    setText(initial);
    setProblem(null);
  });

  const leaving = useLeave(() => judge(pieces), { onFocus, onBlur });
  const above = nextValidQuantity((pieces ?? 0) + 1, rule);
  const below = pieces === null ? null : previousValidQuantity(Math.ceil(pieces) - 1, rule);
  const stepping = useStepping(input, {
    value: pieces,
    next: (count) => (count > 0 ? above : below),
    disabled,
    onStep: (quantity) => take(quantity, document.activeElement !== input.current),
  });

  const carton = rule.carton_quantity;
  const isFull = carton !== null && carton > 1 && pieces !== null && pieces > 0 && pieces % carton === 0;
  const hint = isFull
    ? formatMessage(messages.cartons, { count: pieces / carton, pieces: carton }, locale)
    : undefined;
  const said = error ?? (problem && (problem.sentence || messages.label));
  const texts = { label: label ?? messages.label, hint, error: said };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  const offered = [problem?.offers.lower, problem?.offers.higher].filter(
    (offer) => typeof offer === "number",
  );
  return (
    <div className={field.field} role="group" aria-labelledby={noteId}>
      <LabelledField id={id} {...texts} label={<span id={noteId}>{texts.label}</span>}>
        {/* A sum of pieces reads from the left everywhere; less and more change sides with the page. */}
        <span {...stepping.frame} className={classList(field.frame, css.frame)}>
          <StepButton
            {...stepping.less}
            side="less"
            aria-label={messages.less}
            aria-disabled={below === null}
          />
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={useBothRefs(input, ref)}
            name={name}
            data-draft={draft}
            role="spinbutton"
            inputMode="numeric"
            dir="ltr"
            required={required}
            disabled={disabled}
            aria-valuenow={pieces ?? undefined}
            aria-valuetext={text}
            aria-valuemin={smallestQuantity(rule)}
            className={classList(field.input, css.input, className)}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setPressed(false);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === "Enter") judge(pieces);
              else stepping.press(event);
            }}
            {...leaving}
          />
          <StepButton
            {...stepping.more}
            side="more"
            aria-label={messages.more}
            aria-disabled={above === null}
          />
        </span>
      </LabelledField>
      {/* Why a quantity can't be ordered, too: it is known only after the focus has read the field. */}
      <VisuallyHidden role="status">
        {problem ? problem.sentence : isPressed && (hint ?? text)}
      </VisuallyHidden>
      <div className={css.offers}>
        {offered.map((offer) => (
          <Button
            key={offer}
            variant="outline"
            size="small"
            onClick={() => {
              // The button is removed with the error.
              input.current?.focus();
              take(offer);
            }}
          >
            {formatMessage(messages.take, { count: offer }, locale)}
          </Button>
        ))}
      </div>
      {stepping.part}
    </div>
  );
}
