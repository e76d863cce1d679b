import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { locales } from "@preforma/domain/locales";
import { beforeEach, describe, expect, it } from "vitest";
import { readVersions, type Database } from "../database/index.ts";
import { shapeById } from "@preforma/studio";
import { generatedList, importFolder } from "../testing/import-files.ts";
import { ownStore } from "../testing/open-backend.ts";
import { openedStore, mainStoreKinds, type TestStore } from "../testing/stores.ts";
import { mapColumns } from "./columns.ts";
import { readFileRows, writeRows } from "./import-file.ts";

/** Real stock lists, in a folder next to the repository, not part of it. */
const lists = resolve(import.meta.dirname, "../../../../../shared/data");
const hasLists = existsSync(lists);
if (!hasLists) console.warn(`The tests on real stock lists are left out: there is no folder ${lists}.`);
const { file } = importFolder();

describe.each(mainStoreKinds)("import into $name", (kind) => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await ownStore(kind.create);
    database = await openedStore(store);
  });

  const products = () =>
    database.db
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .selectAll("products")
      .select("categories.key")
      .orderBy("products.code")
      .execute();

  it.skipIf(!hasLists).each([
    ["stock-plastic-caps.csv", 269],
    ["stock-spray-pumps.csv", 46],
  ])("imports each row of %s once, however often it runs", async (name, rows) => {
    const read = await readFileRows(join(lists, name), { language: "en" });
    expect(read.drafts.length + read.rejections.length).toBe(rows);
    expect(read.rejections).toEqual([]);
    expect(await writeRows(database, read, { language: "en" })).toMatchObject({
      inserted: rows,
      updated: 0,
      unchanged: 0,
    });
    const before = await products();
    expect(before).toHaveLength(rows);
    expect(await writeRows(database, read, { language: "en" })).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: rows,
    });
    expect(await products()).toEqual(before);
    const texts = await database.db
      .selectFrom("product_texts")
      .select(["language_code", "title", "slug"])
      .execute();
    expect(texts).toHaveLength(rows * locales.length);
    for (const text of texts) expect(text.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    const shapes = new Set(before.map((one) => one.shape_id).filter((id) => id !== null));
    expect([...shapes].filter((id) => !shapeById(id))).toEqual([]);
    expect(before.every((one) => one.key !== "unsorted")).toBe(true);
  });

  it("R6: stores prices of more than 21 million, and names the row of an impossible price or count", async () => {
    const path = await file(
      "prices.csv",
      [
        "ITEMCODE,ITEMNAME,price,available_stock",
        'P1,PET BOTTLE 500 ML 28/410 CLEAR,"21474836.48",7',
        "P2,PET BOTTLE 250 ML 24/410 CLEAR,999999999,1000000000",
        "P3,PET BOTTLE 100 ML 24/410 CLEAR,20261124093000,1",
        "P4,PET BOTTLE 50 ML 24/410 CLEAR,1,8691234567890",
      ].join("\n"),
    );
    const result = await writeRows(database, await readFileRows(path, { language: "en" }), {
      language: "en",
    });
    expect((await products()).map((row) => [row.code, row.price_minor, row.stock])).toEqual([
      ["P1", 2_147_483_648, 7],
      ["P2", 99_999_999_900, 1_000_000_000],
    ]);
    expect(result.rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [4, '"20261124093000" is more than a billion (price)'],
      [5, '"8691234567890" is more than a billion (stock)'],
    ]);
  });

  it("reads stock, lead times and restock dates as people and workbooks write them", async () => {
    const path = await file(
      "supply.csv",
      [
        "ITEMCODE;ITEMNAME;available_stock;Lead time;Back on",
        "L1;PET BOTTLE 500 ML 28/410 CLEAR;0;15;2099-12-31",
        "L2;PET BOTTLE 250 ML 24/410 CLEAR;;10-15 days;31.12.2099",
        "L3;PET BOTTLE 100 ML 24/410 CLEAR;7;3 hafta;73050",
        "L4;PET BOTTLE 50 ML 24/410 CLEAR;;2 рабочих дня;-",
        "L5;PET BOTTLE 60 ML 24/410 CLEAR;;soon;",
        "L6;PET BOTTLE 70 ML 24/410 CLEAR;;;31.02.2099",
        "L7;PET BOTTLE 80 ML 24/410 CLEAR;;;12/31/2099",
        "L8;PET BOTTLE 90 ML 24/410 CLEAR;;;2099-12-31 00:00:00",
        "L9;PET BOTTLE 95 ML 24/410 CLEAR;;;31.12.2099 09:30",
        "M1;PET BOTTLE 96 ML 24/410 CLEAR;;;73050.3958333",
        "M2;PET BOTTLE 97 ML 24/410 CLEAR;;;2099-12-31T00:00:00.000Z",
        // Midnight of the next day in Istanbul.
        "M3;PET BOTTLE 98 ML 24/410 CLEAR;;;2099-12-30T21:00:00.000Z",
      ].join("\n"),
    );
    const read = await readFileRows(path, { language: "en" });
    expect(
      read.drafts.map(({ code, stock, leadTimeDays, backOn }) => [code, stock, leadTimeDays, backOn]),
    ).toEqual([
      ["L1", 0, 15, "2099-12-31"],
      ["L2", null, 15, "2099-12-31"],
      ["L3", 7, 15, "2099-12-31"],
      ["L4", null, 2, null],
      ...["L8", "L9", "M1", "M2"].map((code) => [code, null, null, "2099-12-31"]),
    ]);
    expect(read.rejections.map(({ code, reason }) => [code, reason])).toEqual([
      ["L5", '"soon" is no lead time such as 15, 15 days or 3 weeks'],
      ["L6", '"31.02.2099" is no day such as 2026-12-31 or 31.12.2026 (backOn)'],
      ["L7", '"12/31/2099" is no day such as 2026-12-31 or 31.12.2026 (backOn)'],
      ["M3", '"2099-12-30T21:00:00.000Z" is no day such as 2026-12-31 or 31.12.2026 (backOn)'],
    ]);
  });

  it("imports prices of larger quantities, and keeps values without a column", async () => {
    const path = await file(
      "breaks.csv",
      [
        "ITEMCODE;ITEMNAME;Price;Kademeli fiyat;available_stock;EAN",
        "K1;PET BOTTLE 500 ML 28/410 CLEAR;2,10;5.000: 1,85; 20000=1,70 TL;700;9521234001003".replace(
          "5.000: 1,85; 20000=1,70 TL",
          '"5.000: 1,85; 20000=1,70 TL"',
        ),
        "K2;PET BOTTLE 250 ML 24/410 CLEAR;2,10;5000;;",
        "K3;PET BOTTLE 100 ML 24/410 CLEAR;2,10;5000: 1,85 EUR;;",
      ].join("\n"),
    );
    const read = await readFileRows(path, { language: "en" });
    expect(read.rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [3, '"5000" is no price break such as 5000: 1,85 (priceBreaks)'],
      [4, '"5000: 1,85 EUR" is in another currency than the price (priceBreaks)'],
    ]);
    await writeRows(database, read, { language: "en" });
    const stored = {
      stock: 700,
      gtin: "9521234001003",
      price_breaks: JSON.stringify([
        { from_quantity: 5000, amount_minor: 185, group: null },
        { from_quantity: 20_000, amount_minor: 170, group: null },
      ]),
    };
    const now = async () => (await products()).find((row) => row.code === "K1");
    expect(await now()).toMatchObject({ ...stored, price_minor: 210 });
    const plain = await file(
      "no-breaks.csv",
      "ITEMCODE;ITEMNAME;Price\nK1;PET BOTTLE 500 ML 28/410 CLEAR;2,20",
    );
    await writeRows(database, await readFileRows(plain, { language: "en" }), { language: "en" });
    expect(await now()).toMatchObject({ ...stored, price_minor: 220 });
  });

  it("imports GTINs, and names the row of an invalid one", async () => {
    const path = await file(
      "gtins.csv",
      [
        "ITEMCODE,ITEMNAME,EAN",
        "G1,PET BOTTLE 500 ML 28/410 CLEAR,952-1234 001003",
        "G2,PET BOTTLE 250 ML 24/410 CLEAR,9521234001004",
        "G3,PET BOTTLE 100 ML 24/410 CLEAR,",
      ].join("\n"),
    );
    const read = await readFileRows(path, { language: "en" });
    const { rejections } = await writeRows(database, read, { language: "en" });
    expect((await products()).map((row) => [row.code, row.gtin, row.facts])).toEqual([
      ["G1", "9521234001003", '{"gtin":"9521234001003"}'],
      ["G3", null, null],
    ]);
    expect(rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [3, expect.stringMatching(/^"9521234001004" is no GTIN/)],
    ]);
  });

  it("derives categories, titles and groups from the names", async () => {
    const path = await file(
      "small.csv",
      "ITEMCODE,ITEMNAME,available_stock\nTR1,PLASTIC CAP 805 ENERGY 15MM C/F GOLD,1.250\nTR2,PLASTIC CAP 805 ENERGY 15MM C/F BLACK,-4\nSP1,SPRAY PUMP 20 MM G/CL,0\nB1,PET BOTTLE 500 ML 28/410 CLEAR,7\nX1,SOMETHING ELSE,\n",
    );
    await writeRows(database, await readFileRows(path, { language: "en" }), { language: "en" });
    const [bottle, pump, gold, black, other] = await products();
    expect(bottle).toMatchObject({
      code: "B1",
      key: "bottles-pet",
      material: "PET",
      volume_ml: 500,
      neck_code: "28/410",
      colour_key: "clear",
      recycling_code: 1,
      stock: 7,
    });
    expect(pump).toMatchObject({
      code: "SP1",
      key: "pumps-mist",
      closure_type: "mist_sprayer",
      neck_code: "20 mm",
      colour_key: "gold",
      closure_hex: "#c9a34c",
      variant_group: null,
    });
    expect(gold).toMatchObject({
      code: "TR1",
      key: "closures-overcaps",
      closure_type: "overcap",
      stock: 1250,
    });
    expect(black).toMatchObject({ code: "TR2", stock: 0, variant_group: gold?.variant_group });
    expect(other).toMatchObject({ code: "X1", key: "unsorted", stock: null, shape_id: null });
    const texts = await database.db
      .selectFrom("product_texts")
      .innerJoin("products", "products.id", "product_texts.product_id")
      .select(["code", "language_code", "title", "description"])
      .execute();
    const of = (code: string, language: string) =>
      texts.find((text) => text.code === code && text.language_code === language);
    expect(of("SP1", "en")).toMatchObject({ title: "SPRAY PUMP 20 MM G/CL", description: "" });
    expect(of("SP1", "tr")).toMatchObject({
      title: "Altın Sprey Pompa 20 mm (altın/şeffaf)",
      description: "Stok listesindeki adı: SPRAY PUMP 20 MM G/CL",
    });
    expect(of("SP1", "ru")?.title).toBe("Распылитель кнопочный золотой, 20 мм (золотой/прозрачный)");
    expect(of("TR1", "de")?.title).toBe("Überkappe, gold, 15 mm · 805 ENERGY");
    expect(of("TR1", "ar")?.title).toBe("غطاء خارجي ذهبي – 15 مم · 805 ENERGY");
    expect(of("B1", "fr")?.title).toBe("Flacon PET transparent 500 ml – 28/410");
    expect(texts.filter((text) => text.code === "X1").map((text) => text.language_code)).toEqual(["en"]);
  });

  it("updates by code, notifies a running server, and keeps staff's changes to categories", async () => {
    const path = await file(
      "one.csv",
      "kod;ürün adı;kategori\nA1;Siyah Kapak 28/410;\nA2;Beyaz Kapak 28/410;Kampanyalı\n",
    );
    await writeRows(database, await readFileRows(path, { language: "tr" }), { language: "tr" });
    const first = await readVersions(database.db);
    const { id } = await database.db
      .selectFrom("categories")
      .select("id")
      .where("key", "=", "closures-screw")
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable("category_texts")
      .set({ title: "Kampanyalı" })
      .where("category_id", "=", id)
      .where("language_code", "=", "tr")
      .execute();
    await writeFile(
      path,
      "kod;ürün adı;kategori\nA1;Kırmızı Flip Top Kapak 28/410;\nA2;Beyaz Kapak 28/410;kampanyalı\n",
    );
    expect(
      await writeRows(database, await readFileRows(path, { language: "tr" }), { language: "tr" }),
    ).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    expect((await readVersions(database.db)).catalogue).toBeGreaterThan(first.catalogue);
    expect((await products()).map((one) => [one.code, one.key, one.colour_key])).toEqual([
      ["A1", "closures-flip-top", "red"],
      ["A2", "closures-screw", "white"],
    ]);
    const title = await database.db
      .selectFrom("category_texts")
      .select("title")
      .where("category_id", "=", id)
      .where("language_code", "=", "tr")
      .executeTakeFirstOrThrow();
    expect(title.title).toBe("Kampanyalı");
  });

  it("D4: retires products that a list no longer contains, and restores them with one that does", async () => {
    const list = async (...codes: string[]) =>
      readFileRows(await file("list.csv", ["CODE;NAME", ...codes.map((code) => `${code};Cap`)].join("\n")), {
        language: "en",
      });
    const shown = async () => (await products()).filter((one) => one.is_active === 1).map((one) => one.code);
    await writeRows(database, await list("TR1", "TR2", "TR3", "SP1"), { language: "en" });
    const shorter = await list("TR1", "TR2", "TR2");
    expect(await writeRows(database, shorter, { language: "en" })).toMatchObject({ retired: [] });
    expect(await writeRows(database, shorter, { language: "en", retireMissing: true })).toMatchObject({
      retired: ["TR3"],
    });
    expect(await shown()).toEqual(["SP1", "TR1", "TR2"]);
    await writeRows(database, await list("TR3"), { language: "en" });
    expect(await shown()).toEqual(["SP1", "TR1", "TR2", "TR3"]);
  });

  it("stops between batches on request, and resumes there", async () => {
    const read = await readFileRows(await file("stop.csv", generatedList(250)), { language: "en" });
    const stop = new AbortController();
    const onProgress = (done: number) => void (done >= 100 && stop.abort());
    expect(
      await writeRows(database, read, { language: "en", batchSize: 50, signal: stop.signal, onProgress }),
    ).toMatchObject({ inserted: 100, remaining: 150 });
    expect(await products()).toHaveLength(100);
    expect(await writeRows(database, read, { language: "en", batchSize: 50 })).toMatchObject({
      inserted: 150,
      unchanged: 100,
      remaining: 0,
    });
  });
});
describe("mapColumns", () => {
  it("D1: finds columns by single words if the cells confirm them", () => {
    const columns = ["CO_ITEM_NUM", "FORMULA", "NECK_DIAM", "AVL_QTY", "UNIT_WT", "PRICE_LIST"];
    const rows = [{ number: 2, cells: ["A1", "AQUA BRAVA", "18", "12", "147 (GM)", "wholesale"] }];
    expect(mapColumns({ columns, rows })).toEqual({ code: 0, name: 1, neck: 2, stock: 3, weight: 4 });
    // In a list with names, a formula column is a resin or a colour.
    expect(
      mapColumns({
        columns: ["ITEM_CD", "ITEM_DESC_1", "FORMULA"],
        rows: [{ number: 2, cells: ["A1", "Cap", "HDPE"] }],
      }),
    ).toEqual({ code: 0, name: 1, material: 2 });
  });

  it.each([
    [["ITEMCODE", "ITEMNAME", "available_stock"], { code: 0, name: 1, stock: 2 }],
    [["KOD", "ÜRÜN ADI", "FİYAT", "PARA BİRİMİ"], { code: 0, name: 1, price: 2, currency: 3 }],
    [["Stok Kodu", "Malzeme Adı", "Ağız", "Renk"], { code: 0, name: 1, neck: 2, colour: 3 }],
    [
      ["Артикул", "Наименование", "Остаток", "Цвет", "Объём"],
      { code: 0, name: 1, stock: 2, colour: 3, volume: 4 },
    ],
    [["Référence", "Désignation", "Quantité", "Matière"], { code: 0, name: 1, stock: 2, material: 3 }],
    [["Artikel-Nr.", "Bezeichnung", "Bestand", "Farbe"], { code: 0, name: 1, stock: 2, colour: 3 }],
    [["رمز المنتج", "اسم المنتج", "الكمية"], { code: 0, name: 1, stock: 2 }],
    [["#", "Name", "SKU", "Description"], { code: 2, name: 1 }],
    [["KOD", "ÜRÜN ADI", "KOLİ İÇİ ADET", "ADET"], { code: 0, name: 1, cartonQuantity: 2, stock: 3 }],
    // A number of pieces beside the stock is that of a pack, or a unit.
    [["KOD", "AD", "ADET", "STOK"], { code: 0, name: 1, stock: 3 }],
    [["ARTIKEL-NR", "BEZEICHNUNG", "STÜCK"], { code: 0, name: 1, stock: 2 }],
    [["КОД", "НАИМЕНОВАНИЕ", "ШТ"], { code: 0, name: 1, stock: 2 }],
    [["الكود", "الاسم", "العدد"], { code: 0, name: 1, stock: 2 }],
    [["Stok Kodu", "Stok İsmi", "Paket İçi Adet", "Bakiye"], { code: 0, name: 1, stock: 3 }],
    [["الكود", "الاسم", "العدد"], { code: 0, name: 1, stock: 2 }],
    [["CODE", "NAME", "CARTON QTY", "AVL_QTY"], { code: 0, name: 1, cartonQuantity: 2, stock: 3 }],
    [["GROUP_NAME", "ITEM_NO", "ITEM_DESC", "Qty per bag"], { category: 0, code: 1, name: 2 }],
  ])("finds %j", (columns, map) => {
    expect(mapColumns({ columns, rows: [] })).toEqual(map);
  });

  it("prefers given columns, and names those that it cannot find", () => {
    expect(mapColumns({ columns: ["KOD", "AD", "Tanım 2"], rows: [] }, { name: "tanim 2" })).toEqual({
      code: 0,
      name: 2,
    });
    expect(() => mapColumns({ columns: ["KOD", "AD"], rows: [] }, { name: "Tanım" })).toThrow(
      '--map name="Tanım": there is no such column. The file\'s columns are: "KOD", "AD".',
    );
    expect(() => mapColumns({ columns: ["X", "AD"], rows: [] })).toThrow(
      "No column for the code of the product was found.",
    );
  });
});
