export { OrderSummary, type OrderSummaryProps, type SummaryCoupon } from "./order-summary.tsx";
export { OrderTotals, type OrderTotalsProps } from "./order-totals.tsx";
