import type { Cart, Order, Reordered } from "@preforma/domain/shop";
import { describe, expect, it } from "vitest";
import { type TestCustomer } from "../testing/customers.ts";
import { shopOf } from "../testing/shop.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { idOf } from "../testing/backend.ts";

describe.each(mainStoreKinds)("ordering the same again on $name", ({ create }) => {
  const own = openBackend(create);
  const { fillCart, order } = shopOf(own);

  const change = (code: string, set: object): Promise<unknown> =>
    own.db.updateTable("products").set(set).where("code", "=", code).execute();
  const ordered = async (...codes: string[]): Promise<TestCustomer & { number: string }> => {
    const customer = await own.addCustomer();
    for (const code of codes) await fillCart(customer, idOf(code), 1080);
    const placed = await order(customer);
    expect(placed.status, placed.text).toBe(201);
    return { ...customer, number: placed.data.number };
  };
  const again = (customer: TestCustomer, number: string) =>
    own.send<Reordered>("POST", `orders/${number}/reorder`, {}, customer.headers);

  it("fills the cart at today's prices and reports differences", async () => {
    const buyer = await ordered("B-500-AM", "B-500-WH", "J-100");
    await change("B-500-AM", { price_minor: 1500 });
    await change("B-500-WH", { is_active: 0 });
    await change("J-100", { carton_quantity: 1000, minimum_order: 1000 });
    const { status, data, text } = await again(buyer, buyer.number);
    expect(status, text).toBe(200);
    expect(data.lines).toMatchObject([
      { code: "B-500-AM", outcome: "added", message: null },
      { code: "B-500-WH", outcome: "left_out", message: "This product is no longer sold." },
      { code: "J-100", outcome: "changed", message: expect.stringContaining("2,000") as string },
    ]);
    expect(data.cart.lines).toMatchObject([
      { unit_price_minor: 1500, previous_unit_price_minor: 1250, issues: [{ kind: "price_changed" }] },
      { quantity: 2000 },
    ]);
    // Pressing twice adds nothing twice.
    await again(buyer, buyer.number);
    const { data: cart } = await own.get<Cart>("cart", buyer.headers);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1080, 2000]);
  });

  it("refuses another customer's order", async () => {
    const buyer = await ordered("B-500-CL");
    const stranger = await own.addCustomer();
    expect((await again(stranger, buyer.number)).status).toBe(404);
    const { data } = await own.get<Order>(`orders/${buyer.number}`, buyer.headers);
    expect(data.line_count).toBe(1);
  });
});
