export { countries, countryCodes, type Country } from "./countries.ts";
export { countryName } from "./names.ts";
export { searchCountries } from "./search.ts";
