export { OrderDetails, type OrderDetailsProps, type PaymentOutcome } from "./order-details.tsx";
