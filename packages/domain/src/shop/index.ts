// No zod here: the schemas have an entry of their own, for servers and forms.
export {
  couponComplaint,
  couponKey,
  couponProblem,
  couponTypes,
  type CouponProblem,
  type CouponTerms,
  type CouponType,
} from "./coupons.ts";
export {
  indicativeCurrencies,
  indicativePieces,
  indicativePrices,
  maxRateAgeDays,
  type IndicativeCurrency,
  type IndicativeRates,
} from "./indicative.ts";
export {
  fullLoads,
  loadOf,
  loadUnits,
  piecesIn,
  type Load,
  type LoadUnit,
  type Packing,
} from "./logistics.ts";
export { shopMessage, shopTexts, type ShopMessageKey } from "./messages.ts";
export { noticeMessages } from "./notice-messages.ts";
export { decimalOf, minorDigits, moneyText, shareOf } from "./money.ts";
export { orderStateNames, paymentTypeNames } from "./names.ts";
export { orderNumber, orderNumberRandoms, parseOrderNumber } from "./order-number.ts";
export {
  allowsCashOnDelivery,
  defaultPaymentType,
  mayMove,
  openMoves,
  orderStates,
  paymentTypes,
  maxCashOnDelivery,
  maxUnpaidOrders,
  payWithinHours,
  staffActions,
  type OrderMover,
  type OrderPosition,
  type OrderState,
  type PaymentType,
  type StaffAction,
} from "./order-states.ts";
export {
  maxQuickOrderFileBytes,
  maxQuickOrderLength,
  maxQuickOrderLines,
  readQuickOrder,
  writeQuickOrder,
} from "./quick-order.ts";
export type { QuickOrderEntry } from "./quick-order-line.ts";
export { quantityComplaint } from "./quantity-complaint.ts";
export {
  availabilityOf,
  canBeOrdered,
  isToldAlike,
  maxLeadTimeDays,
  stockDisplays,
  type StockDisplay,
  type Supply,
} from "./availability.ts";
export { availabilityText, largerQuantitiesText, piecesText } from "./availability-text.ts";
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
  lineAmountWithVat,
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
export {
  addAllToCart,
  addToCart,
  applyCoupon,
  askForStockNotice,
  cancelOrder,
  cartQuery,
  cartTokenHeader,
  changeCartLine,
  emptyCart,
  endStockNotices,
  mergeCart,
  orderQuery,
  ordersQuery,
  paymentOptionsQuery,
  placeOrder,
  readQuickOrderFile,
  removeCartLine,
  removeCoupon,
  reorder,
  shopKey,
  startCart,
  startPayment,
  understandQuickOrder,
  type CartHolder,
} from "./queries.ts";
export { cartonsPerPallet, isShopCurrency, shippingRates, vatRate, type ShippingRates } from "./rates.ts";
export {
  discountOn,
  lineAmount,
  maxSubtotal,
  shippingOf,
  totalsOf,
  type Discount,
  type PricedLine,
  type Totals,
} from "./totals.ts";
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
