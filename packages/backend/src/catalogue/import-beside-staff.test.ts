import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { category, product } from "../testing/records.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { ownStore } from "../testing/open-backend.ts";
import { readArticle } from "./store-article.ts";
import { upsertCategories, upsertProducts } from "./store.ts";

test.each(storeKinds)(
  "on $name an import leaves facts that staff state at that moment",
  async ({ create }) => {
    const { db } = await openedStore(await ownStore(create));
    const record = product("FIRST", { gtin: "9521234001003" });
    await upsertCategories(db, [category("bottles")]);
    await upsertProducts(db, [record]);
    let importing: Promise<unknown> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("products")
        .set({ facts: JSON.stringify({ gtin: "9521234001003", is_example: true }), fingerprint: "" })
        .execute();
      importing = upsertProducts(db, [{ ...record, stock: 7 }]);
      // Time for the import to reach the product.
      await pause(200);
    });
    expect(await importing).toMatchObject({ updated: 1 });
    expect(await readArticle(db, "FIRST")).toMatchObject({
      stock: 7,
      facts: { gtin: "9521234001003", is_example: true },
    });
  },
);
