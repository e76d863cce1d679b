"use client";

import { useRef, useState, type KeyboardEvent } from "react";
import type { FieldTexts } from "../field/field-frame.tsx";
import { TextField, type TextFieldProps } from "../field/text-field.tsx";
import { useFormField } from "../form/form-context.ts";
import { useSubmittedValue } from "../form/submitted-value.ts";
import { useReset } from "../form/use-reset.ts";
import { useLeave } from "../field/use-leave.ts";
import { useWhenChanged } from "../layout/use-when-changed.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { decimalsOf, isAsFineAs, parseStepped, stepNumber, writeNumber } from "./number.logic.ts";
import type { InputProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

export interface NumberFieldProps
  extends FieldTexts, InputProps, Pick<TextFieldProps, "placeholder" | "before" | "after"> {
  /** The number, or null for none, where you keep that yourself: whenever it changes, the field shows it. */
  value?: number | null;
  /** The number that stands there at first. */
  defaultValue?: number;
  /** Least number. */
  min?: number;
  /** Greatest number. */
  max?: number;
  /** What an arrow key adds; a number may have as many decimals as it has, `1` asks for whole ones. @default 1 */
  step?: number;
  /** Told after each change; null while the text is no number. */
  onValueChange?: (value: number | null) => void;
}

/**
 * A number as the visitor's language writes it. Sent is the plain one, `0.4`. The wheel does not turn it, as that
 * of the browser's own number field does; arrow keys do. Nothing is rounded: a number that is finer than `step` stays
 * as typed, with a complaint. Quantities to order have a `QuantityStepper`.
 */
export function NumberField({
  value: given,
  defaultValue = given ?? undefined,
  min,
  max,
  step = 1,
  error,
  onValueChange,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  ...rest
}: NumberFieldProps) {
  const messages = useMessages("number-field");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  // What was sent with more decimals comes back with them, beside the server's complaint.
  const finest = defaultValue !== undefined && !isAsFineAs(defaultValue, step) ? defaultValue : step;
  const initial = defaultValue === undefined ? "" : writeNumber(defaultValue, locale, finest);
  const [text, setText] = useState(initial);
  const [isLeft, setLeft] = useState(false);
  const read = (written: string) => parseStepped(written, locale, step);
  const value = read(text);
  useSubmittedValue(input, (written) => String(read(written) ?? written));
  useReset(input, () => {
    setText(initial);
    setLeft(false);
  });

  useWhenChanged(given, () => {
    if (given === undefined || given === value) return;
    setText(given === null ? "" : writeNumber(given, locale, isAsFineAs(given, step) ? step : given));
    setLeft(false);
  });
  const leaving = useLeave(() => {
    setLeft(true);
    // Rounding what somebody meant is not this field's to decide: it stays as typed, with the complaint.
    if (value !== null && isAsFineAs(value, step)) setText(writeNumber(value, locale, step));
  });

  const put = (next: string) => {
    setText(next);
    onValueChange?.(read(next));
  };
  const turn = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const written = writeNumber(stepNumber(value, steps, { min, max, step }), locale, step);
    put(written);
    // The form hears of it as of a typed one, once it stands in the field.
    const field = event.currentTarget;
    requestAnimationFrame(() => field.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const complaint = () => {
    if (!isLeft || text.trim() === "") return undefined;
    if (value === null) return messages.notNumber;
    if (!isAsFineAs(value, step)) {
      const decimals = decimalsOf(step);
      return decimals === 0
        ? messages.notWhole
        : formatMessage(messages.tooFine, { count: decimals }, locale);
    }
    if (min !== undefined && value < min)
      return formatMessage(messages.tooSmall, { min: writeNumber(min, locale, step) }, locale);
    if (max !== undefined && value > max)
      return formatMessage(messages.tooLarge, { max: writeNumber(max, locale, step) }, locale);
    return undefined;
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={useBothRefs(input, ref)}
      role="spinbutton"
      inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
      dir="ltr"
      aria-valuenow={value ?? undefined}
      aria-valuetext={text === "" ? undefined : text}
      aria-valuemin={min}
      aria-valuemax={max}
      error={error ?? complaint()}
      value={text}
      onChange={(event) => {
        setLeft(false);
        put(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        turn(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        leaving.onFocus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        leaving.onBlur();
      }}
    />
  );
}

/** A `NumberField` that knows what its form says of it. */
export function FormNumberField({
  name,
  error,
  defaultValue,
  ...rest
}: Omit<NumberFieldProps, "id" | "name"> & {
  /** Name in the form, by which its value is sent and its complaint is found. */
  name: string;
}) {
  const { sent, ...own } = useFormField(name, error);
  const given = sent === undefined ? defaultValue : (parseStepped(sent, "en", rest.step ?? 1) ?? undefined);
  return <NumberField {...rest} {...own} defaultValue={given} />;
}
