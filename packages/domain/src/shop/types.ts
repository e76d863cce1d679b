// Types alone: importing this file brings no zod into a browser's first load.
export type {
  Cart,
  CartIssue,
  CartLine,
  CartLineBody,
  CartLinesBody,
  CartTotals,
  Order,
  OrderAddress,
  OrderBody,
  OrderLine,
  OrderList,
  OrderSummary,
  PaymentOptions,
  StaffOrder,
  StartedCart,
  StartedPayment,
} from "./schema.ts";
