import { z } from "../validation/zod.ts";
import { imageSchema } from "../catalogue/schema.ts";
import { requestKinds } from "./index.ts";
import { quoteSummarySchema } from "../quotes/schema.ts";

/** The answer to the sender of a form. */
export const requestReceiptSchema = z.object({
  id: z.int().positive(),
  /** The reference for phone calls, such as `Q-1042`. */
  reference: z.string(),
  status: z.string(),
  created_at: z.string(),
});
/** The answer to the sender of a form. */
export type RequestReceipt = z.infer<typeof requestReceiptSchema>;

const requestedItemSchema = z.object({
  product_id: z.int(),
  quantity: z.int(),
  variants: z.record(z.string(), z.string()),
});

/** A stored request, for any reader. */
export const storedRequestSchema = requestReceiptSchema.extend({
  kind: z.enum(requestKinds),
  /** Title, position, or the start of the message. */
  summary: z.string(),
  /** Products of a quote request; empty for the other kinds. */
  items: z.array(requestedItemSchema),
  updated_at: z.string(),
});

/** A stored request in the sender's account. */
export const ownRequestSchema = storedRequestSchema.extend({
  /** Products of a quote request, as they are in the catalogue now; empty for the other kinds. */
  items: z.array(
    requestedItemSchema.extend({
      /** Empty where the article no longer exists. */
      code: z.string(),
      /** Empty, like its slug, once the product has left the catalogue. */
      title: z.string(),
      slug: z.string(),
      /** Its first picture; null without one. */
      image: imageSchema.nullable(),
    }),
  ),
  /** The answer to a quote request; absent where there is none. */
  quote: quoteSummarySchema.optional(),
});
/** A stored request, for any reader. */
export type StoredRequestView = z.infer<typeof storedRequestSchema>;
/** A stored request in the sender's account. */
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** A page of the customer's own requests, the newest first. */
export const ownRequestsSchema = z.object({
  requests: z.array(ownRequestSchema),
  totalCount: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
});
/** A page of the customer's own requests. */
export type OwnRequests = z.infer<typeof ownRequestsSchema>;
