export { asciiDigits, digitsOf } from "../text/digits.ts";
export {
  phoneFieldValue,
  reformatPhone,
  settlePhone,
  textForCountry,
  type PhoneEdit,
  type PhoneFieldState,
} from "./field.ts";
export { formatNational, formatNumber, formatPhone } from "./format.ts";
export {
  defaultPhoneCountry,
  maximumPhoneDigits,
  phoneLengths,
  phoneProblem,
  type PhoneProblem,
} from "./lengths.ts";
export { matchDialCode, numberingPlans, planOf, type DialMatch, type NumberingPlan } from "./plans.ts";
export { parsePhone, phoneValue, readPhone, type PhoneNumber } from "./read.ts";
