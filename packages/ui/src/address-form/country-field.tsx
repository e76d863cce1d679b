"use client";

import { countryIn, defaultCountry } from "@preforma/domain/addresses";
import { useCallback, useState } from "react";
import { FormCombobox, type SearchOptions } from "../combobox/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";

/** The country of an address: all countries by name, found in any of the product's languages. */
export function CountryField({
  country = defaultCountry,
  onCountryChange,
}: {
  /** As it is saved. @default Türkiye */
  readonly country?: string;
  /** Called with a choice, and with the text of the field on blur. */
  readonly onCountryChange: (country: string) => void;
}) {
  const messages = useMessages("address-form");
  const { locale } = useLocale();
  const [chosen, setChosen] = useState(() => countryIn(country, locale));
  const search: SearchOptions = useCallback(
    async (text) => {
      const { countries, searchCountries } = await import("@preforma/domain/countries");
      // A list that is opened to choose another country shows all of them.
      const found = text === chosen ? countries(locale) : searchCountries(text, locale);
      return found.map(({ name }) => ({ value: name, label: name }));
    },
    [chosen, locale],
  );
  const change = (next: string) => {
    setChosen(next);
    onCountryChange(next);
  };
  return (
    <FormCombobox
      name="country"
      label={messages.country}
      autoComplete="country-name"
      search={search}
      anyText
      defaultValue={countryIn(country, locale)}
      onBlur={({ currentTarget }) => change(currentTarget.value)}
      onValueChange={(value, option) => {
        // Half a name is no country yet.
        if (option !== null) change(value);
      }}
    />
  );
}
