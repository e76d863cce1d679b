import { shopTexts } from "@preforma/domain/shop";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, idOf } from "../../testing/backend.ts";
import { shopOf } from "../../testing/shop.ts";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { sqlite } from "../../testing/stores.ts";

describe("a shop without a provider of card payments", () => {
  const own = openBackend(sqlite.create);
  const customer = own.sharedCustomer();
  const { fillCart, order, setStock } = shopOf(own);

  beforeAll(async () => {
    const bottle = idOf("B-500-CL");
    await setStock(bottle, 500_000);
    await fillCart(customer, bottle, 1080);
  });

  it("S5: refuses an order by card with a message, and accepts it by transfer", async () => {
    const card = await order(customer, { payment_type: "credit_card" });
    expect(card.status).toBe(409);
    expect(card.text).toContain(shopTexts("cardNotAccepted").en);
    expect((await order(customer, { payment_type: "bank_transfer" })).status).toBe(201);
  });

  it("S5: does not offer cards", async () => {
    const { body } = await own.ask("/api/v1/payment-options");
    expect(body.data).toEqual({ types: ["bank_transfer", "cash_on_delivery"], is_test: false });
  });

  it("S5: marks the sandbox as a test", async () => {
    const { backend: trial } = await ownBackend(sqlite.create, { payments: "sandbox" });
    const { body } = await ask(trial, "/api/v1/payment-options");
    expect(body.data).toMatchObject({ types: expect.arrayContaining(["credit_card"]), is_test: true });
  });
});
