import { locales, type Locale } from "../locales/index.ts";
import { localNames } from "./spellings.ts";
import disputedNames from "./disputed-names.json" with { type: "json" };

/**
 * Names on which editions of the Unicode data disagree: Node calls Hong Kong a special administrative region of China
 * where Chromium just says Hong Kong. The server's name must match the browser's.
 */
const disputed: Readonly<Record<string, Readonly<Record<Locale, string>>>> = disputedNames;

const displayNames = new Map<Locale, Intl.DisplayNames>();

/**
 * The name of a country in a language, from the engine's Unicode data; the code itself where there is none. `code` is
 * two capital letters, else this throws a `RangeError`.
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

/** A country's own name: in its first language, as far as the product or its table has it. */
export function localCountryName(code: string): string {
  const known = localNames.get(code)?.[0];
  if (known) return known;
  const language = new Intl.Locale(`und-${code}`).maximize().language;
  return countryName(code, locales.find((locale) => locale === language) ?? "en");
}
