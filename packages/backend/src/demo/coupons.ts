import type { NewCoupon } from "../shop/coupon-store.ts";

const always = {
  currency: "TRY",
  valid_from: "2026-01-01T00:00:00.000Z",
  valid_to: null,
  usage_limit: null,
  usage_limit_per_customer: null,
} satisfies Partial<NewCoupon>;

/** The coupons of the demonstration shop, one of each type; the README names them. */
export const demoCoupons: readonly NewCoupon[] = [
  // Welcome: 5 % off the first order.
  { ...always, code: "HOSGELDIN5", type: "percent", value: 5, minimum_minor: 0, usage_limit_per_customer: 1 },
  // 1,000 lira off goods worth 25,000 or more.
  { ...always, code: "BAHAR1000", type: "fixed", value: 100_000, minimum_minor: 2_500_000 },
  // Free carriage from 10,000 lira.
  { ...always, code: "KARGO", type: "free_shipping", value: 0, minimum_minor: 1_000_000 },
];
