import { perLocale, textIn } from "@preforma/domain/locales";
import { quoteMessages, type QuoteMessageKey } from "@preforma/domain/quotes";
import type { Texts } from "@preforma/domain/validation";
import { formatNumber } from "@preforma/domain/vocabulary";
import { filled } from "../text/index.ts";

/** A sentence about quotes in every language, its `{placeholders}` filled. */
export function quoteTexts(key: QuoteMessageKey, values: Readonly<Record<string, number>> = {}): Texts {
  return perLocale((locale) => {
    const numbers = Object.entries(values).map(
      ([name, value]) => [name, formatNumber(value, locale, 0)] as const,
    );
    return filled(textIn(quoteMessages[key], locale), Object.fromEntries(numbers));
  });
}
