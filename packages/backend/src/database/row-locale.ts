import { defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";

/** The language of a row; the default language if its column names one that we do not support. */
export const rowLocale = ({ language_code }: { readonly language_code: string }): Locale =>
  isLocale(language_code) ? language_code : defaultLocale;
