"use client";

import { useFormField } from "../form/form-context.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

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
