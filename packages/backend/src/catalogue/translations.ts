import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import type { ByLocale } from "./load.ts";

const turkish = locales.indexOf("tr");

/** The language at an index of `ByLocale`. */
export function localeAt(index: number): Locale {
  return locales[index] ?? defaultLocale;
}

/** The languages in which to return a text: the requested one, else Turkish, else any; all if none was requested. */
export function languagesFor(titles: ByLocale, requested: Locale | undefined): number[] {
  if (requested === undefined) return locales.flatMap((_, index) => (titles[index] ? [index] : []));
  const wished = locales.indexOf(requested);
  if (titles[wished]) return [wished];
  if (titles[turkish]) return [turkish];
  const any = titles.findIndex((title) => title);
  return any >= 0 ? [any] : [];
}

/** The title that a visitor sees in a language. */
export function titleIn(titles: ByLocale, locale: Locale): string {
  const [index] = languagesFor(titles, locale);
  return (index === undefined ? null : titles[index]) ?? "";
}

/** The slug of each returned language, as `LocalisedText` of a list: `[{ language_code, slug, is_active }]`. */
export function seoTranslations(titles: ByLocale, slugs: ByLocale, requested: Locale | undefined) {
  return languagesFor(titles, requested).map((index) => ({
    language_code: localeAt(index),
    slug: slugs[index] ?? "",
    is_active: true,
  }));
}
