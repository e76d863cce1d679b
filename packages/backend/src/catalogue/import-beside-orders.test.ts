import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeStock } from "../shop/orders/stock.ts";
import { category, product, texts } from "../testing/records.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { ownStore } from "../testing/open-backend.ts";
import { hideProducts, upsertCategories, upsertProducts } from "./store.ts";

test.each(storeKinds)("on $name an import and an order do not deadlock", async ({ create }) => {
  const { db } = await openedStore(await ownStore(create));
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
    // Time for the import to lock the product that the order takes next.
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

test.each(storeKinds)("on $name hiding products and an order do not deadlock", async ({ create }) => {
  const { db } = await openedStore(await ownStore(create));
  const codes = ["FIRST", "SECOND"];
  await upsertCategories(db, [category("bottles")]);
  await upsertProducts(
    db,
    codes.map((code) => product(code, { stock: 10, minimumOrder: 1 })),
  );
  const rows = await db.selectFrom("products").select("id").orderBy("id").execute();
  const [first, second] = rows.map(({ id }) => id);
  // Changing the first row moves it behind the second in the order in which a table is read.
  await db.updateTable("products").set({ stock: 10 }).where("id", "=", first!).execute();
  let hiding: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await takeStock(transaction, [{ productId: first!, quantity: 1 }]);
    hiding = hideProducts(db, codes.toReversed());
    // Time for the other transaction to lock the product that the order takes next.
    await pause(200);
    await takeStock(transaction, [{ productId: second!, quantity: 1 }]);
  });
  expect(await hiding).toEqual({ changed: codes.toReversed(), unchanged: [], unknown: [] });
});
