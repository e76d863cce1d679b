// No zod here: the schemas have an entry of their own, for servers and forms.
export { isTurkiye } from "./country.ts";
export { countryIn, defaultCountry } from "./country-name.ts";
export {
  addressFormat,
  type AddressFormat,
  type AddressPart,
  type FormatField,
  type PartName,
} from "./formats.ts";
export { addressLine, addressParts, maxAddresses } from "./line.ts";
export { addressTexts } from "./messages.ts";
export {
  addAddress,
  addressesKey,
  addressesQuery,
  addressQuery,
  deleteAddress,
  makeAddressDefault,
  saveAddress,
} from "./queries.ts";
export type { Address, AddressForm, AddressType } from "./types.ts";
