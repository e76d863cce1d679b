import { describe, expect, test } from "vitest";
import { checkoutPath, settled, stateOf, type CheckoutState } from "./checkout-state.ts";

const complete: CheckoutState = { step: "review", delivery: 3, invoice: 4, payment: "bank_transfer" };

test("a state survives the round trip through its URL", () => {
  expect(stateOf(new URL(checkoutPath("tr", complete), "https://x.example").searchParams)).toEqual(complete);
  expect(checkoutPath("en", { step: "address", delivery: null, invoice: null, payment: null })).toBe(
    "/en/checkout",
  );
});

test("invalid parts of a state are dropped", () => {
  const odd = new URLSearchParams("step=done&delivery=x&invoice=-1&payment=gold");
  expect(stateOf(odd)).toEqual({ step: "address", delivery: null, invoice: null, payment: null });
});

describe("the furthest reachable step", () => {
  test.each<[string, Partial<CheckoutState>, number[], CheckoutState["step"]]>([
    ["is the review once all is chosen", {}, [3, 4], "review"],
    ["is the payment where that lacks", { payment: null }, [3, 4], "payment"],
    ["is the address where another's is named", {}, [4], "address"],
    ["is the address where the invoice names another's", {}, [3], "address"],
    ["is a new address where there is none", {}, [], "new"],
    ["stays the address where that is looked at again", { step: "address" }, [3, 4], "address"],
  ])("%s", (_what, change, ids, step) => expect(settled({ ...complete, ...change }, ids).step).toBe(step));
});

test("S5: a payment type that is not offered does not count as chosen", () => {
  const state = { step: "review", delivery: 1, invoice: null, payment: "credit_card" } as const;
  expect(settled(state, [1], ["bank_transfer"])).toMatchObject({ step: "payment", payment: null });
  expect(settled(state, [1])).toMatchObject({ step: "review", payment: "credit_card" });
});
