import { textIn, type Locale } from "../locales/index.ts";

/** How addresses name the country unless another is given. */
export const defaultCountry = "Türkiye";

/** Its name in the product's languages: the one line that address forms need of the list of countries. */
export const ownNames: Readonly<Record<Locale, string>> = {
  tr: defaultCountry,
  en: "Türkiye",
  ru: "Турция",
  fr: "Turquie",
  ar: "تركيا",
  de: "Türkei",
};

/** The country of an address for a reader: Türkiye by its name in that language, any other as it was written. */
export function countryIn(country: string, locale: Locale): string {
  return savedCountry(country) === defaultCountry ? textIn(ownNames, locale) : country;
}

/**
 * The country as it is stored: the name that a form offers in the reader's language is stored as `defaultCountry`, so
 * that orders from all languages go to one country. Any other spelling stays as it was written.
 */
export function savedCountry(country: string): string {
  return Object.values(ownNames).includes(country) ? defaultCountry : country;
}
