"use client";

import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { FieldNotes, Optional, useFieldIds, type FieldTexts } from "./field-frame.tsx";
import { CheckboxOption, type CheckboxOptionProps } from "./checkbox-option.tsx";
import * as css from "./choice.css.ts";
import { field } from "./field-texts.css.ts";
import { useEarlyInputs } from "./use-early.ts";

export interface CheckboxProps extends Omit<FieldTexts, "optional">, CheckboxOptionProps {
  /** Some, but not all, of the items it represents are chosen. @default false */
  indeterminate?: boolean;
  /** Called after each change. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes/no choice. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  id: givenId,
  ref,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const { id, control } = useFieldIds({ label, hint, error }, givenId, rest["aria-describedby"]);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInputs(input, ({ checked }) => onCheckedChange?.(checked));
  // The DOM has no attribute for it.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={field}>
      <CheckboxOption
        {...rest}
        {...control}
        ref={useBothRefs(input, ref)}
        label={label}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export interface RadioProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** The answer, beside the button. */
  label: ReactNode;
}

/** One of several answers; used in a `RadioGroup`. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={css.option}>
      <input {...rest} type="radio" className={classList(css.radio, className)} />
      <span className={css.optionText}>{label}</span>
    </label>
  );
}

export interface RadioGroupProps extends FieldTexts, Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** `Radio`s that share a `name`. */
  children: ReactNode;
}

/** A question with its answers. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  id: givenId,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const texts = { label, hint, error, optional };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  return (
    <fieldset
      {...rest}
      id={givenId}
      aria-describedby={control["aria-describedby"]}
      className={classList(field, className)}
    >
      <legend className={css.legend}>
        {label} <Optional when={optional} />
      </legend>
      <div className={css.options}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
