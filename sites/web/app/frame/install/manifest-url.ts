import type { Locale } from "@preforma/domain/locales";
import { localePrefix } from "@preforma/domain/routes";

/** Where a language's web app manifest is served: what the browser installs the site by. */
export function manifestPath(locale: Locale): string {
  return `${localePrefix(locale)}/site.webmanifest`;
}

/** The icon for Apple's devices, which read none from the manifest. */
export const appleIconPath = "/brand/apple-touch-icon.png";
