// Without zod: servers and forms import the schemas from a separate entry.
export * from "./coupons.ts";
export * from "./indicative.ts";
export * from "./logistics.ts";
export { shopMessage, shopTexts, type ShopMessageKey } from "./messages.ts";
export { noticeMessages } from "./notice-messages.ts";
export { decimalOf, minorDigits, formatMoney, shareOf } from "./money.ts";
export { orderStateNames, paymentTypeNames } from "./names.ts";
export { orderNumber, orderNumberRandoms, parseOrderNumber } from "./order-number.ts";
export * from "./order-states.ts";
export * from "./quick-order.ts";
export type { QuickOrderEntry } from "./quick-order-line.ts";
export { quantityProblemTexts } from "./quantity-complaint.ts";
export * from "./availability.ts";
export { availabilityText, largerQuantitiesText, formatPieces } from "./availability-text.ts";
export {
  isInStock,
  maxPieces,
  nextValidQuantity,
  previousValidQuantity,
  quantityProblem,
  smallestQuantity,
  type QuantityProblem,
  type QuantityRule,
} from "./quantity.ts";
export {
  defaultPriceView,
  isCustomerGroup,
  isPriceView,
  maxPriceBreaks,
  priceBreaksFor,
  priceSteps,
  priceViewOf,
  priceViews,
  totalsWithVat,
  unitPriceAt,
  withVat,
  type PriceBreak,
  type PriceView,
  type StatedPriceBreak,
} from "./prices.ts";
export * from "./queries.ts";
export { cartonsPerPallet, isShopCurrency, shippingRates, vatRate, type ShippingRates } from "./rates.ts";
export * from "./totals.ts";
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
  QuickOrder,
  QuickOrderFile,
  QuickOrderLine,
  Reordered,
  ReorderedLine,
  StaffOrder,
  StartedCart,
  StartedPayment,
} from "./schema.ts";
