import { countries } from "@preforma/domain/countries";
import type { Locale } from "@preforma/domain/locales";
import type { CountryChoice } from "@preforma/ui/account-form";

const made = new Map<Locale, CountryChoice[]>();

/** The countries in which a company can be registered, named in a language. */
export function countryChoices(locale: Locale): CountryChoice[] {
  let choices = made.get(locale);
  if (!choices) made.set(locale, (choices = countries(locale).map(({ code, name }) => ({ code, name }))));
  return choices;
}
