"use client";

import { countryIn, defaultCountry } from "@preforma/domain/addresses";
import { useState } from "react";
import { FormCombobox, type ComboboxOption } from "../combobox/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";

/** The country of an address: all countries by their names in the reader's language, once somebody turns to the field. */
export function CountryField({
  country = defaultCountry,
  onCountryChange,
}: {
  /** As it is saved. @default Türkiye */
  readonly country?: string;
  /** Told of a choice, and of what stands in the field when it is left. */
  readonly onCountryChange: (country: string) => void;
}) {
  const messages = useMessages("address-form");
  const { locale } = useLocale();
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const offer = () => {
    if (options.length > 0) return;
    import("@preforma/domain/countries")
      .then(({ countries }) =>
        setOptions(countries(locale).map(({ name }) => ({ value: name, label: name }))),
      )
      // Any text will do.
      .catch(() => undefined);
  };
  return (
    <FormCombobox
      name="country"
      label={messages.country}
      autoComplete="country-name"
      options={options}
      anyText
      defaultValue={countryIn(country, locale)}
      onFocus={offer}
      onBlur={({ currentTarget }) => onCountryChange(currentTarget.value)}
      onValueChange={(value, option) => {
        // Half a name is no country yet.
        if (option !== null) onCountryChange(value);
      }}
    />
  );
}
