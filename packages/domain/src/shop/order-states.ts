/** The payment types of an order; the first is the default. */
export const paymentTypes = ["credit_card", "bank_transfer", "cash_on_delivery"] as const;

/** One of {@link paymentTypes}. */
export type PaymentType = (typeof paymentTypes)[number];

/** The default payment type. */
export const defaultPaymentType: PaymentType = "credit_card";

/** The states of an order. */
export const orderStates = [
  "pending_payment",
  "paid",
  "preparing",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;

/** One of {@link orderStates}. */
export type OrderState = (typeof orderStates)[number];

/** Who can move an order: its customer, staff, the payment provider's answer, or the clock. */
export type OrderActor = "customer" | "staff" | "provider" | "clock";

interface Transition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderActor[];
  /** Payment types for which it exists; all if absent. */
  paymentTypes?: readonly PaymentType[];
  /** Whether it requires a received payment. */
  paidOnly?: true;
}

const transitions: readonly Transition[] = [
  { from: "pending_payment", to: "paid", by: ["provider"], paymentTypes: ["credit_card"] },
  { from: "pending_payment", to: "paid", by: ["staff"], paymentTypes: ["bank_transfer"] },
  { from: "pending_payment", to: "preparing", by: ["staff"], paymentTypes: ["cash_on_delivery"] },
  { from: "pending_payment", to: "cancelled", by: ["customer", "staff", "clock"] },
  { from: "paid", to: "preparing", by: ["staff"] },
  // Customers may cancel until packing starts.
  { from: "paid", to: "cancelled", by: ["customer", "staff"] },
  { from: "preparing", to: "shipped", by: ["staff"] },
  { from: "preparing", to: "cancelled", by: ["staff"] },
  { from: "shipped", to: "delivered", by: ["staff"] },
  // Refused on delivery.
  { from: "shipped", to: "cancelled", by: ["staff"], paymentTypes: ["cash_on_delivery"] },
  // Returned goods.
  { from: "shipped", to: "refunded", by: ["provider", "staff"], paidOnly: true },
  { from: "delivered", to: "refunded", by: ["provider", "staff"], paidOnly: true },
  // Refunded after the cancellation, by the provider or manually.
  { from: "cancelled", to: "refunded", by: ["provider", "staff"], paidOnly: true },
];

/** The data that determines an order's possible moves. */
export interface OrderStatus {
  state: OrderState;
  payment_type: PaymentType;
  /** Whether its payment was ever received. */
  is_paid: boolean;
}

/** Whether a mover may move an order to a state. */
export function canTransition(order: OrderStatus, to: OrderState, by: OrderActor): boolean {
  return transitions.some(
    (way) =>
      way.from === order.state &&
      way.to === to &&
      way.by.includes(by) &&
      (way.paymentTypes?.includes(order.payment_type) ?? true) &&
      (!way.paidOnly || order.is_paid),
  );
}

/** The states to which a mover may move an order. */
export function allowedTransitions(order: OrderStatus, by: OrderActor): OrderState[] {
  return orderStates.filter((to) => canTransition(order, to, by));
}

/** The staff's names of the moves. */
export const staffActions = {
  mark_paid: "paid",
  prepare: "preparing",
  ship: "shipped",
  deliver: "delivered",
  cancel: "cancelled",
  refund: "refunded",
} as const satisfies Record<string, OrderState>;

/** One of {@link staffActions}. */
export type StaffAction = keyof typeof staffActions;

/**
 * Hours after which an unpaid order, or one paid on delivery that is not being prepared yet, is cancelled and its goods
 * are released. A week covers a bank transfer over a weekend and a holiday.
 */
export const payWithinHours: Readonly<Record<PaymentType, number>> = {
  credit_card: 2,
  bank_transfer: 7 * 24,
  cash_on_delivery: 7 * 24,
};

/**
 * Unpaid orders that one customer may have at a time, by card and otherwise: their goods are not free for others.
 * A customer who has never paid an order needs few; a known buyer orders for several sites.
 */
export const maxUnpaidOrders = { newCustomer: 3, knownCustomer: 10 } as const;

/**
 * The highest amount that is collected on delivery, with VAT, by currency, in minor units. Payments of more than 30,000 TRY have to go
 * through a bank or payment provider (Tax Procedure Law 213, repeated article 257, and General Communiqué 459).
 */
export const maxCashOnDelivery: Readonly<Record<string, number>> = { TRY: 3_000_000 };

/** Whether an order with that gross total can be paid on delivery; only in the currencies of the limit. */
export const allowsCashOnDelivery = (total: number, currency: string): boolean =>
  total <= (maxCashOnDelivery[currency] ?? 0);
