import { offerFieldsOf } from "@preforma/domain/requests";
import type { FormSchema } from "../form/index.ts";

/** The rule of a request for an offer, put to the flat fields of its HTML form. */
export async function quoteSchema(): Promise<FormSchema> {
  const { offerRequestSchema } = await import("@preforma/domain/requests/schema");
  return {
    safeParse: (fields) => offerRequestSchema.safeParse(offerFieldsOf(fields as Record<string, unknown>)),
  };
}
