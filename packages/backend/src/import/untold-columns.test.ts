import { expect, test } from "vitest";
import { changeArticle } from "../catalogue/store-article.ts";
import { importFolder } from "../testing/import-files.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore } from "../testing/opened-store.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { readFileRows, writeRows } from "./index.ts";

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

    // The same list as at first: what staff have stated since does not hide from it.
    expect(await run("priced.csv", priced)).toMatchObject({ updated: 1 });
    expect(await stored()).toEqual({ price_minor: 300, currency: "TRY", ...packed, stock: 500 });
    await changeArticle(database.db, "A1", { stock: 9000 }, by);
    expect(await run("priced.csv", priced)).toMatchObject({ updated: 1 });
    expect((await stored()).stock).toBe(500);
    expect(await run("priced.csv", priced)).toMatchObject({ unchanged: 1 });
  },
);
