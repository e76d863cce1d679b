import { shopTexts } from "@preforma/domain/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../../backend.ts";
import { ask, testBackend } from "../../testing/backend.ts";
import { addCustomer, type TestCustomer } from "../../testing/customers.ts";
import { addAddress, fillCart, order, productIds, withDatabase } from "../../testing/shop.ts";
import { storeKinds, type TestStore } from "../../testing/stores.ts";

const sqlite = storeKinds[0]!;

describe("a shop without a provider of card payments", () => {
  let store: TestStore;
  let backend: Backend;
  let customer: TestCustomer;
  let addressId = 0;

  beforeAll(async () => {
    store = await sqlite.create();
    backend = await testBackend(store);
    customer = await addCustomer(store);
    addressId = await addAddress(store, customer.id);
    const bottle = (await productIds(store))["B-500-CL"] ?? 0;
    await withDatabase(store, (db) =>
      db.updateTable("products").set({ stock: 500_000 }).where("id", "=", bottle).execute(),
    );
    await fillCart(backend, customer, bottle, 1080);
  });
  afterAll(async () => {
    await backend.close();
    await store.dispose();
  });

  it("S5: refuses an order by card with a sentence, and takes it by transfer", async () => {
    const card = await order(backend, customer, addressId, { payment_type: "credit_card" });
    expect(card.status).toBe(409);
    expect(card.text).toContain(shopTexts("cardNotAccepted").en);
    expect((await order(backend, customer, addressId, { payment_type: "bank_transfer" })).status).toBe(201);
  });

  it("S5: does not offer cards", async () => {
    const { body } = await ask(backend, "/api/v1/payment-options");
    expect(body.data).toEqual({ types: ["bank_transfer", "cash_on_delivery"], is_test: false });
  });

  it("S5: says of the sandbox that it is a test", async () => {
    const other = await sqlite.create();
    const trial = await testBackend(other, { payments: "sandbox" });
    const { body } = await ask(trial, "/api/v1/payment-options");
    expect(body.data).toMatchObject({ types: expect.arrayContaining(["credit_card"]), is_test: true });
    await trial.close();
    await other.dispose();
  });
});
