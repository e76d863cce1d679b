import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import { orderStateNames, paymentTypeNames } from "./names.ts";
import {
  mayMove,
  openMoves,
  orderStates,
  paymentTypes,
  staffActions,
  type OrderMover,
  type OrderState,
  type PaymentType,
} from "./order-states.ts";

const movers: OrderMover[] = ["customer", "staff", "provider", "clock"];
const order = (state: OrderState, payment_type: PaymentType = "credit_card", is_paid = false) => ({
  state,
  payment_type,
  is_paid,
});

describe("the ways of an order", () => {
  it("leave nobody but the provider to say that a card has paid", () => {
    expect(movers.filter((by) => mayMove(order("pending_payment"), "paid", by))).toEqual(["provider"]);
    expect(movers.filter((by) => mayMove(order("pending_payment", "bank_transfer"), "paid", by))).toEqual([
      "staff",
    ]);
    expect(movers.filter((by) => mayMove(order("pending_payment", "cash_on_delivery"), "paid", by))).toEqual(
      [],
    );
  });

  it("let a customer cancel until goods are packed, and nothing else", () => {
    for (const payment of paymentTypes) {
      expect(openMoves(order("pending_payment", payment), "customer")).toEqual(["cancelled"]);
      expect(openMoves(order("paid", payment, true), "customer")).toEqual(["cancelled"]);
      for (const state of ["preparing", "shipped", "delivered", "cancelled", "refunded"] as const)
        expect(openMoves(order(state, payment, true), "customer")).toEqual([]);
    }
  });

  it("give money back only where some was received, and end there", () => {
    expect(mayMove(order("cancelled"), "refunded", "staff")).toBe(false);
    expect(mayMove(order("cancelled", "bank_transfer", true), "refunded", "staff")).toBe(true);
    expect(mayMove(order("shipped", "cash_on_delivery"), "refunded", "staff")).toBe(false);
    for (const by of movers) expect(openMoves(order("refunded", "credit_card", true), by)).toEqual([]);
  });

  it("reach every state that staff have an action for, and are named in every language", () => {
    for (const to of Object.values(staffActions))
      expect(
        orderStates.some((from) =>
          paymentTypes.some((payment) => mayMove(order(from, payment, true), to, "staff")),
        ),
        to,
      ).toBe(true);
    for (const locale of locales)
      for (const names of [...Object.values(orderStateNames), ...Object.values(paymentTypeNames)])
        expect(names[locale]).not.toBe("");
  });
});
