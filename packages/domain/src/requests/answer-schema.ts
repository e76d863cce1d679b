import { z } from "../validation/zod.ts";
import { imageSchema } from "../catalogue/schema.ts";
import { requestKinds } from "./index.ts";
import { quoteSummarySchema } from "../quotes/schema.ts";

/** What the sender of a form gets as the answer. */
export const requestReceiptSchema = z.object({
  id: z.int().positive(),
  /** To name it by on the telephone, such as `Q-1042`. */
  reference: z.string(),
  status: z.string(),
  created_at: z.string(),
});
/** What the sender of a form gets as the answer. */
export type RequestReceipt = z.infer<typeof requestReceiptSchema>;

const requestedItemSchema = z.object({
  product_id: z.int(),
  quantity: z.int(),
  variants: z.record(z.string(), z.string()),
});

/** A request as it is saved, no matter who reads it. */
export const storedRequestSchema = requestReceiptSchema.extend({
  kind: z.enum(requestKinds),
  /** Title, position, or the beginning of the message. */
  summary: z.string(),
  /** Products of a request for an offer; empty for the other kinds. */
  items: z.array(requestedItemSchema),
  updated_at: z.string(),
});

/** A request as its sender finds it again in the account. */
export const ownRequestSchema = storedRequestSchema.extend({
  /** Products of a request for an offer, as they are in the catalogue now; empty for the other kinds. */
  items: z.array(
    requestedItemSchema.extend({
      /** Empty where the article no longer exists. */
      code: z.string(),
      /** Empty, like its slug, once the product is no longer in the catalogue. */
      title: z.string(),
      slug: z.string(),
      /** Its first picture; null without one. */
      image: imageSchema.nullable(),
    }),
  ),
  /** The answer to a quote request; absent where there is none. */
  quote: quoteSummarySchema.optional(),
});
/** A request as it is saved, no matter who reads it. */
export type StoredRequestView = z.infer<typeof storedRequestSchema>;
/** A request as its sender finds it again in the account. */
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** A page of the customer's own requests, the newest first. */
export const ownRequestsSchema = z.object({
  requests: z.array(ownRequestSchema),
  totalCount: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
});
/** A page of the customer's own requests. */
export type OwnRequests = z.infer<typeof ownRequestsSchema>;
