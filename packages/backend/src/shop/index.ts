export { newCouponSchema, type NewCoupon, seedCoupons } from "./coupon-store.ts";
export { startShopJobs } from "./jobs.ts";
export {
  paymentProvider,
  type CardPayments,
  type IyzicoSettings,
  type PaymentProvider,
} from "./payments/index.ts";
export { paymentPageHeaders, paymentRoutes, shopRoutes } from "./routes/index.ts";
