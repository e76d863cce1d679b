"use client";

import { useRef } from "react";
import { ListField, type ListFieldProps } from "./list-field.tsx";
import type { ComboboxOption } from "./options.logic.ts";
import { useChoice } from "./use-choice.ts";
import { useFormField } from "../form/form-context.ts";

export interface ComboboxProps extends ListFieldProps {
  /** Name in the form; sent is the `value` of the chosen option, or the text where any text will do. */
  name?: string;
  /** Takes what is in no list too: assistance instead of a choice. @default false */
  anyText?: boolean;
  /** The chosen option, or the text, where you control it: whenever it changes, the field shows it. */
  value?: ComboboxOption | string;
  /** The option that is chosen at first, or the text. */
  defaultValue?: ComboboxOption | string;
  /**
   * Called with the value that the form sends and its option: after each choice, when a text that is none is left, when
   * the form is reset, and with `anyText` at each letter.
   */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
}

/**
 * A text field that lists matching options while people type. For a handful of options use `NativeSelect`, for several
 * choices `MultiCombobox`, for a search that opens other pages `SearchForm`. Without JavaScript it is a plain text
 * field.
 */
export function Combobox({ anyText, value, defaultValue, onValueChange, ...field }: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const choice = useChoice(input, { options: field.options, anyText, value, defaultValue, onValueChange });
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

/** A `Combobox` that knows what its form says of it. */
export function FormCombobox({
  name,
  error,
  defaultValue,
  ...rest
}: Omit<ComboboxProps, "id" | "name"> & {
  /** Name in the form, by which its value is sent and its complaint is found. */
  name: string;
}) {
  const { sent, ...own } = useFormField(name, error);
  return <Combobox {...rest} {...own} defaultValue={sent ?? defaultValue} />;
}
