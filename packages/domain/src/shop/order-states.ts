/** How an order is paid; the first one is chosen unless the visitor says otherwise. */
export const paymentTypes = ["credit_card", "bank_transfer", "cash_on_delivery"] as const;

/** One of {@link paymentTypes}. */
export type PaymentType = (typeof paymentTypes)[number];

/** Payment type that is chosen at first. */
export const defaultPaymentType: PaymentType = "credit_card";

/** What an order can be. */
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

/** Who moves an order: its customer, staff, the payment provider's answer, or the clock. */
export type OrderMover = "customer" | "staff" | "provider" | "clock";

interface Transition {
  from: OrderState;
  to: OrderState;
  by: readonly OrderMover[];
  /** Payment types for which it exists; all where not given. */
  paymentTypes?: readonly PaymentType[];
  /** Whether it takes money to have been received. */
  paidOnly?: true;
}

const transitions: readonly Transition[] = [
  { from: "pending_payment", to: "paid", by: ["provider"], paymentTypes: ["credit_card"] },
  { from: "pending_payment", to: "paid", by: ["staff"], paymentTypes: ["bank_transfer"] },
  { from: "pending_payment", to: "preparing", by: ["staff"], paymentTypes: ["cash_on_delivery"] },
  { from: "pending_payment", to: "cancelled", by: ["customer", "staff", "clock"] },
  { from: "paid", to: "preparing", by: ["staff"] },
  // Before anything has been packed a customer may still think better of it.
  { from: "paid", to: "cancelled", by: ["customer", "staff"] },
  { from: "preparing", to: "shipped", by: ["staff"] },
  { from: "preparing", to: "cancelled", by: ["staff"] },
  { from: "shipped", to: "delivered", by: ["staff"] },
  // Refused at the door.
  { from: "shipped", to: "cancelled", by: ["staff"], paymentTypes: ["cash_on_delivery"] },
  // Goods that came back.
  { from: "shipped", to: "refunded", by: ["provider", "staff"], paidOnly: true },
  { from: "delivered", to: "refunded", by: ["provider", "staff"], paidOnly: true },
  // Money goes back after the cancellation, by the provider or by hand.
  { from: "cancelled", to: "refunded", by: ["provider", "staff"], paidOnly: true },
];

/** What decides which ways are open to an order. */
export interface OrderPosition {
  state: OrderState;
  payment_type: PaymentType;
  /** Whether its money was received at any time. */
  is_paid: boolean;
}

/** Whether a mover may move an order to a state. */
export function mayMove(order: OrderPosition, to: OrderState, by: OrderMover): boolean {
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
export function openMoves(order: OrderPosition, by: OrderMover): OrderState[] {
  return orderStates.filter((to) => mayMove(order, to, by));
}

/** What staff call the moves. */
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
 * Hours after which an order that is not paid, or not yet being prepared where it is paid on delivery, is cancelled
 * and its goods are free again. A week covers a bank's transfer over a weekend and a holiday.
 */
export const payWithinHours: Readonly<Record<PaymentType, number>> = {
  credit_card: 2,
  bank_transfer: 7 * 24,
  cash_on_delivery: 7 * 24,
};

/**
 * Unpaid orders by transfer or on delivery that one customer may have at a time: their goods are not free for others.
 * A customer who has never paid an order needs few; a known buyer orders for several sites.
 */
export const maxUnpaidOrders = { newCustomer: 3, knownCustomer: 10 } as const;

/**
 * The highest amount that is collected on delivery, with VAT, by currency, in minor units. Payments of more than 30,000 TRY have to go
 * through a bank or payment provider (Tax Procedure Law 213, repeated article 257, and General Communiqué 459).
 */
export const maxCashOnDelivery: Readonly<Record<string, number>> = { TRY: 3_000_000 };

/** Whether an order of that gross total can be paid on delivery; other currencies than those of the limit cannot. */
export const allowsCashOnDelivery = (total: number, currency: string): boolean =>
  total <= (maxCashOnDelivery[currency] ?? 0);
