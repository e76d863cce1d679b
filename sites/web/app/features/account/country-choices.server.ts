import { countries } from "@preforma/domain/countries";
import type { Locale } from "@preforma/domain/locales";
import type { CountryChoice } from "@preforma/ui/account-form";

const made = new Map<Locale, CountryChoice[]>();

/** Where a company may be registered, by the names of a language. */
export function countryChoices(locale: Locale): CountryChoice[] {
  let choices = made.get(locale);
  if (!choices) made.set(locale, (choices = countries(locale).map(({ code, name }) => ({ code, name }))));
  return choices;
}
