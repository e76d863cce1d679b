import { beforeAll, describe, expect, test } from "vitest";
import type { ProductSummary } from "@preforma/domain/catalogue";
import { type TestCustomer } from "../testing/customers.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { forgetOldViews, logView, recentlyViewed, sameLook, viewRetentionDays } from "./store.ts";

const day = 24 * 60 * 60_000;

describe.each(mainStoreKinds)("views on $name", ({ create }) => {
  const own = openBackend(create);
  let ids: number[];
  beforeAll(async () => {
    const list = await own.ask("/api/v1/products/filter?limit=100");
    ids = (list.body.data as { products: ProductSummary[] }).products.map((product) => product.id);
  });

  const postView = (person: TestCustomer | null, body: unknown) =>
    own.send("POST", "products/view-logs", body, person?.headers);
  const countOf = async (id: number): Promise<number> => {
    const rows = await own.db
      .selectFrom("product_views")
      .select("views")
      .where("product_id", "=", id)
      .execute();
    return rows.reduce((sum, row) => sum + row.views, 0);
  };

  test("of visitors are counted but not stored", async () => {
    const [id = 0] = ids;
    for (const customer_id of [null, undefined, ""])
      expect((await postView(null, { product_id: id, customer_id })).status).toBe(200);
    expect(await countOf(id)).toBe(3);
    expect(await own.db.selectFrom("recent_views").selectAll().execute()).toEqual([]);
  });

  test("of a customer are counted once in half an hour and listed, the latest first", async () => {
    const person = await own.addCustomer();
    const [, one = 0, two = 0] = ids;
    for (const product_id of [one, one, two])
      expect((await postView(person, { product_id, customer_id: person.id })).status).toBe(200);
    expect(await countOf(one)).toBe(1);
    const recent = await own.ask("/api/v1/account/recently-viewed?languageCode=en", {
      headers: person.headers,
    });
    expect((recent.body.data as ProductSummary[]).map((product) => product.id)).toEqual([two, one]);

    const later = Date.now() + sameLook + 1000;
    await logView(own.db, one, person.id, later);
    expect(await countOf(one)).toBe(2);
    expect(await recentlyViewed(own.db, person.id, 10)).toEqual([one, two]);
  });

  test("of one product are all counted when concurrent", async () => {
    const [, , , id = 0] = ids;
    await Promise.all(Array.from({ length: 12 }, () => postView(null, { product_id: id })));
    expect(await countOf(id)).toBe(12);
  });

  test("are recorded only for oneself, and read only by their owner", async () => {
    const owner = await own.addCustomer();
    const other = await own.addCustomer();
    const [product_id = 0] = ids;
    expect((await postView(other, { product_id, customer_id: owner.id })).status).toBe(403);
    expect((await postView(null, { product_id, customer_id: owner.id })).status).toBe(401);
    expect(await recentlyViewed(own.db, owner.id, 10)).toEqual([]);
    await postView(owner, { product_id, customer_id: owner.id });
    const theirs = await own.ask("/api/v1/account/recently-viewed", { headers: other.headers });
    expect(theirs.body.data).toEqual([]);
    expect((await own.ask("/api/v1/account/recently-viewed")).status).toBe(401);
  });

  test("of unknown products are refused", async () => {
    expect((await postView(null, { product_id: 999_999 })).status).toBe(404);
    expect((await postView(null, { product_id: "a" })).status).toBe(400);
  });

  test(`are forgotten after ${viewRetentionDays} days`, async () => {
    const person = await own.addCustomer();
    const [product = 0, other = 0] = ids.slice(4);
    const now = Date.now();
    await logView(own.db, product, person.id, now - (viewRetentionDays + 1) * day);
    await logView(own.db, other, person.id, now - (viewRetentionDays - 1) * day);
    await forgetOldViews(own.db, now);
    expect(await recentlyViewed(own.db, person.id, 10)).toEqual([other]);
    expect([await countOf(product), await countOf(other)]).toEqual([0, 1]);
  });
});
