/** The product's languages, in the order in which alternatives are listed. */
export const locales = ["tr", "en", "ru", "fr", "ar", "de"] as const;

/** A language of the product, as written in URLs, `lang` attributes and API parameters. */
export type Locale = (typeof locales)[number];

/** Turkish has no URL prefix, and is the fallback of answers. */
export const defaultLocale: Locale = "tr";

/** The languages of the switcher; German is complete and reachable but not listed. */
export const switcherLocales: readonly Locale[] = ["tr", "en", "ru", "fr", "ar"];

/** The native name of each language, for switchers. */
export const localeNames: Readonly<Record<Locale, string>> = {
  tr: "Türkçe",
  en: "English",
  ru: "Русский",
  fr: "Français",
  ar: "العربية",
  de: "Deutsch",
};

/** Right-to-left languages, including those only used in content. */
const rightToLeft: ReadonlySet<string> = new Set(["ar", "he", "fa", "ur"]);

/** A text's base direction. */
export type Direction = "ltr" | "rtl";

/** The base direction of a language tag; region and script subtags do not matter here. */
export function directionOf(language: string): Direction {
  return rightToLeft.has(language.toLowerCase().split("-", 1)[0] ?? "") ? "rtl" : "ltr";
}

/** A text in a language; the English one where the texts lack it, as for a language that a consumer adds. */
export function textIn<Text>(texts: Readonly<Record<Locale, Text>>, language: string): Text {
  return isLocale(language) ? texts[language] : texts.en;
}

/** Whether a string is one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (locales as readonly string[]).includes(value);
}

/**
 * The tag for formatting numbers, units and prices. Arabic names its numbering system: that of plain `ar` has changed
 * between editions of the Unicode data, and server and browser must agree. English is that of Europe, where the day
 * comes before the month.
 */
export function formattingTag(locale: Locale): string {
  if (locale === "ar") return "ar-u-nu-latn";
  return locale === "en" ? "en-GB" : locale;
}

/** The best of the product's languages in an `Accept-Language` header; null where it lists none of them. */
export function acceptedLocale(header: string | null | undefined): Locale | null {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { language: tag.split("-", 1)[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const best = ranges
    .filter(({ language, quality }) => quality > 0 && isLocale(language))
    .toSorted((one, other) => other.quality - one.quality)[0]?.language;
  return isLocale(best) ? best : null;
}
