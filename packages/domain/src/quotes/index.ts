// Without zod: servers and forms import the schemas from a separate entry.
export * from "./queries.ts";
export { quoteMessages, type QuoteMessageKey } from "./messages.ts";
export type {
  Quote,
  QuoteAcceptance,
  QuoteAcceptanceForm,
  QuoteAnswer,
  QuoteLine,
  QuoteSummary,
} from "./schema.ts";
