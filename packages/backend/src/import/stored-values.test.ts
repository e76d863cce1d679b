import { expect, test } from "vitest";
import { changeArticle, readArticle } from "../catalogue/store-article.ts";
import { importFolder } from "../testing/import-files.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, mainStoreKinds } from "../testing/stores.ts";
import { readFileRows, writeRows } from "./import-file.ts";

const { file } = importFolder();

test.each(mainStoreKinds)(
  "on $name an import replaces what its list has columns for, and nothing else",
  async ({ create }) => {
    const database = await openedStore(await ownStore(create));
    const run = async (name: string, lines: readonly string[]) =>
      writeRows(database, await readFileRows(await file(name, lines.join("\n")), { language: "en" }), {
        language: "en",
      });
    const stored = () =>
      database.db
        .selectFrom("products")
        .select(["price_minor", "currency", "minimum_order", "carton_quantity", "pallet_quantity", "stock"])
        .where("code", "=", "A1")
        .executeTakeFirstOrThrow();
    const priced = ["code,name,price,stock", "A1,PET BOTTLE 500 ML 28/410 CLEAR,3.00,500"];
    await run("priced.csv", priced);
    const by = { customerId: null, requestId: null };
    await changeArticle(
      database.db,
      "A1",
      {
        price: { amount_minor: 325, currency: "TRY" },
        minimum_order: 200,
        carton_quantity: 100,
        pallet_quantity: 1600,
        stock: 9000,
      },
      by,
    );
    const packed = { minimum_order: 200, carton_quantity: 100, pallet_quantity: 1600 };

    await run("stock.csv", ["code,name,stock", "A1,PET BOTTLE 500 ML 28/410 CLEAR,700"]);
    expect(await stored()).toEqual({ price_minor: 325, currency: "TRY", ...packed, stock: 700 });

    // The same list as at first: it also replaces later changes by staff.
    expect(await run("priced.csv", priced)).toMatchObject({ updated: 1 });
    expect(await stored()).toEqual({ price_minor: 300, currency: "TRY", ...packed, stock: 500 });
    await changeArticle(database.db, "A1", { stock: 9000 }, by);
    expect(await run("priced.csv", priced)).toMatchObject({ updated: 1 });
    expect((await stored()).stock).toBe(500);
    expect(await run("priced.csv", priced)).toMatchObject({ unchanged: 1 });

    // A list contains only prices for everybody: those of dealers stay.
    const dealers = { from_quantity: 1000, amount_minor: 250, group: "dealers" };
    const everybody = { from_quantity: 5000, amount_minor: 280, group: null };
    const prices = async () => (await readArticle(database.db, "A1"))?.price_breaks;
    await changeArticle(database.db, "A1", { price_breaks: [dealers] }, by);
    const stepped = ["code,name,price,price breaks", "A1,PET BOTTLE 500 ML 28/410 CLEAR,3.00,5000: 2.80"];
    expect(await run("stepped.csv", stepped)).toMatchObject({ updated: 1 });
    expect(await prices()).toEqual([everybody, dealers]);
    expect(await run("stepped.csv", stepped)).toMatchObject({ unchanged: 1 });
    await run("ended.csv", ["code,name,price breaks", "A1,PET BOTTLE 500 ML 28/410 CLEAR,"]);
    expect(await prices()).toEqual([dealers]);

    // 2.50 lira are not 2.50 euro.
    const inEuro = ["code,name,price,currency", "A1,PET BOTTLE 500 ML 28/410 CLEAR,3.00,EUR"];
    await run("priced.csv", priced);
    expect(await prices()).toEqual([dealers]);
    await run("euro.csv", inEuro);
    expect(await prices()).toEqual([]);
    await changeArticle(database.db, "A1", { price_breaks: [dealers] }, by);
    await changeArticle(database.db, "A1", { price: { amount_minor: 300, currency: "EUR" } }, by);
    expect(await prices()).toEqual([dealers]);
    await changeArticle(database.db, "A1", { price: { amount_minor: 300, currency: "TRY" } }, by);
    expect(await prices()).toEqual([]);
    // Nor after a period without a price, during which the list stays.
    const without = ["code,name,price", "A1,PET BOTTLE 500 ML 28/410 CLEAR,"];
    for (const takeAway of [
      () => run("without.csv", without),
      () => changeArticle(database.db, "A1", { price: null }, by),
    ]) {
      await changeArticle(database.db, "A1", { price_breaks: [dealers] }, by);
      await takeAway();
      expect(await prices()).toEqual([dealers]);
      await run("priced.csv", priced);
      expect(await prices()).toEqual([dealers]);
      await takeAway();
      await run("euro.csv", inEuro);
      expect(await prices()).toEqual([]);
      await run("priced.csv", priced);
    }
  },
);
