export { isWithdrawn, type CartLineData, type CartLineIssue, type ChosenVariant } from "./cart-line-data.ts";
export { CartLines, type CartLinesProps } from "./cart-lines.tsx";
export type { CartFieldNames, CartIntent } from "./line-form.tsx";
export { LineSummary, type LineSummaryProps } from "./line-summary.tsx";
export { QuoteLines, type QuoteLineData, type QuoteLinesProps } from "./quote-lines.tsx";
