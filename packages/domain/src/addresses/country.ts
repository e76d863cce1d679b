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

/** Whether an address is in Türkiye, in any language that its country is written in. */
export function isTurkiye(country: string): boolean {
  return names.has(fold(country.trim().replace(/\s+/g, " ")));
}
