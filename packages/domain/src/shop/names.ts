import type { Texts } from "../validation/index.ts";
import type { OrderState, PaymentType } from "./order-states.ts";
import states from "./order-state-names.json" with { type: "json" };
import payments from "./payment-type-names.json" with { type: "json" };

/** What the states of an order are called. */
export const orderStateNames: Readonly<Record<OrderState, Texts>> = states;

/** What the ways to pay are called. */
export const paymentTypeNames: Readonly<Record<PaymentType, Texts>> = payments;
