import { locales, type Locale } from "../locales/index.ts";
import { localNames } from "./spellings.ts";
import disputedNames from "./disputed-names.json" with { type: "json" };

/**
 * Names that editions of the Unicode data disagree on: Node calls Hong Kong a special administrative region
 * of China where Chromium just says Hong Kong. What the server writes must be what the browser finds.
 */
const disputed: Readonly<Record<string, Readonly<Record<Locale, string>>>> = disputedNames;

const displayNames = new Map<Locale, Intl.DisplayNames>();

/**
 * What a country is called in a language, from the Unicode data that the engine brings; the code itself
 * where it knows none. `code` is two capital letters, else this throws a `RangeError`.
 */
export function countryName(code: string, locale: Locale): string {
  const settled = disputed[code]?.[locale];
  if (settled) return settled;
  let names = displayNames.get(locale);
  if (!names) {
    names = new Intl.DisplayNames(locale, { type: "region" });
    displayNames.set(locale, names);
  }
  return names.of(code) ?? code;
}

/** What a country calls itself: in its first language, as far as the product or its table know that. */
export function localCountryName(code: string): string {
  const known = localNames.get(code)?.[0];
  if (known) return known;
  const language = new Intl.Locale(`und-${code}`).maximize().language;
  return countryName(code, locales.find((locale) => locale === language) ?? "en");
}
