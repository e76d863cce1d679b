import type { Texts } from "../validation/index.ts";
import { perLocale } from "../locales/index.ts";
import { shopMessage, shopTexts } from "./messages.ts";
import { moneyText } from "./money.ts";

/** What a coupon takes off: a share of the goods, an amount, or the carriage. */
export const couponTypes = ["percent", "fixed", "free_shipping"] as const;

/** One of {@link couponTypes}. */
export type CouponType = (typeof couponTypes)[number];

/** What is known about a coupon when it is checked; instants are ISO 8601. */
export interface CouponTerms {
  is_active: boolean;
  currency: string;
  /** Net value of goods from which it counts, minor units. */
  minimum_minor: number;
  valid_from: string;
  valid_to: string | null;
  usage_limit: number | null;
  usage_limit_per_customer: number | null;
  /** Orders that have used it. */
  used: number;
  /** Orders of this customer that have used it; 0 for a customer who is not known yet. */
  used_by_customer: number;
}

/** Why a coupon does not count. */
export type CouponProblem =
  | "unknown"
  | "not_yet"
  | "expired"
  | "currency"
  | "minimum"
  | "used_up"
  | "used_by_customer";

/** Why a coupon does not count for a cart at an instant (ISO 8601); null when it does. */
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

/** The message for a coupon that does not count; the least value is named in each language's way. */
export function couponComplaint(
  problem: CouponProblem,
  terms: Pick<CouponTerms, "minimum_minor" | "currency"> | null,
): Texts {
  if (problem !== "minimum") return shopTexts(keys[problem]);
  return perLocale((locale) =>
    shopMessage("couponMinimum", locale, {
      minimum: terms ? moneyText(terms.minimum_minor, terms.currency, locale) : "",
    }),
  );
}

/** Most characters of a coupon's code. */
export const maxCouponCode = 40;

/** A coupon's code as it is compared: capitals without spaces, the Turkish ı and i being one letter. */
export function couponKey(code: string): string {
  return code.replace(/\s+/g, "").replaceAll("ı", "i").replaceAll("İ", "I").toUpperCase();
}
