"use client";

import {
  addressFormat,
  type Address,
  type AddressPart,
  type FormatField,
  type PartName,
  countryIn,
  defaultCountry,
} from "@preforma/domain/addresses";
import { FormCombobox, type ComboboxOption, type SearchOptions } from "../combobox/index.ts";
import { FormTextField } from "../form/index.ts";
import { useMessages, useLocale } from "../provider/provider.tsx";
import { useHasScript } from "../provider/use-has-script.ts";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./address-form.css.ts";
import { useCallback, useRef, useState } from "react";

export interface AddressPartsProps {
  /** The country in the form. */
  country: string;
  values: Partial<Address>;
  /** The suggestions for a part; absent for a plain field. */
  options: Readonly<Partial<Record<AddressPart, readonly ComboboxOption[]>>>;
}

const lengths: Readonly<Record<AddressPart, number>> = {
  street: 120,
  address_detail: 300,
  neighborhood: 120,
  district: 80,
  city: 80,
  postal_code: 16,
};

/** Further parts of addresses, added without script, when the fields cannot change with the country. */
const everyPart: readonly FormatField[] = [
  { part: "district", name: "district", required: false, autoComplete: "address-level2" },
  { part: "neighborhood", name: "neighborhood", required: false, autoComplete: "address-level3" },
  { part: "postal_code", name: "postalCode", required: false, autoComplete: "postal-code" },
  { part: "address_detail", name: "detail", required: false, autoComplete: "address-line2" },
];

/**
 * The parts of an address in its country's order. Without script all are shown, and the server reports missing ones.
 */
export function AddressParts({ country, values, options }: AddressPartsProps) {
  const messages = useMessages("address-form");
  const hasScript = useHasScript();
  const label: Readonly<Record<PartName, string>> = { ...messages, province: messages.city };
  const format = addressFormat(country);
  const fieldOf = ({ part, name, required = true, autoComplete }: FormatField) => {
    const given = {
      name: part,
      label: label[name],
      autoComplete,
      defaultValue: values[part],
      optional: !required,
      // Without script the country may change, and other parts are then required.
      required: hasScript && required,
      "aria-required": required,
    };
    const offered = options[part];
    if (offered !== undefined)
      return <FormCombobox key={part} {...given} options={offered} allowsCustomValue />;
    return (
      <FormTextField
        key={part}
        {...given}
        maxLength={lengths[part]}
        hint={name === "detail" ? messages.detailHint : undefined}
        dir={part === "postal_code" ? "ltr" : undefined}
      />
    );
  };
  const others = everyPart.filter((one) => format.every(({ part }) => part !== one.part));
  return (
    <>
      <div className={shared.pair}>{format.map(fieldOf)}</div>
      {!hasScript && others.length > 0 && <div className={css.withoutScript}>{others.map(fieldOf)}</div>}
    </>
  );
}

/** The country of an address: all countries by name, searchable in each supported language. */
export function CountryField({
  country = defaultCountry,
  onCountryChange,
}: {
  /** The saved country. @default Türkiye */
  readonly country?: string;
  /** Called with a choice, and with the text of the field on blur. */
  readonly onCountryChange: (country: string) => void;
}) {
  const messages = useMessages("address-form");
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(() => countryIn(country, locale));
  const search: SearchOptions = useCallback(
    async (text) => {
      const { countries, searchCountries } = await import("@preforma/domain/countries");
      // When opened to choose another country, the list shows all of them.
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
      ref={input}
      name="country"
      label={messages.country}
      autoComplete="country-name"
      search={search}
      allowsCustomValue
      defaultValue={countryIn(country, locale)}
      onBlur={({ currentTarget }) => change(currentTarget.value)}
      onValueChange={(value, option) => {
        // A partial name is not a country yet. Without focus, the text was typed before hydration or autofilled.
        if (option !== null || document.activeElement !== input.current) change(value);
      }}
    />
  );
}
