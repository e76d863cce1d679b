"use client";

import { useFormField } from "../form/form-context.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

/** A `NumberField` that knows what its form says of it. */
export function FormNumberField({
  name,
  error,
  ...rest
}: Omit<NumberFieldProps, "id" | "name"> & {
  /** Name in the form, by which its value is sent and its complaint is found. */
  name: string;
}) {
  const { sent: _, ...own } = useFormField(name, error);
  return <NumberField {...rest} {...own} />;
}
