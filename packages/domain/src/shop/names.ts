import type { Texts } from "../validation/index.ts";
import type { OrderState, PaymentType } from "./order-states.ts";
import states from "./order-state-names.json" with { type: "json" };
import payments from "./payment-type-names.json" with { type: "json" };

/** The names of the order states. */
export const orderStateNames: Readonly<Record<OrderState, Texts>> = states;

/** The names of the payment types. */
export const paymentTypeNames: Readonly<Record<PaymentType, Texts>> = payments;
