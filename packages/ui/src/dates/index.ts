export { DateText, type DateTextProps } from "./date-text.tsx";
export { companyTimeZone, formatDate, type DateLength } from "./dates.ts";
