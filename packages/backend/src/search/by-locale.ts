import { locales, type Locale } from "@preforma/domain/locales";

const place = (locale: Locale): number => locales.indexOf(locale);

/** A value for every language; `at` is the language's place in the list of languages. */
export function byLocale<T>(make: (locale: Locale, at: number) => T): Record<Locale, T> {
  const of = (locale: Locale): T => make(locale, place(locale));
  return { tr: of("tr"), en: of("en"), ru: of("ru"), fr: of("fr"), ar: of("ar"), de: of("de") };
}
