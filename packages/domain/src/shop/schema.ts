import { z } from "../validation/zod.ts";
import { emailSchema } from "../validation/schema.ts";

export * from "./cart-schema.ts";
export * from "./order-schema.ts";
export * from "./quick-order-schema.ts";

/** Body of `POST products/{id}/stock-notices`: the recipient of the notice. */
export const stockNoticeBodySchema = z.object({ email: emailSchema });

/** The token of a link that cancels the notices of an address: 43 characters of base64url. */
export const stockNoticeEndSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
