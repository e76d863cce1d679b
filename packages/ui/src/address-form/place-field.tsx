"use client";

import { FormCombobox, type ComboboxOption, type SearchOptions } from "../combobox/index.ts";
import { FormTextField } from "../form/index.ts";

/** A part of an address: with names to choose from where there are any, else a plain field. Any text will do. */
export function PlaceField({
  name,
  label,
  options,
  search,
  autoComplete,
  maxLength,
  defaultValue,
}: {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly ComboboxOption[];
  readonly search?: SearchOptions;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly defaultValue: string | undefined;
}) {
  if (search === undefined && options === undefined)
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
      options={search === undefined ? options : undefined}
      search={search}
      anyText
      autoComplete={autoComplete}
      defaultOption={defaultValue}
    />
  );
}
