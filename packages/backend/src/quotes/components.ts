import { quoteSchema } from "@preforma/domain/quotes/schema";

/** A quote under its name in the OpenAPI document. */
export const QuoteComponent = quoteSchema.clone().openapi("Quote");
