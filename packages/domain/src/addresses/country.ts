import { fold } from "../text/index.ts";
import { ownNames } from "./country-name.ts";

/** The country in the product's languages, and as forms and parcel services write it. */
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

/** Whether an address lies in Türkiye, in whichever language its country is written. */
export function isTurkiye(country: string): boolean {
  return names.has(fold(country.trim().replace(/\s+/g, " ")));
}
