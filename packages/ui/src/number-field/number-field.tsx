"use client";

import { useId, useRef, useState } from "react";
import { LabelledField, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field.css.ts";
import { beside } from "../field/text-field.css.ts";
import type { TextFieldProps } from "../field/text-field.tsx";
import { useEarlyText } from "../field/use-early.ts";
import { useLeave } from "../field/use-leave.ts";
import { useSubmittedValue, useReset } from "../form/field-hooks.ts";
import { useForm } from "../form/form-context.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { useWhenChanged } from "../layout/use-when-changed.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { measureTexts, numberComplaint } from "./number.logic.ts";
import { StepButton } from "./step-button.tsx";
import * as css from "./step-button.css.ts";
import { stepNumber } from "./step-number.ts";
import { useStepping } from "./use-stepping.tsx";

export interface NumberFieldProps
  extends FieldTexts, InputProps, Pick<TextFieldProps, "placeholder" | "before" | "after"> {
  /** The number, or null for none, if you control it: the field shows each change. */
  value?: number | null;
  /** The initial number. */
  defaultValue?: number;
  /** Min number. */
  min?: number;
  /** Max number. */
  max?: number;
  /**
   * The increment of an arrow key, and the precision: a number may have as many decimals as the step, with `1` none.
   * Amounts of money may have the decimals of their currency. @default 1
   */
  step?: number;
  /** The unit beside the number: one that `Intl` knows, such as `millimeter`, or a short text. */
  unit?: string;
  /** The ISO 4217 code of an amount's currency. Its sign is placed as the language requires. */
  currency?: string;
  /** Shows decrement and increment buttons. @default false */
  steppers?: boolean;
  /** The mouse wheel changes the number while the field has the focus. @default false */
  wheel?: boolean;
  /** Called after each change and form reset; null while the text is not a number. */
  onValueChange?: (value: number | null) => void;
}

/**
 * A number in the format of the page language. The form sends the plain number, `0.4`. Arrow keys change it by one
 * step; the wheel does so only with `wheel`. Nothing is rounded: a number with more decimals than `step` stays as
 * typed, with an error. For quantities to order use `QuantityStepper`.
 */
export function NumberField({
  label,
  hint,
  optional,
  error,
  id: givenId,
  value: given,
  defaultValue = given ?? undefined,
  min,
  max,
  step = 1,
  unit,
  currency,
  steppers = false,
  wheel,
  before,
  after,
  disabled,
  onValueChange,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  className,
  ...rest
}: NumberFieldProps) {
  const messages = useMessages("number-field");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const measure = measureTexts({ step, unit, currency }, locale);
  const { read, write } = measure;
  const sent = useForm().valueOf(rest.name ?? "");
  const byDefault = defaultValue === undefined ? "" : write(defaultValue);
  const initial = sent === undefined ? byDefault : measure.showSent(sent);
  const [text, setText] = useState(initial);
  const [isLeft, setLeft] = useState(false);
  // A button has the focus then, so only a status can announce the number.
  const [isPressed, setPressed] = useState(false);
  const value = read(text);
  useSubmittedValue(input, (written) => String(read(written) ?? written));

  useWhenChanged(given, () => {
    if (given === undefined || given === value) return;
    setText(given === null ? "" : write(given));
    setLeft(false);
  });
  const leaving = useLeave(
    () => {
      setLeft(true);
      // This field must not round the input: it stays as typed, with an error.
      if (value !== null && measure.isFine(value)) setText(write(value));
    },
    { onFocus, onBlur },
  );

  const put = (next: string) => {
    setText(next);
    onValueChange?.(read(next));
  };
  useEarlyText(input, text, put);
  useReset(input, () => {
    put(initial);
    setLeft(false);
  });
  const stepping = useStepping(input, {
    value,
    min,
    max,
    step,
    wheel,
    disabled,
    next: (count) => stepNumber(value, count, { min, max, step }),
    onStep: (next) => {
      put(write(next));
      setPressed(document.activeElement !== input.current);
      // The form receives it like typed input, once it is in the field.
      requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
    },
  });

  const isWrong = isLeft && text.trim() !== "";
  const complaint = isWrong ? numberComplaint(value, { min, max }, measure, messages, locale) : undefined;
  const texts = { label, hint, optional, error: error ?? complaint };
  const sign = measure.signFor(value ?? 0);
  const signId = useId();
  const described = [sign.text && signId, rest["aria-describedby"]].filter(Boolean).join(" ");
  const { id, control } = useFieldIds(texts, givenId, described);
  const labelId = `${id}-label`;
  const spoken = value === null ? text : measure.say(value);
  const drawnSign = sign.text && (
    <span id={signId} className={beside}>
      {sign.text}
    </span>
  );
  const button = (side: "less" | "more", isAtEnd: boolean) => (
    <StepButton
      {...stepping[side]}
      side={side}
      id={`${id}-${side}`}
      aria-label={messages[side]}
      aria-labelledby={`${labelId} ${id}-${side}`}
      aria-disabled={isAtEnd}
      // The arrow keys of the field do the same.
      tabIndex={-1}
    />
  );
  return (
    <LabelledField id={id} labelId={labelId} {...texts}>
      <span {...stepping.frame} className={classList(field.frame, steppers && css.frame)}>
        {before && <span className={beside}>{before}</span>}
        {sign.isBefore && drawnSign}
        <input
          required={!optional}
          autoComplete="off"
          aria-valuenow={value ?? undefined}
          aria-valuetext={text === "" ? undefined : spoken}
          aria-valuemin={min}
          aria-valuemax={max}
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="text"
          role="spinbutton"
          inputMode={measure.decimals === 0 ? "numeric" : "decimal"}
          dir="ltr"
          disabled={disabled}
          className={classList(field.input, className)}
          value={text}
          onChange={(event) => {
            setLeft(false);
            setPressed(false);
            put(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            stepping.press(event);
          }}
          {...leaving}
        />
        {!sign.isBefore && drawnSign}
        {after && <span className={beside}>{after}</span>}
        {steppers && (
          <span className={css.buttons}>
            {button("less", value !== null && value <= (min ?? -Infinity))}
            {button("more", value !== null && value >= (max ?? Infinity))}
          </span>
        )}
      </span>
      {steppers && <VisuallyHidden role="status">{isPressed && spoken}</VisuallyHidden>}
      {stepping.part}
    </LabelledField>
  );
}
