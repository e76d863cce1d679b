import { fold } from "../text/index.ts";

/** How addresses name the country unless another is given (section 3). */
export const defaultCountry = "Türkiye";

/** The country in the product's languages, and as forms and parcel services write it. */
const names: ReadonlySet<string> = new Set(
  [
    "Türkiye",
    "Türkiye Cumhuriyeti",
    "Republic of Türkiye",
    "Turkey",
    "Turkiye",
    "Турция",
    "Turquie",
    "تركيا",
    "Türkei",
    "TR",
    "TUR",
  ].map((name) => fold(name)),
);

/** Whether an address lies in Türkiye, in whichever language its country is written. */
export function isTurkiye(country: string): boolean {
  return names.has(fold(country.trim().replace(/\s+/g, " ")));
}
