import type { QuickOrder } from "@preforma/domain/shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { testBackend } from "../testing/backend.ts";
import { send } from "../testing/shop.ts";
import { mainStoreKinds, type TestStore } from "../testing/stores.ts";

let store: TestStore;
let backend: Backend;
beforeAll(async () => {
  // What is understood does not depend on the database.
  store = await (mainStoreKinds[0] as (typeof mainStoreKinds)[number]).create();
  backend = await testBackend(store);
});
afterAll(async () => {
  await backend.close();
  await store.dispose();
});

const understood = async (...lines: { code: string; quantity?: number | null }[]) =>
  (await send<QuickOrder>(backend, "POST", "quick-order", { lines })).data.lines;

test("a code is found however it is written, and its quantity corrected", async () => {
  const [right, loose, few, none] = await understood(
    { code: "B-500-CL", quantity: 1080 },
    { code: " b500 cl ", quantity: 1081 },
    { code: "J-100", quantity: 1 },
    { code: "J-100" },
  );
  expect(right).toMatchObject({
    product: { code: "B-500-CL", unit_price_minor: 1250, currency: "TRY" },
    suggested_quantity: 1080,
    message: null,
  });
  expect(loose).toMatchObject({ product: { code: "B-500-CL" }, quantity: 1081 });
  expect(loose?.suggested_quantity).toBeGreaterThan(1081);
  expect(few?.message).toContain("sold from");
  expect(none).toMatchObject({
    quantity: null,
    message: expect.stringContaining("Smallest order") as string,
  });
});

test.each([
  ["B-500-CM", ["B-500-AM", "B-500-CL"]],
  ["B-50-CL", ["B-500-CL"]],
  ["B-5000-CL", ["B-500-CL"]],
  ["B-500-LC", ["B-500-CL"]],
  ["500-CL", ["B-500-CL"]],
  ["zzz", []],
])("%s is unknown and near to %j", async (code, near) => {
  const [line] = await understood({ code, quantity: 1 });
  expect(line).toMatchObject({ product: null, suggested_codes: near, message: expect.any(String) as string });
});

test("what is withdrawn is unknown, what has no price is on request", async () => {
  const [off, hidden, onRequest] = await understood(
    { code: "OFF" },
    { code: "HID" },
    { code: "B-250", quantity: 1080 },
  );
  expect([off?.product, hidden?.product]).toEqual([null, null]);
  expect(onRequest).toMatchObject({
    product: { unit_price_minor: null },
    message: expect.stringContaining("on request") as string,
  });
});
