import type { Locale } from "@preforma/domain/locales";
import { localePrefix } from "@preforma/domain/routes";

/** The path of a language's web app manifest, with which the browser installs the site. */
export function manifestPath(locale: Locale): string {
  return `${localePrefix(locale)}/site.webmanifest`;
}

/** The icon for Apple's devices, which ignore those of the manifest. */
export const appleIconPath = "/brand/apple-touch-icon.png";
