import { perLocale, textIn, type Locale } from "../locales/index.ts";
import type { Texts } from "../validation/index.ts";
import { formatNumber } from "../vocabulary/units.ts";

/** Values for the `{placeholders}` of a sentence; numbers are formatted for the language. */
export type FillValues = Readonly<Record<string, string | number>>;

/** A sentence in one language with its placeholders filled. */
export function fillText(texts: Texts, locale: Locale, values: FillValues): string {
  return textIn(texts, locale).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? formatNumber(value, locale, 0) : (value ?? whole);
  });
}

/** The same in every language. */
export function fillTexts(texts: Texts, values: FillValues): Texts {
  return perLocale((locale) => fillText(texts, locale, values));
}
