import { z } from "../validation/zod.ts";
import { addressSchema } from "../addresses/schema.ts";
import { productId, requestKey } from "../requests/fields.ts";
import { maxSamples, requestLengths as max } from "../requests/options.ts";
import { emailSchema, optionalText } from "../validation/schema.ts";

/**
 * A request for samples of a few products, with their delivery address. Names and phone number are those of the
 * address.
 */
export const sampleRequestSchema = z.object({
  email: emailSchema,
  message: optionalText(max.message),
  address: addressSchema,
  items: z
    .array(z.object({ product_id: productId }))
    .min(1)
    .max(maxSamples),
  request_key: requestKey,
});

/** The fields of a sample request's form, besides the products. */
export const sampleFormSchema = z.intersection(
  addressSchema,
  z.object({ email: emailSchema, message: optionalText(max.message) }),
);

/** The values of a sample request. */
export type SampleRequestForm = z.input<typeof sampleRequestSchema>;
/** A sample request that may be stored. */
export type SampleRequestInput = z.infer<typeof sampleRequestSchema>;
