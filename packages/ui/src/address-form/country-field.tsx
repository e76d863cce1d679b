"use client";

import { countryIn, defaultCountry } from "@preforma/domain/addresses";
import { useId, useState } from "react";
import { FormTextField } from "../form/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";

/** The country of an address: offered by its name in the reader's language once somebody turns to the field. */
export function CountryField({
  country = defaultCountry,
  onCountryChange,
}: {
  /** As it is kept. @default Türkiye */
  readonly country?: string;
  /** Told after each change, as it stands in the field. */
  readonly onCountryChange: (country: string) => void;
}) {
  const messages = useMessages("address-form");
  const { locale } = useLocale();
  const list = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  const offer = () => {
    import("@preforma/domain/countries")
      .then(({ countries }) => setNames(countries(locale).map(({ name }) => name)))
      // Any text will do.
      .catch(() => undefined);
  };
  return (
    <>
      <FormTextField
        name="country"
        label={messages.country}
        autoComplete="country-name"
        maxLength={80}
        list={list}
        defaultValue={countryIn(country, locale)}
        onFocus={offer}
        onInput={(event) => onCountryChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
