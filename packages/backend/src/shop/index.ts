export { startShopJobs } from "./jobs.ts";
export { paymentProvider, type IyzicoSettings, type PaymentProvider } from "./payments/index.ts";
export { paymentPageHeaders, paymentRoutes, shopRoutes } from "./routes/index.ts";
