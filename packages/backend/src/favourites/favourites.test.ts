import { beforeAll, describe, expect, test } from "vitest";
import type { ProductSummary } from "@preforma/domain/catalogue";
import { type TestCustomer } from "../testing/customers.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";

describe.each(mainStoreKinds)("favourites on $name", ({ create }) => {
  const own = openBackend(create);
  let products: ProductSummary[];
  beforeAll(async () => {
    const list = await own.ask("/api/v1/products/filter?limit=100&languageCode=en");
    ({ products } = list.body.data as { products: ProductSummary[] });
  });

  const change = (person: TestCustomer | null, method: "POST" | "DELETE", body: unknown) =>
    own.send(method, "products/favorite", body, { "Accept-Language": "tr", ...person?.headers });
  const read = (person: TestCustomer | null, search: string, id = person?.id) =>
    own.ask(`/api/v1/products/favorites/${id}${search}`, { headers: { ...person?.headers } });

  test("are added and removed idempotently, and read as ids or as products", async () => {
    const person = await own.addCustomer();
    const [first, second] = products;
    if (!first || !second) throw new Error("The small range has products.");
    for (const { id } of [first, second, first]) {
      const added = await change(person, "POST", { product_id: id, customer_id: person.id });
      expect(added.status).toBe(200);
    }
    for (const search of ["", "?relation=false"])
      expect((await read(person, search)).body.data).toEqual([first.id, second.id]);
    const whole = await read(person, "?relation=true&languageCode=en");
    expect(whole.headers.get("Cache-Control")).toBe("no-store");
    expect(whole.body.data).toEqual([second, first]);

    for (let time = 0; time < 2; time++) {
      const removed = await change(person, "DELETE", {
        product_id: String(first.id),
        customer_id: String(person.id),
      });
      expect(removed.status).toBe(200);
    }
    expect((await read(person, "")).body.data).toEqual([second.id]);
  });

  test("added by many concurrent calls are one", async () => {
    const person = await own.addCustomer();
    const body = { product_id: products[0]?.id, customer_id: person.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(person, "POST", body)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect((await read(person, "")).body.data).toEqual([body.product_id]);
  });

  test("are private", async () => {
    const owner = await own.addCustomer();
    const other = await own.addCustomer();
    const staff = await own.addCustomer({ role: "staff" });
    const body = { product_id: products[0]?.id, customer_id: owner.id };
    await change(owner, "POST", body);
    for (const stranger of [other, staff]) {
      for (const method of ["POST", "DELETE"] as const) {
        expect((await change(stranger, method, body)).status).toBe(403);
        expect((await change(stranger, method, { ...body, customer_id: 2_147_483_647 })).status).toBe(403);
      }
      expect((await read(stranger, "?relation=true", owner.id)).status).toBe(403);
    }
    for (const method of ["POST", "DELETE"] as const)
      expect((await change(null, method, body)).status).toBe(401);
    expect((await read(null, "", owner.id)).status).toBe(401);
    expect((await read(owner, "")).body.data).toEqual([body.product_id]);
  });

  test("are products that are shown", async () => {
    const person = await own.addCustomer();
    const shown = new Set(products.map((product) => product.id));
    const hidden = Array.from({ length: 12 }, (_, index) => index + 1).filter((id) => !shown.has(id));
    // The withdrawn bottle, the one in a hidden category, and one that never existed.
    expect(hidden).toHaveLength(2);
    for (const product_id of [...hidden, 999_999])
      expect((await change(person, "POST", { product_id, customer_id: person.id })).status).toBe(404);
    expect((await read(person, "")).body.data).toEqual([]);
  });

  test.each([
    [{}, ["product_id", "customer_id"]],
    [{ product_id: "x", customer_id: null }, ["product_id", "customer_id"]],
    [{ product_id: 1.5, customer_id: 0 }, ["product_id", "customer_id"]],
    [{ product_id: 1e12, customer_id: true }, ["product_id", "customer_id"]],
  ])("are refused as %j", async (body, fields) => {
    const person = await own.addCustomer();
    const refused = await change(person, "POST", body);
    expect(refused.status).toBe(400);
    const { errors } = refused.body.data as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual(fields);
  });
});
