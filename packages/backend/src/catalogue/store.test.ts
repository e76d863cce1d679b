import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it, test } from "vitest";
import { type Database, readVersions } from "../database/index.ts";
import { category, product, texts } from "../testing/records.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, mainStoreKinds, storeKinds, type TestStore } from "../testing/stores.ts";
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

describe.each(storeKinds)("the catalogue on $name", ({ create }) => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await ownStore(create);
    database = await openedStore(store);
  });

  test("accepts children before their parents and returns both", async () => {
    const counts = await upsertCategories(database.db, [
      category("bottles", { parentKey: "containers" }),
      category("containers"),
    ]);
    expect(counts).toEqual({ inserted: 2, updated: 0, unchanged: 0 });
    const { categories } = await database.snapshot(loadCatalogue);
    const parent = categories.find((entry) => entry.key === "containers");
    expect(categories.find((entry) => entry.key === "bottles")?.parentId).toBe(parent?.id);
    expect(parent?.titles).toEqual([
      "containers",
      "containers en",
      "containers ru",
      "containers fr",
      "containers ar",
      "containers de",
    ]);
  });

  test("refuses unknown parents and cycles, and writes nothing of such a call", async () => {
    await expect(upsertCategories(database.db, [category("a", { parentKey: "nowhere" })])).rejects.toThrow(
      UnknownCategoryError,
    );
    await expect(
      upsertCategories(database.db, [category("a", { parentKey: "b" }), category("b", { parentKey: "a" })]),
    ).rejects.toThrow(/own ancestor/);
    await upsertCategories(database.db, [category("a"), category("b", { parentKey: "a" })]);
    await expect(upsertCategories(database.db, [category("a", { parentKey: "b" })])).rejects.toThrow(
      /own ancestor/,
    );
    expect((await database.snapshot(loadCatalogue)).categories.map((entry) => entry.key).toSorted()).toEqual([
      "a",
      "b",
    ]);
  });

  test("counts changes, keeps ids, and does not write unchanged records", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const records = [product("A"), product("B"), product("C")];
    expect(await upsertProducts(database.db, records)).toEqual({ inserted: 3, updated: 0, unchanged: 0 });
    const before = await database.snapshot(loadCatalogue);
    expect(await upsertProducts(database.db, records)).toEqual({ inserted: 0, updated: 0, unchanged: 3 });
    expect((await database.snapshot(loadCatalogue)).version).toBe(before.version);

    const changed = [product("A"), product("B", { weightG: 30 }), product("D")];
    expect(await upsertProducts(database.db, changed)).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
    const after = await database.snapshot(loadCatalogue);
    expect(after.version).toBe(before.version + 1);
    const idsOf = (state: typeof before) =>
      Object.fromEntries(state.products.map((entry) => [entry.code, entry.id]));
    expect(idsOf(after)).toMatchObject(idsOf(before));
    const row = await database.db
      .selectFrom("products")
      .select(["weight_g", "created_at"])
      .where("code", "=", "B")
      .executeTakeFirstOrThrow();
    expect(row.weight_g).toBe(30);
    expect(Date.parse(row.created_at)).toBe(before.products.find((entry) => entry.code === "B")?.createdAt);
  });

  test("uses the last of two records with one code", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    expect(
      await upsertProducts(database.db, [product("A", { weightG: 1 }), product("A", { weightG: 2 })]),
    ).toMatchObject({ inserted: 1 });
    expect(await database.db.selectFrom("products").select("weight_g").execute()).toEqual([{ weight_g: 2 }]);
  });

  test("rolls a whole call back when one record names no known category", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const many = Array.from({ length: 1200 }, (_, index) => product(`P-${index}`));
    await expect(
      upsertProducts(database.db, [...many, product("LAST", { categoryKey: "nowhere" })]),
    ).rejects.toThrow(/"LAST" names the category "nowhere"/);
    expect((await database.snapshot(loadCatalogue)).products).toEqual([]);
  });

  test("keeps former slugs until they are used again", async () => {
    const retired = async () =>
      (
        await database.db
          .selectFrom("retired_slugs")
          .select(["language_code", "slug"])
          .orderBy("slug")
          .execute()
      ).map((row) => ({ ...row }));
    const named = (title: string) => product("A", { texts: texts(title, ["tr", "en"]) });
    await upsertCategories(database.db, [category("bottles")]);
    await upsertProducts(database.db, [named("First")]);
    expect(await retired()).toEqual([]);
    await upsertProducts(database.db, [named("Second")]);
    expect(await retired()).toEqual([
      { language_code: "en", slug: "first-en" },
      { language_code: "tr", slug: "first-tr" },
    ]);
    await upsertProducts(database.db, [named("First")]);
    expect(await retired()).toEqual([
      { language_code: "en", slug: "second-en" },
      { language_code: "tr", slug: "second-tr" },
    ]);
  });

  test("stores no markup that could run", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const text = { title: "A", slug: "a", description: "<p>Fits<script>alert(1)</script></p>" };
    await upsertProducts(database.db, [product("A", { texts: { tr: text } })]);
    expect(await database.db.selectFrom("product_texts").select("description").execute()).toEqual([
      { description: "<p>Fits</p>" },
    ]);
  });

  test("does not change languages that a record does not contain", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    await upsertProducts(database.db, [product("A", { texts: texts("Flask", ["tr", "fr"]) })]);
    await upsertProducts(database.db, [product("A", { texts: texts("Vial", ["tr"]) })]);
    const [stored] = (await database.snapshot(loadCatalogue)).products;
    expect(stored?.titles).toEqual(["Vial", null, null, "Flask fr", null, null]);
  });

  test("stores every kind of value unchanged", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const bare = product("BARE", {
      price: null,
      material: null,
      volumeMl: null,
      brimfulMl: null,
      weightG: null,
      dimensions: null,
      neckFinish: null,
      colourKey: null,
      cartonQuantity: null,
      palletQuantity: null,
      foodContact: false,
      foodContactDeclarations: [],
      recyclingCode: null,
      stock: null,
      picture: null,
    });
    const odd = product("Ö'DD; --\u0000".replace("\u0000", ""), {
      volumeMl: 0.5,
      weightG: 1 / 3,
      texts: texts("قارورة ٥٠٠ مل «Şişe»"),
    });
    await upsertProducts(database.db, [bare, odd]);
    const { products } = await database.snapshot(loadCatalogue);
    expect(products.find((entry) => entry.code === "BARE")).toMatchObject({
      priceMinor: null,
      neck: null,
      picture: null,
      foodContact: false,
    });
    expect(products.find((entry) => entry.code === "Ö'DD; --")).toMatchObject({
      volumeMl: 0.5,
      titles: expect.arrayContaining(["قارورة ٥٠٠ مل «Şişe»"]),
    });
    const row = await database.db
      .selectFrom("products")
      .select("weight_g")
      .where("volume_ml", "=", 0.5)
      .executeTakeFirstOrThrow();
    expect(row.weight_g).toBe(1 / 3);
  });

  test("writes 10,000 products in six languages", { tags: ["full"] }, async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const many = Array.from({ length: 10_000 }, (_, index) => product(`P-${index}`));
    await upsertProducts(database.db, many);
    expect((await database.snapshot(loadCatalogue)).products).toHaveLength(10_000);
    expect((await readVersions(database.db)).catalogue).toBe(3);
  });

  test("another process may write at the same time", async () => {
    await upsertCategories(database.db, [category("bottles")]);
    const here = import.meta.dirname;
    const source = `
      const { openDatabase } = await import(${JSON.stringify(join(here, "../database/index.ts"))});
      const { upsertProducts } = await import(${JSON.stringify(join(here, "store.ts"))});
      const { product } = await import(${JSON.stringify(join(here, "../testing/records.ts"))});
      const database = await openDatabase(${JSON.stringify(store)});
      for (let call = 0; call < 10; call++) {
        await upsertProducts(database.db, Array.from({ length: 100 }, (_, index) => product("OTHER-" + call + "-" + index)));
      }
      await database.close();`;
    const other = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source]);
    for (let call = 0; call < 20; call++) {
      await upsertProducts(
        database.db,
        Array.from({ length: 50 }, (_, index) => product(`OURS-${call}-${index}`)),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await other;
    expect((await database.snapshot(loadCatalogue)).products).toHaveLength(2000);
  });
});

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

  it("V1: hides and shows products, notifies readers, and names unknown codes", async () => {
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

  it("V1: keeps products hidden or retired by staff when a list is imported again", async () => {
    await hideProducts(database.db, ["A"]);
    await retireProducts(database.db, ["B"], "staff");
    await upsertProducts(database.db, records);
    await upsertProducts(database.db, [product("A", { weightG: 9 }), product("B", { weightG: 9 })]);
    expect(await shown()).toEqual(["C"]);
    await showProducts(database.db, ["A", "B"]);
    expect(await shown()).toEqual(["A", "B", "C"]);
  });

  it("V1: restores a product that was missing from a list once a list contains it again", async () => {
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
