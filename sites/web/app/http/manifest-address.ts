import type { Locale } from "@preforma/domain/locales";

/** Where a language's own list of routes stands beside the whole one, which the build writes. */
export function manifestOf(address: string, locale: Locale): string {
  return address.replace(/\.js$/, `.${locale}.js`);
}
