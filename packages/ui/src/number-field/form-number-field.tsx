"use client";

import { useFormField } from "../form/form-context.ts";
import { grainOf, parseStepped } from "./number.logic.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

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
  const grain = grainOf({ step: 1, ...rest });
  const given = sent === undefined ? defaultValue : (parseStepped(sent, "en", grain) ?? undefined);
  return <NumberField {...rest} {...own} defaultValue={given} />;
}
