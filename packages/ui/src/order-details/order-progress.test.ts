import { orderStates, paymentTypes } from "@preforma/domain/shop";
import { describe, expect, test } from "vitest";
import { orderProgress } from "./order-progress.logic.ts";

describe("orderProgress", () => {
  test("goes from the order to its arrival, by way of the payment", () => {
    const of = (state: Parameters<typeof orderProgress>[0]) => orderProgress(state, "bank_transfer")?.current;
    expect(
      ["pending_payment", "paid", "preparing", "shipped", "delivered"].map((state) => of(state as never)),
    ).toEqual([1, 1, 2, 3, 5]);
  });

  test("has no payment among its steps where that comes with the delivery", () => {
    expect(orderProgress("pending_payment", "cash_on_delivery")).toEqual({
      steps: ["placed", "preparing", "shipped", "delivered"],
      current: 0,
    });
    expect(orderProgress("shipped", "cash_on_delivery")?.current).toBe(2);
    expect(orderProgress("delivered", "cash_on_delivery")?.current).toBe(4);
  });

  test("ends for what is cancelled or paid back, and otherwise always has a place", () => {
    const lost = paymentTypes.flatMap((type) =>
      orderStates
        .filter((state) => (orderProgress(state, type)?.current ?? -1) < 0)
        .map((state) => [type, state]),
    );
    expect(lost).toEqual([
      ["credit_card", "cancelled"],
      ["credit_card", "refunded"],
      ["bank_transfer", "cancelled"],
      ["bank_transfer", "refunded"],
      ["cash_on_delivery", "cancelled"],
      ["cash_on_delivery", "refunded"],
    ]);
  });
});
