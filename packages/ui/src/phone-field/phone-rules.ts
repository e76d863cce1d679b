/**
 * The numbering plans and countries for a phone field. Loaded on the first focus or touch, never with the page.
 */
import { countryName } from "@preforma/domain/countries";
import { planOf } from "@preforma/domain/phone";

export { Flag } from "./flag.tsx";
export { phoneFieldValue, reformatPhone, settlePhone, textForCountry } from "@preforma/domain/phone";
export { countryName };

/** A country's first dial code, with `+`. */
export const dialCodeOf = (code: string): string => `+${planOf(code)?.dialCodes[0] ?? ""}`;
