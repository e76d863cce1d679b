import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { locales } from "@preforma/domain/locales";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { openDatabase, readVersions, type Database } from "../database/index.ts";
import { shapeById } from "@preforma/studio";
import { runProgram, type ProgramResult } from "../testing/run-program.ts";
import { mainStoreKinds, type TestStore } from "../testing/stores.ts";
import { findKnownCategories } from "./categories.ts";
import { mapColumns } from "./columns.ts";
import { importCommand } from "./command.ts";
import { fileDrafts } from "./filing.ts";
import { readFileRows, writeRows } from "./index.ts";
import { rulesOf } from "./rules.ts";

const command = resolve(import.meta.dirname, "command.ts");
/** Real stock lists; they lie beside the repository and are not part of it. */
const lists = resolve(import.meta.dirname, "../../../../../shared/data");
const hasLists = existsSync(lists);
if (!hasLists) console.warn(`The tests on real stock lists are left out: there is no folder ${lists}.`);

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "preforma-import-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const environment = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: undefined, INIT_CWD: folder });

const run = (args: readonly string[], dataDir: string): Promise<ProgramResult> =>
  runProgram(importCommand, args, environment(dataDir));

/** A list of plausible names, as long as wanted. */
function generated(rows: number): string {
  const names = [
    "PET BOTTLE 250 ML 24/410 CLEAR",
    "PLASTIC CAP 805 ENERGY 15MM C/F GOLD",
    "SPRAY PUMP 20 MM G/CL",
    "JAR PP 100 ML 70/400 WHITE",
    "FLIP TOP CAP 24/410 BLACK",
  ];
  const lines = Array.from(
    { length: rows },
    (_, index) => `G${String(index).padStart(6, "0")},${names[index % names.length]} ${index},${index % 100}`,
  );
  return ["ITEMCODE,ITEMNAME,available_stock", ...lines].join("\n");
}

const counted = (dataDir: string): number => {
  const database = new DatabaseSync(join(dataDir, "preforma.sqlite"), { readOnly: true, timeout: 1000 });
  try {
    return Number(database.prepare("select count(*) as count from products").get()?.["count"]);
  } finally {
    database.close();
  }
};

describe.each(mainStoreKinds)("import into $name", (kind) => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await kind.create();
    database = await openDatabase(store);
  });
  afterEach(async () => {
    await database.close();
    await store.dispose();
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
  ])("brings in each row of %s once, however often", async (name, rows) => {
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

  it("reads stock, lead times and days of arrival as people and workbooks write them", async () => {
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
    ]);
    expect(read.rejections.map(({ code, reason }) => [code, reason])).toEqual([
      ["L5", '"soon" is no lead time such as 15, 15 days or 3 weeks'],
      ["L6", '"31.02.2099" is no day such as 2026-12-31 or 31.12.2026 (backOn)'],
      ["L7", '"12/31/2099" is no day such as 2026-12-31 or 31.12.2026 (backOn)'],
    ]);
  });

  it("takes the number that scanners read, and names the row of one that is none", async () => {
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

  it("files, titles and groups what the names say", async () => {
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

  it("updates by code, tells a running server, and keeps what people made of the categories", async () => {
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

  it("D4: retires what the list no longer names, and brings it back with a list that does", async () => {
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

  it("stops between batches when asked to, and goes on from there", async () => {
    const read = await readFileRows(await file("stop.csv", generated(250)), { language: "en" });
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

describe("rows", () => {
  it("are rejected with number and reason, and never silently", async () => {
    const path = await file(
      "bad.csv",
      [
        "ITEMCODE,ITEMNAME,available_stock,price,currency,volume",
        "A1,Cap,1,,,",
        ",No code,1,,,",
        "A3,,1,,,",
        "a1,Cap again,1,,,",
        "A5,Cap,many,,,",
        "A6,Cap,1,-3,,",
        "A7,Cap,1,3,GROSZY,",
        `A8,${"x".repeat(301)},1,,,`,
        `${"C".repeat(65)},Cap,1,,,`,
        "A10,Ca\ufffdp,1,,,",
        "A11,Cap,1,3,,a lot",
        '  A12 ,  Cap\t x ,2,"1.250,5",€,0.5 l',
        ",,,,,",
        "A14",
      ].join("\n"),
    );
    const { drafts, rejections } = await readFileRows(path, { language: "en" });
    expect(drafts.map(({ code, name, row }) => [row, code, name])).toEqual([
      [2, "A1", "Cap"],
      [13, "A12", "Cap x"],
    ]);
    expect(drafts[1]).toMatchObject({
      price: { amountMinor: 125050, currency: "EUR" },
      volumeMl: 500,
      stock: 2,
    });
    expect(rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "the code is missing"],
      [4, "the name is missing"],
      [5, "the code was already given in row 2"],
      [6, '"many" is no number (stock)'],
      [7, "the price is negative"],
      [8, '"GROSZY" is no currency code such as TRY or EUR'],
      [9, "the name is longer than 300 characters"],
      [10, "the code is longer than 64 characters"],
      [11, "the name holds characters that cannot be read; save the file as UTF-8"],
      [12, '"a lot" is no volume'],
      [15, "the name is missing"],
    ]);
  });

  it("are the same from CSV, JSON and Excel", async () => {
    const header = ["STOK KODU", "Ürün Adı", "Stok Miktarı", "Ağız Ölçüsü", "Renk"];
    const rows = [
      ["K1", "PET Şişe 500 ml", 12, "28-410", "Şeffaf"],
      ["K2", "Kapak", 0, "28/410", "kırmızı"],
      ["K3", "", 5, "", ""],
      ["K1", "Yine", 1, "", ""],
    ] as const;
    const csv = await file("same.csv", [header, ...rows].map((row) => row.join(";")).join("\r\n"));
    const json = await file(
      "same.json",
      JSON.stringify(
        rows.map((row) => Object.fromEntries(header.map((title, index) => [title, row[index]]))),
      ),
    );
    const xlsx = join(folder, "same.xlsx");
    await writeXlsxFile(
      [header, ...rows].map((row) => row.map((value) => (value === "" ? null : { value }))),
    ).toFile(xlsx);
    const fromCsv = await readFileRows(csv, { language: "tr" });
    expect(fromCsv.drafts).toMatchObject([
      { code: "K1", neck: { code: "28/410" }, colourKey: "clear", volumeMl: 500, stock: 12 },
      { code: "K2", colourKey: "red", neck: { code: "28/410" } },
    ]);
    expect(fromCsv.rejections).toHaveLength(2);
    expect(await readFileRows(xlsx, { language: "tr" })).toEqual(fromCsv);
    // JSON has no header line, so its rows are numbered from 1.
    const fromJson = await readFileRows(json, { language: "tr" });
    expect(fromJson.drafts.map((draft) => ({ ...draft, row: draft.row + 1 }))).toEqual(fromCsv.drafts);
    expect(fromJson.rejections.map(({ row, code }) => [row + 1, code])).toEqual(
      fromCsv.rejections.map(({ row, code }) => [row, code]),
    );
  });
});

describe("rows of odd lists", () => {
  const read = async (name: string, lines: readonly string[], options = {}) =>
    readFileRows(await file(name, lines.join("\n")), { language: "en", ...options });

  it("D1: take NONE and the like for nothing, and codes that are none are rejected", async () => {
    const { drafts, rejections } = await read("odd.csv", [
      "CODE;NAME;CAPACITY;PRICE;STOCK;CARTON",
      "A1;Cap;NONE;3,50 TL;12 pcs;-",
      "A2;Cap;n/a;;yok;",
      '{"a":1};Cap;;;;',
      "=cmd|' /C calc'!A0;Cap;;;;",
      "A5;Cap;;300.000.000.000;;",
      "A6;Cap;;;9999999999;",
    ]);
    expect(drafts).toMatchObject([
      { code: "A1", volumeMl: null, price: { amountMinor: 350, currency: "TRY" }, stock: 12 },
      { code: "A2", stock: null },
    ]);
    expect(rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [4, expect.stringContaining('"{"a":1}" is no code')],
      [5, expect.stringContaining("is no code")],
      [6, '"300.000.000.000" is more than a billion (price)'],
      [7, '"9999999999" is more than a billion (stock)'],
    ]);
  });

  it("D2: a bare number counts in the unit of its column's title", async () => {
    const { drafts } = await read("units.csv", ["SKU;NAME;CAPACITY (CL);WEIGHT_KG", "A1;Bottle;50;1.2"]);
    expect(drafts).toMatchObject([{ volumeMl: 500, weightG: 1200 }]);
  });

  it("D1: rules say what no program can know, and the first one counts", async () => {
    const rules = rulesOf({
      rules: [
        { name: "Aqua Brava", code: "B", article: "jar", material: "PP", colour: null },
        { name: ["aqua brava", "night owl"], article: "bottle", category: "Perfume" },
      ],
    });
    const { drafts } = await read(
      "ruled.csv",
      ["CODE;NAME", "B1;AQUA BRAVA (GOLD)", "C1;Aqua Brava", "C2;Night Owl", "C3;Owl"],
      { rules },
    );
    expect(drafts.map(({ article, category, material }) => [article, category, material])).toEqual([
      ["jar", "Perfume", "PP"],
      ["bottle", "Perfume", null],
      ["bottle", "Perfume", null],
      [null, "", null],
    ]);
    expect(drafts[0]?.colourKey).toBeNull();
    const categories = await findKnownCategories();
    expect(() => fileDrafts(drafts, categories)).toThrow('the category "Perfume", which does not exist');
    expect(() => rulesOf({ rules: [{ article: "bottle" }] })).toThrow("say by name or code");
    expect(() => rulesOf({ rules: [{ name: "x", article: "vase" }] })).toThrow("rules[0].article");
  });

  it("D1: a category is given to rows of which nothing is known", async () => {
    const { drafts } = await read("unknown.csv", ["CODE;NAME", "A1;Night Owl", "A2;Flip top cap 24/410"]);
    const categories = await findKnownCategories();
    const filed = fileDrafts(drafts, categories, "Glass Bottles");
    expect(filed.map(({ categoryKey, certainty }) => [categoryKey, certainty])).toEqual([
      ["bottles-glass", "listed"],
      ["closures-flip-top", "named"],
    ]);
    expect(() => fileDrafts(drafts, categories, "Vases")).toThrow("--category Vases");
  });
});

describe("mapColumns", () => {
  it("D1: finds columns by single words where the cells bear them out", () => {
    const columns = ["CO_ITEM_NUM", "FORMULA", "NECK_DIAM", "AVL_QTY", "UNIT_WT", "PRICE_LIST"];
    const rows = [{ number: 2, cells: ["A1", "AQUA BRAVA", "18", "12", "147 (GM)", "wholesale"] }];
    expect(mapColumns({ columns, rows })).toEqual({ code: 0, name: 1, neck: 2, stock: 3, weight: 4 });
    // Beside a name, a formula is a resin or a colour.
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
  ])("finds %j", (columns, map) => {
    expect(mapColumns({ columns, rows: [] })).toEqual(map);
  });

  it("lets people decide, and says what it cannot find", () => {
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

describe("the command", () => {
  let dataDir = "";
  beforeEach(async () => void (dataDir = join(await mkdtemp(join(folder, "data-")), "data")));

  it("writes nothing on a dry run, not even a folder", async () => {
    await file("dry.csv", `${generated(3)}\n,no code,1`);
    const { code, out } = await run(["dry.csv", "--dry-run", "--report", "rejected.csv"], dataDir);
    expect(code).toBe(0);
    expect(out).toContain("dry.csv: 4 rows, 1 rejected");
    expect(out).toContain("row 5: the code is missing");
    expect(out).toContain("nothing was written");
    expect(existsSync(dataDir)).toBe(false);
    expect(await readFile(join(folder, "rejected.csv"), "utf8")).toBe(
      "\ufeffrow,code,name,reason\r\n5,,no code,the code is missing\r\n",
    );
  });

  it("D1: shows on a dry run where rows go, how surely, and twenty rows of each group", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `C${index};Screw cap 28/410`);
    await file("groups.csv", ["CODE;NAME;CAPACITY", ...names, "B1;Night Owl;50", "X1;Owl;"].join("\n"));
    await file("rules.json", '{ "rules": [{ "name": "night owl", "category": "jars" }] }');
    const { out } = await run(["groups.csv", "--dry-run"], dataDir);
    expect(out).toContain("(closures-screw): 50 rows, 50 named\n");
    expect(out.match(/ C\d+ {2}Screw cap/g)).toHaveLength(20);
    expect(out).toContain("Other Products (unsorted): 1 rows, 1 unknown\n    row 53  X1  Owl\n");
    expect(out).toContain("(bottles): 1 rows, 1 inferred\n");
    const ruled = await run(["groups.csv", "--dry-run", "--rules", "rules.json"], dataDir);
    expect(ruled.out).toContain("(jars): 1 rows, 1 listed\n");
  });

  it("imports, tells what it did, and keeps quiet where nobody watches", async () => {
    await file("list.csv", "Nummer;Text\nA1;Überkappe gold 15 mm\n");
    const { code, out, error } = await run(
      ["list.csv", "--language", "de", "--map", "code=Nummer", "--map", "name=Text"],
      dataDir,
    );
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(
      /^list\.csv: 1 rows, 0 rejected\n.*\n {2}Overcaps \(closures-overcaps\): 1 rows, 1 named\n1 products added, 0 updated, 0 unchanged in [\d.]+ s\.\n$/,
    );
    expect(counted(dataDir)).toBe(1);
  });

  it.each([
    [[], 1, "missing required argument 'file'"],
    [["a.csv", "b.csv"], 1, "too many arguments"],
    [["none.csv"], 1, "There is no file"],
    [["a.csv", "--language", "es"], 1, "Allowed choices are tr, en"],
    [["a.csv", "--map", "colours=X"], 1, "Write it as field=Column title"],
    [["a.csv", "--fast"], 1, "unknown option"],
  ])("explains what is wrong with %j", async (args, expected, message) => {
    const { code, error } = await run(args, dataDir);
    expect(code).toBe(expected);
    expect(error).toContain(message);
    expect(existsSync(dataDir)).toBe(false);
  });

  it(
    "leaves whole batches behind when it is killed, and goes on when it is run again",
    { tags: ["full"] },
    async () => {
      const rows = 10_000;
      await file("long.csv", generated(rows));
      const child = spawn(process.execPath, [command, "long.csv"], {
        env: { ...process.env, ...environment(dataDir) },
        stdio: "ignore",
      });
      const ended = new Promise((done) => child.on("close", done));
      let seen = 0;
      while (seen === 0 && child.exitCode === null) {
        await new Promise((done) => setTimeout(done, 5));
        try {
          seen = counted(dataDir);
        } catch {
          // No file or no table yet.
        }
      }
      child.kill("SIGKILL");
      await ended;
      expect(child.signalCode).toBe("SIGKILL");
      const left = counted(dataDir);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(rows);
      expect(left % 500).toBe(0);
      const { out } = await run(["long.csv"], dataDir);
      expect(out).toContain(`${rows - left} products added, 0 updated, ${left} unchanged`);
      expect(counted(dataDir)).toBe(rows);
    },
  );

  it("imports a catalogue folder, and names the file and the family that are wrong", async () => {
    const dataDir = join(folder, "folder");
    const tables = join(folder, "catalogue");
    await cp(resolve(import.meta.dirname, "../../../../demo/catalogue"), tables, { recursive: true });
    const families = await readFile(join(tables, "families.json"), "utf8");
    const only = { ...(JSON.parse(families) as object), preforms: [], closures: [] };
    const small = { ...only, containers: (only as { containers?: object[] }).containers?.slice(0, 1) };
    await writeFile(join(tables, "families.json"), JSON.stringify(small));
    const facts = [
      { for: ["PB"], recyclability_class: "A" },
      { for: ["PB-500-28-CL"], gtin: "9521234001003" },
    ];
    await writeFile(join(tables, "facts.json"), JSON.stringify(facts));
    const dry = await run(["catalogue", "--dry-run"], dataDir);
    expect(dry.out).toMatch(/49 categories, 60 products\nDry run/);
    expect((await run(["catalogue"], dataDir)).out).toContain("60 products added, 0 updated, 0 unchanged.");
    await writeFile(
      join(tables, "families.json"),
      JSON.stringify(small).replace("clear tones", "clear toes"),
    );
    const wrong = await run(["catalogue"], dataDir);
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.error).toMatch(
      /families\.json is not valid\.\n {2}PB: there is no colour range clear tones\n/,
    );
    await writeFile(join(tables, "families.json"), JSON.stringify(small));
    await writeFile(join(tables, "facts.json"), JSON.stringify([{ for: ["PB", "XX"], gtin: "12" }]));
    expect((await run(["catalogue"], dataDir)).error).toMatch(/facts\.json is not valid\.\n {2}0\.gtin: /);
    await writeFile(join(tables, "facts.json"), JSON.stringify([{ for: ["PB", "XX"], is_example: true }]));
    expect((await run(["catalogue"], dataDir)).error).toMatch(
      /facts\.json names what is neither a family nor an article: XX/,
    );
  });
});
