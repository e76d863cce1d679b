import type { Locale } from "@preforma/domain/locales";

/** Where a translation file of a language is served; the version makes the answer immutable. */
export function translationUrl(locale: Locale, namespace: string, version: string): string {
  return `/locales/${locale}/${namespace}.json?v=${version}`;
}
