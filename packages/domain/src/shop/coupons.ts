import type { Texts } from "../validation/index.ts";
import { perLocale } from "../locales/index.ts";
import { shopMessage, shopTexts } from "./messages.ts";
import { formatMoney } from "./money.ts";

/** The discount of a coupon: a share of the goods, an amount, or the shipping. */
export const couponTypes = ["percent", "fixed", "free_shipping"] as const;

/** One of {@link couponTypes}. */
export type CouponType = (typeof couponTypes)[number];

/** The data for checking a coupon; instants are ISO 8601. */
export interface CouponTerms {
  is_active: boolean;
  currency: string;
  /** Min net value of goods, minor units. */
  minimum_minor: number;
  valid_from: string;
  valid_to: string | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
  /** Number of orders that have used it. */
  used: number;
  /** Number of this customer's orders that have used it; 0 for an unknown customer. */
  used_by_customer: number;
}

/** Why a coupon does not apply. */
export type CouponProblem =
  | "unknown"
  | "not_yet"
  | "expired"
  | "currency"
  | "minimum"
  | "used_up"
  | "used_by_customer";

/** Why a coupon does not apply to a cart at an instant (ISO 8601); null when it does. */
export function couponProblem(
  coupon: CouponTerms | null,
  cart: { currency: string; net_subtotal_minor: number },
  at: string,
): CouponProblem | null {
  if (!coupon || !coupon.is_active) return "unknown";
  if (at < coupon.valid_from) return "not_yet";
  if (coupon.valid_to !== null && at >= coupon.valid_to) return "expired";
  if (coupon.usage_limit !== null && coupon.used >= coupon.usage_limit) return "used_up";
  if (coupon.usage_limit_per_customer !== null && coupon.used_by_customer >= coupon.usage_limit_per_customer)
    return "used_by_customer";
  if (coupon.currency !== cart.currency) return "currency";
  return cart.net_subtotal_minor < coupon.minimum_minor ? "minimum" : null;
}

const keys = {
  unknown: "couponUnknown",
  not_yet: "couponNotYet",
  expired: "couponExpired",
  currency: "couponCurrency",
  used_up: "couponUsedUp",
  used_by_customer: "couponUsedByCustomer",
} as const;

/** The message for a coupon that does not apply; the min value is formatted for each language. */
export function couponProblemTexts(
  problem: CouponProblem,
  terms: Pick<CouponTerms, "minimum_minor" | "currency"> | null,
): Texts {
  if (problem !== "minimum") return shopTexts(keys[problem]);
  return perLocale((locale) =>
    shopMessage("couponMinimum", locale, {
      minimum: terms ? formatMoney(terms.minimum_minor, terms.currency, locale) : "",
    }),
  );
}

/** Max length of a coupon's code, characters. */
export const maxCouponCode = 40;

/** A coupon's code for comparison: capitals without spaces, with the Turkish ı and i as one letter. */
export function couponKey(code: string): string {
  return code.replace(/\s+/g, "").replaceAll("ı", "i").replaceAll("İ", "I").toUpperCase();
}
