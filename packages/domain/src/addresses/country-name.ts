import { textIn, type Locale } from "../locales/index.ts";

/** The country of an address by default. */
export const defaultCountry = "Türkiye";

/** Its name in the product's languages: address forms need only this one from the list of countries. */
export const ownNames: Readonly<Record<Locale, string>> = {
  tr: defaultCountry,
  en: "Türkiye",
  ru: "Турция",
  fr: "Turquie",
  ar: "تركيا",
  de: "Türkei",
};

/** The country of an address for a reader: Türkiye by its name in that language, any other as written. */
export function countryIn(country: string, locale: Locale): string {
  return savedCountry(country) === defaultCountry ? textIn(ownNames, locale) : country;
}

/**
 * The country as it is stored: the form's name for it in the reader's language is stored as `defaultCountry`, so that
 * orders from all languages have one country. Any other spelling is preserved.
 */
export function savedCountry(country: string): string {
  return Object.values(ownNames).includes(country) ? defaultCountry : country;
}
