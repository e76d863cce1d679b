import type { OrderState, PaymentType } from "@preforma/domain/shop";

/** A step that an order goes through; `placed` is its beginning. */
export type ProgressStep = "placed" | "paid" | "preparing" | "shipped" | "delivered";

/** The steps of an order, and the current one. */
export interface OrderProgress {
  steps: readonly ProgressStep[];
  /** Index of the step that it is at; the number of steps once it has arrived. */
  current: number;
}

/**
 * The progress of an order by its state; null for a cancelled or refunded one. An order paid on delivery has no payment
 * step.
 */
export function orderProgress(state: OrderState, paymentType: PaymentType): OrderProgress | null {
  if (state === "cancelled" || state === "refunded") return null;
  const steps: readonly ProgressStep[] =
    paymentType === "cash_on_delivery"
      ? ["placed", "preparing", "shipped", "delivered"]
      : ["placed", "paid", "preparing", "shipped", "delivered"];
  if (state === "delivered") return { steps, current: steps.length };
  // An unpaid order is before the step of payment, which is the one to be done.
  if (state === "pending_payment") return { steps, current: steps.includes("paid") ? 1 : 0 };
  // An order paid on delivery never has the state `paid`; if it does anyway, it has at least begun.
  return { steps, current: Math.max(0, steps.indexOf(state)) };
}
