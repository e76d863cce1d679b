import { defaultLocale, locales, type Locale } from "@preforma/domain/locales";
import type { ByLocale } from "./load.ts";

const turkish = locales.indexOf("tr");

/** The language at a place of `ByLocale`. */
export function localeAt(index: number): Locale {
  return locales[index] ?? defaultLocale;
}

/** Which languages of a text to tell: the one asked for, else Turkish, else any; all without a wish. */
export function languagesToTell(titles: ByLocale, wish: Locale | undefined): number[] {
  if (wish === undefined) return locales.flatMap((_, index) => (titles[index] ? [index] : []));
  const wished = locales.indexOf(wish);
  if (titles[wished]) return [wished];
  if (titles[turkish]) return [turkish];
  const any = titles.findIndex((title) => title);
  return any >= 0 ? [any] : [];
}

/** The title that a visitor of a language sees. */
export function titleIn(titles: ByLocale, locale: Locale): string {
  const [index] = languagesToTell(titles, locale);
  return (index === undefined ? null : titles[index]) ?? "";
}

/** The slug in one language as `LocalisedText` of a list: `[{ language_code, slug, is_active }]`. */
export function seoTranslations(titles: ByLocale, slugs: ByLocale, wish: Locale | undefined) {
  return languagesToTell(titles, wish).map((index) => ({
    language_code: localeAt(index),
    slug: slugs[index] ?? "",
    is_active: true,
  }));
}
