import type { Cart } from "@preforma/domain/shop";
import { describe, expect, it } from "vitest";
import type { TestCustomer } from "../../testing/customers.ts";
import { shopOf } from "../../testing/shop.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { storeKinds } from "../../testing/stores.ts";
import { addCoupon } from "../coupon-store.ts";
import { idOf } from "../../testing/backend.ts";

describe.each(storeKinds)("coupons on $name", ({ create }) => {
  const own = openBackend(create);
  const bottle = idOf("B-500-CL");

  const { fillCart, order, setStock, stockOf, shopper, shoppers } = shopOf(own);
  const coupon = (code: string, over: Partial<Parameters<typeof addCoupon>[1]> = {}): Promise<boolean> =>
    addCoupon(own.db, {
      code,
      type: "percent",
      value: 10,
      currency: "TRY",
      minimum_minor: 0,
      valid_from: "2026-01-01T00:00:00.000Z",
      valid_to: null,
      usage_limit: null,
      usage_limit_per_customer: null,
      ...over,
    });
  const usedOf = async (code: string) =>
    (await own.db.selectFrom("coupons").select("used").where("code", "=", code).executeTakeFirst())?.used;
  const apply = (customer: TestCustomer, code: unknown) =>
    own.send<Cart>("POST", "cart/coupon", { code }, customer.headers);

  it("state why one is not valid", async () => {
    const customer = await shopper();
    await fillCart(customer, bottle, 1080);
    await coupon("LATER", { valid_from: "2999-01-01T00:00:00.000Z" });
    await coupon("PAST", { valid_to: "2026-01-02T00:00:00.000Z" });
    await coupon("BIG", { minimum_minor: 1_350_001 });
    await coupon("EURO", { currency: "EUR", type: "fixed", value: 100 });
    await coupon("GONE", { usage_limit: 0 });
    for (const [code, words] of [
      ["nothing", "not valid. Please check"],
      ["later", "not valid yet"],
      ["past", "expired"],
      ["big", "TRY\u00a013,500.01 or more"],
      ["euro", "currency"],
      ["gone", "used up"],
    ] as const) {
      const refused = await apply(customer, code);
      expect(refused.status, code).toBe(409);
      expect(refused.body.message, code).toContain(words);
    }
    for (const code of ["", null, {}, "x".repeat(41)]) expect((await apply(customer, code)).status).toBe(400);
    expect(await coupon("past")).toBe(false);
  });

  it("deduct their value, are counted once, and are released by a cancellation", async () => {
    await setStock(bottle, 500_000);
    await coupon("TEN", { usage_limit_per_customer: 1 });
    const customer = await shopper();
    await fillCart(customer, bottle, 1080);
    const applied = await apply(customer, " ten ");
    expect(applied.data.coupon).toEqual({
      code: "TEN",
      type: "percent",
      value: 10,
      is_applied: true,
      message: null,
    });
    expect(applied.data.totals?.discount_minor).toBe(135_000);
    const removed = await own.send<Cart>("DELETE", "cart/coupon", undefined, customer.headers);
    expect(removed.data.coupon).toBeNull();
    await apply(customer, "TEN");
    const placed = await order(customer);
    expect(placed.data).toMatchObject({ coupon_code: "TEN", totals: { discount_minor: 135_000 } });
    expect(await usedOf("TEN")).toBe(1);
    await fillCart(customer, bottle, 1080);
    expect((await apply(customer, "TEN")).body.message).toContain("already used");
    await own.send("POST", `orders/${placed.data.number}/cancel`, {}, customer.headers);
    expect(await usedOf("TEN")).toBe(0);
    expect((await apply(customer, "TEN")).status).toBe(200);
  });

  it("are redeemed exactly up to their limit by fifty concurrent orders", async () => {
    await setStock(bottle, 500_000);
    await coupon("FIVE", { type: "free_shipping", value: 0, usage_limit: 5 });
    const crowd = await shoppers(50);
    for (const customer of crowd) {
      await fillCart(customer, bottle, 1080);
      expect((await apply(customer, "FIVE")).data.totals?.shipping_minor).toBe(0);
    }
    const answers = await Promise.all(crowd.map((customer) => order(customer)));
    expect(answers.filter((each) => each.status === 201)).toHaveLength(5);
    expect(answers.filter((each) => each.status === 409)).toHaveLength(45);
    expect(await usedOf("FIVE")).toBe(5);
    expect(await stockOf(bottle)).toBe(500_000 - 5 * 1080);
  });
});
