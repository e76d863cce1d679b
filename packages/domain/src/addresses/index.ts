// No zod here: the schemas have an entry of their own, for servers and forms.
export { isTurkiye } from "./country.ts";
export { countryIn, defaultCountry } from "./country-name.ts";
export * from "./formats.ts";
export { addressLine, addressParts, maxAddresses } from "./line.ts";
export { addressTexts } from "./messages.ts";
export * from "./queries.ts";
export type { Address, AddressForm, AddressType } from "./types.ts";
