import { expect, test } from "vitest";
import { changeArticle, readArticle } from "../catalogue/store-article.ts";
import { importFolder } from "../testing/import-files.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, mainStoreKinds } from "../testing/stores.ts";
import { category, product } from "../testing/records.ts";
import { upsertCategories, upsertProducts } from "../catalogue/store.ts";
import { type Rules, rulesOf } from "./rules.ts";
import { withStoredValues } from "./stored-values.ts";
import { readFileRows, underStoredCodes, writeRows } from "./import-file.ts";

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

test.each(mainStoreKinds)(
  "on $name a stock list leaves what a catalogue folder describes of an article",
  async ({ create }) => {
    const { db, ...database } = await openedStore(await ownStore(create));
    await upsertCategories(db, [category("bottles")]);
    await upsertProducts(db, [product("A1", { isFeatured: true, variantGroup: "A" })]);
    const stored = async () => ({
      ...(await db.selectFrom("products").selectAll().executeTakeFirstOrThrow()),
      texts: await db.selectFrom("product_texts").selectAll().orderBy("language_code").execute(),
    });
    const before = await stored();
    const list = await file("stock.csv", "STOK KODU;STOK ADI;ADET\na1;PET Şişe 250 ml 24/410;777");
    const listed = await underStoredCodes(db, await readFileRows(list, { language: "tr" }));
    const read = await withStoredValues(db, listed);
    expect(await writeRows({ db, ...database }, read, { language: "tr" })).toMatchObject({ updated: 1 });
    const { fingerprint, updated_at } = await stored();
    expect(await stored()).toEqual({ ...before, stock: 777, fingerprint, updated_at });
    expect(await db.selectFrom("categories").select("key").execute()).toEqual([{ key: "bottles" }]);
  },
);

test.each(mainStoreKinds)(
  "on $name a list leaves measures and the category of an earlier one that it has no columns for",
  async ({ create }) => {
    const database = await openedStore(await ownStore(create));
    const { db } = database;
    const run = async (name: string, lines: readonly string[], rules?: Rules) => {
      const listed = await readFileRows(await file(name, lines.join("\n")), { language: "en", rules });
      const read = await withStoredValues(db, listed);
      return writeRows(database, read, { language: "en" });
    };
    const stored = async () => ({
      products: await db.selectFrom("products").selectAll().orderBy("id").execute(),
      texts: await db
        .selectFrom("product_texts")
        .selectAll()
        .orderBy("product_id")
        .orderBy("language_code")
        .execute(),
    });
    await run("full.csv", [
      "CODE;NAME;CATEGORY;CAPACITY;WEIGHT;NECK;MATERIAL;COLOUR",
      "A1;Night Owl;Jars;250;21;70/400;PP;white",
      "A2;Screw cap;Samples;;3;28/410;PP;black",
      "A3;Owl;Pumps;;;24/410;;gold",
    ]);
    const before = await stored();
    await run("stock.csv", ["CODE;NAME;STOCK", "A1;Night Owl;7", "A2;Screw cap;7", "A3;Owl;7"]);
    const { products, texts } = await stored();
    expect(texts).toEqual(before.texts);
    expect(products).toEqual(
      before.products.map((row, index) => ({
        ...row,
        stock: 7,
        fingerprint: products[index]?.fingerprint,
        updated_at: products[index]?.updated_at,
      })),
    );
    // An empty cell and a rule erase.
    await run("empty.csv", ["CODE;NAME;WEIGHT;NECK", "A2;Screw cap;;"]);
    await run("ruled.csv", ["CODE;NAME", "A2;Screw cap"], rulesOf({ rules: [{ code: "A2", colour: null }] }));
    const [, cap] = (await stored()).products;
    expect(cap).toMatchObject({ weight_g: null, neck_code: null, colour_key: null, material: "PP" });
  },
);
