// Without zod: servers and forms import the schemas from a separate entry.
export { isTurkiye } from "./country.ts";
export { countryIn, defaultCountry } from "./country-name.ts";
export * from "./formats.ts";
export { addressLine, addressParts, maxAddresses } from "./line.ts";
export { addressTexts } from "./messages.ts";
export * from "./queries.ts";
export type { AddressForm } from "./schema.ts";
export type { Address, AddressType } from "./types.ts";
