// No zod here: the schemas have an entry of their own, for servers and forms.
export * from "./queries.ts";
export { quoteMessages, type QuoteMessageKey } from "./messages.ts";
export type { Quote, QuoteAcceptance, QuoteAnswer, QuoteLine, QuoteSummary } from "./schema.ts";
