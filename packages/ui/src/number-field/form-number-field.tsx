"use client";

import { useFormField } from "../form/form-context.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

/** A `NumberField` with its value and error from the form. */
export function FormNumberField({
  name,
  error,
  ...rest
}: Omit<NumberFieldProps, "id" | "name"> & {
  /** Name in the form, for its value and its error. */
  name: string;
}) {
  const { sent: _, ...own } = useFormField(name, error);
  return <NumberField {...rest} {...own} />;
}
