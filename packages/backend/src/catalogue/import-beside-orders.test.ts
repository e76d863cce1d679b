import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeStock } from "../shop/orders/stock.ts";
import { category, product, texts } from "../testing/records.ts";
import { storeKinds } from "../testing/stores.ts";
import { withDatabase } from "../testing/shop.ts";
import { upsertCategories, upsertProducts } from "./store.ts";

test.each(storeKinds)("on $name an import and an order do not deadlock", async ({ create }) => {
  const store = await create();
  try {
    await withDatabase(store, async (db) => {
      const records = ["FIRST", "SECOND"].map((code) => product(code, { stock: 10, minimumOrder: 1 }));
      await upsertCategories(db, [category("bottles")]);
      await upsertProducts(db, records);
      const [first, second] = await db
        .selectFrom("products")
        .select("id")
        .where("code", "in", ["FIRST", "SECOND"])
        .orderBy("id")
        .execute();
      let importing: Promise<unknown> | undefined;
      await db.transaction().execute(async (transaction) => {
        await takeStock(transaction, [{ productId: first!.id, quantity: 1 }]);
        const renamed = records.map((record) => ({
          ...record,
          texts: texts("Another bottle"),
          stock: undefined,
        }));
        importing = upsertProducts(db, renamed.toReversed());
        // Time for the import to take the product that the order takes next.
        await pause(200);
        await takeStock(transaction, [{ productId: second!.id, quantity: 1 }]);
      });
      expect(await importing).toMatchObject({ updated: 2 });
      const stocks = await db
        .selectFrom("products")
        .select("stock")
        .where("code", "in", ["FIRST", "SECOND"])
        .execute();
      expect(stocks.map(({ stock }) => stock)).toEqual([9, 9]);
    });
  } finally {
    await store.dispose();
  }
});
