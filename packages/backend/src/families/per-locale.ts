import type { Locale } from "@preforma/domain/locales";

/** One value for each language of the product. */
export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { tr: make("tr"), en: make("en"), ru: make("ru"), fr: make("fr"), ar: make("ar"), de: make("de") };
}
