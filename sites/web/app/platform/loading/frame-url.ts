import type { Locale } from "@preforma/domain/locales";

/** Where the frame of a language's pages is served; the version makes the answer immutable. */
export function frameUrl(locale: Locale, version: string): string {
  return `/frame/${locale}.json?v=${version}`;
}
