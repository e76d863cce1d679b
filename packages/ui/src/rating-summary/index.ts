export { RatingSummary, type RatingSummaryProps } from "./rating-summary.tsx";
