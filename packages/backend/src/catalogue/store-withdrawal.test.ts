import { beforeEach, describe, expect, it } from "vitest";
import { readVersions, type Database } from "../database/index.ts";
import { category, product } from "../testing/records.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore } from "../testing/opened-store.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import {
  hideProducts,
  loadCatalogue,
  moveProducts,
  retireProducts,
  showProducts,
  UnknownCategoryError,
  upsertCategories,
  upsertProducts,
} from "./store.ts";

describe.each(mainStoreKinds)("products that staff withdraw on $name", ({ create }) => {
  const records = [product("A"), product("B"), product("C")];
  let database: Database;
  beforeEach(async () => {
    const store = await ownStore(create);
    database = await openedStore(store);
    await upsertCategories(database.db, [category("bottles"), category("jars")]);
    await upsertProducts(database.db, records);
  });

  const shown = async () => (await database.snapshot(loadCatalogue)).products.map((entry) => entry.code);
  const version = async () => (await readVersions(database.db)).catalogue;

  it("V1: hides and shows products, tells readers, and names unknown codes", async () => {
    const before = await version();
    expect(await hideProducts(database.db, ["A", "NONE", "A"])).toEqual({
      changed: ["A"],
      unchanged: [],
      unknown: ["NONE"],
    });
    expect(await shown()).toEqual(["B", "C"]);
    expect(await version()).toBe(before + 1);
    expect(await hideProducts(database.db, ["A"])).toMatchObject({ changed: [], unchanged: ["A"] });
    expect(await version()).toBe(before + 1);
    await showProducts(database.db, ["A"]);
    expect(await shown()).toEqual(["A", "B", "C"]);
  });

  it("V1: keeps what staff hid and retired when a list is imported again", async () => {
    await hideProducts(database.db, ["A"]);
    await retireProducts(database.db, ["B"], "staff");
    await upsertProducts(database.db, records);
    await upsertProducts(database.db, [product("A", { weightG: 9 }), product("B", { weightG: 9 })]);
    expect(await shown()).toEqual(["C"]);
    await showProducts(database.db, ["A", "B"]);
    expect(await shown()).toEqual(["A", "B", "C"]);
  });

  it("V1: brings back what was missing from a list once a list names it again", async () => {
    await hideProducts(database.db, ["A"]);
    expect(await retireProducts(database.db, ["A", "B", "C"], "import")).toMatchObject({
      changed: ["B", "C"],
      unchanged: ["A"],
    });
    expect(await shown()).toEqual([]);
    await upsertProducts(database.db, [product("A"), product("B")]);
    expect(await shown()).toEqual(["B"]);
    await retireProducts(database.db, ["C"], "staff");
    await upsertProducts(database.db, records);
    expect(await shown()).toEqual(["B"]);
  });

  it("V1: moves products to another category and keeps them there when a list is imported again", async () => {
    const placeOf = async (code: string) => {
      const { categories, products } = await database.snapshot(loadCatalogue);
      const found = products.find((entry) => entry.code === code);
      return categories.find((entry) => entry.id === found?.categoryId)?.key;
    };
    await moveProducts(database.db, ["A"], { key: "jars" });
    expect(await placeOf("A")).toBe("jars");
    await upsertProducts(database.db, [product("A", { weightG: 9 }), product("B", { weightG: 9 })]);
    expect([await placeOf("A"), await placeOf("B")]).toEqual(["jars", "bottles"]);
    await expect(moveProducts(database.db, ["A"], { key: "nowhere" })).rejects.toThrow(UnknownCategoryError);
  });
});
