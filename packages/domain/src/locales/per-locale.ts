// Separate from the languages: values per language are mostly loaded later.
import { locales, type Locale } from "./locales.ts";

/** A value for each language. */
export function perLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}
