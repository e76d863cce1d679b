import { fold } from "../text/index.ts";
import { ownNames } from "./country-name.ts";

/** The country's name in the product's languages, and in the spelling of forms and parcel services. */
const names: ReadonlySet<string> = new Set(
  [
    ...Object.values(ownNames),
    "Türkiye Cumhuriyeti",
    "Republic of Türkiye",
    "Turkey",
    "Turkiye",
    "TR",
    "TUR",
  ].map((name) => fold(name)),
);

/** Whether an address is in Türkiye, in any language in which its country is written. */
export function isTurkiye(country: string): boolean {
  return names.has(fold(country.trim().replace(/\s+/g, " ")));
}
