export { newCouponSchema, type NewCoupon } from "./coupon-store.ts";
export { startShopJobs } from "./jobs.ts";
export {
  paymentProvider,
  type CardPayments,
  type IyzicoSettings,
  type PaymentProvider,
} from "./payments/index.ts";
export { paymentPageHeaders, paymentRoutes, shopRoutes } from "./routes/index.ts";
export { seedCoupons } from "./seed-coupons.ts";
