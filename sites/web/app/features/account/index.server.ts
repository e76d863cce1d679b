export { addressOf } from "./address-forms.server.ts";
export { countryChoices } from "./country-choices.server.ts";
export { requireCustomer } from "./require-customer.server.ts";
