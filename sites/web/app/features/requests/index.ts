export { useCustomer, useSender } from "./use-sender.ts";
export { loadQuoteDialog, loadReviewDialog } from "./on-demand.ts";
