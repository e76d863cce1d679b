import { locales, textIn, type Locale } from "@preforma/domain/locales";
import { quoteMessages, type QuoteMessageKey } from "@preforma/domain/quotes";
import type { Texts } from "@preforma/domain/validation";
import { formatNumber } from "@preforma/domain/vocabulary";

/** A sentence about quotes in every language, its `{placeholders}` filled. */
export function filled(key: QuoteMessageKey, values: Readonly<Record<string, number>> = {}): Texts {
  const say = (locale: Locale): string =>
    textIn(quoteMessages[key], locale).replace(/\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : formatNumber(values[name], locale, 0),
    );
  return Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Record<Locale, string>;
}
