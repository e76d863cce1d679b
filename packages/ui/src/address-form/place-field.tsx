"use client";

import { FormCombobox, type ComboboxOption } from "../combobox/index.ts";
import { FormTextField } from "../form/index.ts";

/** A part of an address: with names to choose from where there are any, else a plain field. Any text will do. */
export function PlaceField({
  name,
  label,
  options,
  autoComplete,
  maxLength,
  defaultValue,
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[] | undefined;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly defaultValue: string | undefined;
}) {
  if (options === undefined)
    return (
      <FormTextField
        name={name}
        label={label}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={defaultValue}
      />
    );
  return (
    <FormCombobox
      name={name}
      label={label}
      options={options}
      anyText
      autoComplete={autoComplete}
      defaultValue={defaultValue}
    />
  );
}
