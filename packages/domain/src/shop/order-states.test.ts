import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { locales } from "../locales/index.ts";
import { orderStateNames, paymentTypeNames } from "./names.ts";
import {
  canTransition,
  allowedTransitions,
  type OrderActor,
  type OrderState,
  orderStates,
  type PaymentType,
  paymentTypes,
  staffActions,
} from "./order-states.ts";
import { orderNumber, parseOrderNumber } from "./order-number.ts";

const movers: OrderActor[] = ["customer", "staff", "provider", "clock"];
const order = (state: OrderState, payment_type: PaymentType = "credit_card", is_paid = false) => ({
  state,
  payment_type,
  is_paid,
});

describe("the ways of an order", () => {
  it("only let the provider confirm a card payment", () => {
    expect(movers.filter((by) => canTransition(order("pending_payment"), "paid", by))).toEqual(["provider"]);
    expect(
      movers.filter((by) => canTransition(order("pending_payment", "bank_transfer"), "paid", by)),
    ).toEqual(["staff"]);
    expect(
      movers.filter((by) => canTransition(order("pending_payment", "cash_on_delivery"), "paid", by)),
    ).toEqual([]);
  });

  it("let a customer cancel until goods are packed, and nothing else", () => {
    for (const payment of paymentTypes) {
      expect(allowedTransitions(order("pending_payment", payment), "customer")).toEqual(["cancelled"]);
      expect(allowedTransitions(order("paid", payment, true), "customer")).toEqual(["cancelled"]);
      for (const state of ["preparing", "shipped", "delivered", "cancelled", "refunded"] as const)
        expect(allowedTransitions(order(state, payment, true), "customer")).toEqual([]);
    }
  });

  it("give money back only where some was received, and end there", () => {
    expect(canTransition(order("cancelled"), "refunded", "staff")).toBe(false);
    expect(canTransition(order("cancelled", "bank_transfer", true), "refunded", "staff")).toBe(true);
    expect(canTransition(order("shipped", "cash_on_delivery"), "refunded", "staff")).toBe(false);
    for (const by of movers)
      expect(allowedTransitions(order("refunded", "credit_card", true), by)).toEqual([]);
  });

  it("reach every state that staff have an action for, and are named in every language", () => {
    for (const to of Object.values(staffActions))
      expect(
        orderStates.some((from) =>
          paymentTypes.some((payment) => canTransition(order(from, payment, true), to, "staff")),
        ),
        to,
      ).toBe(true);
    for (const locale of locales)
      for (const names of [...Object.values(orderStateNames), ...Object.values(paymentTypeNames)])
        expect(names[locale]).not.toBe("");
  });
});

const randoms = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 5, maxLength: 5 });
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

describe("order numbers", () => {
  it("name the month and read back as they are, however they are written", () => {
    const number = orderNumber(new Date("2026-11-21T03:00:00Z"), [7, 3, 19, 20, 0]);
    expect(number).toMatch(/^PF-2611-73KM0[0-9A-Z]$/);
    expect(parseOrderNumber(number)).toBe(number);
    expect(parseOrderNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
    expect(parseOrderNumber(number.replace("PF-", "").replaceAll("0", "O"))).toBe(number);
    for (const wrong of ["", "PF", "PF-2611", "PF-2611-73KM0", "PF-2611-73KM0UU", "🍋"])
      expect(parseOrderNumber(wrong)).toBeNull();
  });

  it("show every wrong character and every two that changed places", () => {
    fc.assert(
      fc.property(
        randoms,
        fc.integer({ min: 8, max: 13 }),
        fc.constantFrom(...Array.from(alphabet)),
        (values, at, other) => {
          const number = orderNumber(new Date("2026-11-21"), values);
          const wrong = number.slice(0, at) + other + number.slice(at + 1);
          expect(parseOrderNumber(wrong)).toBe(other === number[at] ? number : null);
          if (at < 13) {
            const [a = "", b = ""] = [number[at], number[at + 1]];
            const swapped = number.slice(0, at) + b + a + number.slice(at + 2);
            expect(parseOrderNumber(swapped)).toBe(a === b ? number : null);
          }
        },
      ),
    );
  });
});
