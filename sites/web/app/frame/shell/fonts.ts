import arabic from "@preforma/ui/fonts/rubik-arabic.woff2?url";
import cyrillic from "@preforma/ui/fonts/rubik-cyrillic.woff2?url";
import latin from "@preforma/ui/fonts/rubik-latin.woff2?url";
import latinMore from "@preforma/ui/fonts/rubik-latin-more.woff2?url";
import lira from "@preforma/ui/fonts/rubik-lira.woff2?url";
import turkish from "@preforma/ui/fonts/rubik-turkish.woff2?url";
import type { Locale } from "@preforma/domain/locales";

/**
 * The font files that the first view of a page certainly needs. Small ones come first, so that no word mixes two
 * typefaces.
 */
export const fontsOf: Readonly<Record<Locale, readonly string[]>> = {
  // Prices begin with the lira sign; a typeface after the first paint causes a new layout of the page.
  tr: [lira, turkish, latin],
  en: [latin],
  ru: [cyrillic, latin],
  fr: [latinMore, latin],
  ar: [arabic, latin],
  de: [latin],
};
