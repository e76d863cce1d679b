/**
 * What a telephone field needs only once a visitor turns to it: the numbering plans and the countries. Loaded on the
 * first focus or touch, never with the page.
 */
import { countryName } from "@preforma/domain/countries";
import { planOf } from "@preforma/domain/phone";

export { Flag } from "./flag.tsx";
export { phoneFieldValue, reformatPhone, settlePhone, textForCountry } from "@preforma/domain/phone";
export { countryName };

/** The first dial code of a country with `+`. */
export const dialCodeOf = (code: string): string => `+${planOf(code)?.dialCodes[0] ?? ""}`;
