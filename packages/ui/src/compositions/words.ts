import type { Locale } from "@preforma/domain/locales";
import data from "./words.json" with { type: "json" };

/** What the composed pages say beyond the texts of the components and fixtures that they are made of. */
const words = data satisfies Record<string, Readonly<Record<Locale, string>>>;

/** The words in one language. */
export function wordsIn(locale: Locale): Record<keyof typeof words, string> {
  return Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[locale]])) as Record<
    keyof typeof words,
    string
  >;
}
