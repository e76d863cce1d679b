import { defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";

/** The language of a row; the default one where its column names none that we have. */
export const rowLocale = ({ language_code }: { readonly language_code: string }): Locale =>
  isLocale(language_code) ? language_code : defaultLocale;
