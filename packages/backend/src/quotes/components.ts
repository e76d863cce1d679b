import { quoteSchema } from "@preforma/domain/requests/schema";

/** A quote under its name in the OpenAPI document. */
export const QuoteComponent = quoteSchema.clone().openapi("Quote");
