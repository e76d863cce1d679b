import type { Locale } from "@preforma/domain/locales";
import { localePrefix } from "@preforma/domain/routes";

/** The path at which the notice in a language is rendered. Not reachable while the site is open. */
export function noticePath(locale: Locale): string {
  return `${localePrefix(locale)}/maintenance-notice`;
}
