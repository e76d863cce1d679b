export { asciiDigits, digitsOf } from "../text/digits.ts";
export * from "./field.ts";
export { formatNational, formatNumber, formatPhone } from "./format.ts";
export * from "./lengths.ts";
export { matchDialCode, numberingPlans, planOf, type DialMatch, type NumberingPlan } from "./plans.ts";
export { parsePhone, phoneValue, readPhone, type PhoneNumber } from "./read.ts";
