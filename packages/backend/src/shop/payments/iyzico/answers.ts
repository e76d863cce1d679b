import { z } from "zod";
import { minorDigits } from "@preforma/domain/shop";

const price = z.union([z.string(), z.number()]);
const text = z.union([z.string(), z.number()]).transform(String);

/** The fields of every answer; `errorCode` if `status` is `failure`. */
const common = z.object({ status: z.string(), errorCode: text.optional(), signature: z.string().optional() });

/** Answer of `checkoutform/initialize`. */
export const startAnswer = common.extend({
  token: z.string().optional(),
  paymentPageUrl: z.string().optional(),
  conversationId: text.optional(),
  /** How long the page is valid, seconds. */
  tokenExpireTime: z.number().optional(),
});

/** Answer of `checkoutform/auth/ecom/detail`. */
export const resultAnswer = common.extend({
  paymentStatus: z.string().optional(),
  paymentId: text.optional(),
  currency: z.string().optional(),
  basketId: text.optional(),
  conversationId: text.optional(),
  price: price.optional(),
  paidPrice: price.optional(),
  token: z.string().optional(),
  /** 1 approved, 0 under review, -1 refused. */
  fraudStatus: z.number().optional(),
});

/** Answer of `v2/payment/refund`. */
export const refundAnswer = common.extend({
  paymentId: text.optional(),
  price: price.optional(),
  currency: z.string().optional(),
  conversationId: text.optional(),
});

/** A decimal price in minor units; null when it has more decimals than its currency. */
export function minorOf(given: string | number, currency: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(String(given));
  if (!match?.[1]) return null;
  const digits = minorDigits(currency);
  const decimals = (match[2] ?? "").replace(/(?<!0)0+$/, "");
  return decimals.length > digits ? null : Number(match[1] + decimals.padEnd(digits, "0"));
}
