"use client";

import { useRef } from "react";
import { ListField, type ListFieldProps } from "./list-field.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import { useChoice } from "./use-choice.ts";
import { useFormField } from "../form/form-context.ts";

export interface ComboboxProps extends ListFieldProps {
  /** Name in the form, which sends the `value` of the chosen option, or with `allowsCustomValue` the text. */
  name?: string;
  /** Accepts texts that are in no list too: the options are suggestions only. @default false */
  allowsCustomValue?: boolean;
  /** The chosen option or text, if you control it: the field shows each change. */
  value?: ComboboxOption | string;
  /** The initial option or text. */
  defaultValue?: ComboboxOption | string;
  /**
   * Called with the value that the form sends and its option: after each choice, on blur of a text that matches none,
   * on a form reset, and with `allowsCustomValue` on each keystroke.
   */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
}

/**
 * A text field that lists matching options while people type. For a handful of options use `NativeSelect`, for several
 * choices `MultiCombobox`, for a search that opens other pages `SearchForm`. Without JavaScript it is a plain text
 * field.
 */
export function Combobox({ allowsCustomValue, value, defaultValue, onValueChange, ...field }: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useChoice(input, {
    options: field.options,
    allowsCustomValue,
    value,
    defaultValue,
    onValueChange,
  });
  const canClear = choice.chosen !== undefined && field.optional === true;
  return (
    <ListField
      {...field}
      input={input}
      choice={choice}
      onClear={canClear ? () => choice.choose(undefined) : undefined}
    />
  );
}

/** A `Combobox` with its value and error from the form. */
export function FormCombobox({
  name,
  error,
  defaultValue,
  ...rest
}: Omit<ComboboxProps, "id" | "name"> & {
  /** Name in the form, for its value and its error. */
  name: string;
}) {
  const { sent, ...own } = useFormField(name, error);
  return <Combobox {...rest} {...own} defaultValue={sent ?? defaultValue} />;
}
