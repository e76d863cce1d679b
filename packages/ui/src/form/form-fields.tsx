"use client";

import { useRef, useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import {
  Checkbox,
  NativeSelect,
  TextArea,
  TextField,
  type CheckboxProps,
  type NativeSelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from "../field/index.ts";
import { useEarlyText } from "../field/use-early.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { useForm, useFormField } from "./form-context.ts";
import * as css from "./form.css.ts";
import { useReset } from "./field-hooks.ts";

/** Connects a field to its form. */
interface FormFieldProps {
  /** Name in the form, for its value and its error. */
  name: string;
  /** The error, in place of the form's own. Present means invalid. */
  error?: ReactNode;
}

export interface FormTextFieldProps extends Omit<TextFieldProps, "name" | "id" | "error">, FormFieldProps {}

/** A `TextField` with its value and error from the form. */
export function FormTextField({ name, error, defaultValue, ...rest }: FormTextFieldProps) {
  const { sent, ...field } = useFormField(name, error);
  return <TextField {...rest} {...field} {...unlessControlled(rest, sent ?? defaultValue)} />;
}

export interface FormSelectProps extends Omit<NativeSelectProps, "name" | "id" | "error">, FormFieldProps {}

/** A `NativeSelect` with its value and error from the form. */
export function FormSelect({ name, error, defaultValue, ...rest }: FormSelectProps) {
  const { sent, ...field } = useFormField(name, error);
  return <NativeSelect {...rest} {...field} {...unlessControlled(rest, sent ?? defaultValue)} />;
}

export interface FormCheckboxProps extends Omit<CheckboxProps, "name" | "id" | "error">, FormFieldProps {}

/** A `Checkbox` with its value and error from the form. */
export function FormCheckbox({ name, error, defaultChecked, ...rest }: FormCheckboxProps) {
  const { sent, ...field } = useFormField(name, error);
  return <Checkbox {...rest} {...field} defaultChecked={sent === undefined ? defaultChecked : sent !== ""} />;
}

export interface FormTextAreaProps extends Omit<TextAreaProps, "name" | "id" | "error">, FormFieldProps {
  /** Max characters; shows how many remain, in red when few are left. */
  limit?: number;
  /** Turns red below this number. @default 100 */
  warnBelow?: number;
}

/** A `TextArea` with its value and error from the form, and a character count. */
export function FormTextArea({
  name,
  error,
  defaultValue,
  limit,
  warnBelow = 100,
  ref,
  ...rest
}: FormTextAreaProps) {
  const messages = useMessages("form");
  const { locale } = useLocale();
  const { sent, ...field } = useFormField(name, error);
  const initial = sent ?? defaultValue;
  const text = String(rest.value ?? initial ?? "");
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  useEarlyText(area, text, setTyped);
  useReset(area, () => setTyped(text));
  const { length } = rest.value === undefined ? typed : text;
  const remaining = limit === undefined ? null : limit - length;
  const few = remaining !== null && remaining < warnBelow;
  return (
    <div>
      <TextArea
        {...rest}
        {...field}
        {...unlessControlled(rest, initial)}
        ref={useBothRefs(area, ref)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          rest.onInput?.(event);
        }}
      />
      {remaining !== null && (
        // Announced only when few are left: on every key it would drown out the typed text.
        <p className={classList(css.counter, few && css.counterFew)} role={few ? "status" : undefined}>
          {remaining >= 0
            ? formatMessage(messages.remaining, { count: remaining }, locale)
            : formatMessage(messages.tooMany, { count: -remaining }, locale)}
        </p>
      )}
    </div>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "loading"> {}

/** Sends the form around it; stays in place and shows progress meanwhile. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSending } = useForm();
  return <Button {...props} type="submit" loading={isSending} />;
}

/** React accepts either `value` or `defaultValue`, not both. */
function unlessControlled<Value>(rest: { value?: unknown }, defaultValue: Value): { defaultValue?: Value } {
  return rest.value === undefined ? { defaultValue } : {};
}
