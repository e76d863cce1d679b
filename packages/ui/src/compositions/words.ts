import type { Locale } from "@preforma/domain/locales";
import data from "./words.json" with { type: "json" };

/** Texts of the composed pages besides those of components and fixtures. */
const words = data satisfies Record<string, Readonly<Record<Locale, string>>>;

/** The words in one language. */
export function wordsIn(locale: Locale): Record<keyof typeof words, string> {
  return Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[locale]])) as Record<
    keyof typeof words,
    string
  >;
}
