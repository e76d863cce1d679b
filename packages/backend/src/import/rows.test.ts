import { join } from "node:path";
import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { importFolder } from "../testing/import-files.ts";
import { findKnownCategories } from "./categories.ts";
import { fileDrafts } from "./filing.ts";
import { readFileRows } from "./import-file.ts";
import { rulesOf } from "./rules.ts";

const { path: folder, file } = importFolder();

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

  it("are equal from CSV, JSON and Excel", async () => {
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
    const xlsx = join(folder(), "same.xlsx");
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

  it("take numbers from JSON or Excel literally, and a point before three digits in text as thousands", async () => {
    const header = ["STOK KODU", "Ürün Adı", "Fiyat", "Ağırlık (g)"];
    const row = [10.125, "Kapak", 1.125, 12.345] as const;
    const json = await file(
      "decimals.json",
      JSON.stringify([Object.fromEntries(header.map((title, index) => [title, row[index]]))]),
    );
    const xlsx = join(folder(), "decimals.xlsx");
    await writeXlsxFile([header, row].map((cells) => cells.map((value) => ({ value })))).toFile(xlsx);
    for (const path of [json, xlsx])
      expect((await readFileRows(path, { language: "tr" })).drafts).toMatchObject([
        { code: "10.125", price: { amountMinor: 113 }, weightG: 12.3 },
      ]);
    const csv = await file("decimals.csv", [header, row].map((cells) => cells.join(";")).join("\n"));
    expect((await readFileRows(csv, { language: "tr" })).drafts).toMatchObject([
      { price: { amountMinor: 112_500 }, weightG: 12_345 },
    ]);
  });
});

describe("rows of odd lists", () => {
  const read = async (name: string, lines: readonly string[], options = {}) =>
    readFileRows(await file(name, lines.join("\n")), { language: "en", ...options });

  it("D1: treat NONE and the like as empty, and reject such codes", async () => {
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

  it("rounds half a minor unit up, however the price is stored as a number", async () => {
    const prices = ["1,0050", "0,145", "8,3450", "0,1449", "2,6750 TL"];
    const { drafts } = await read("half.csv", [
      "CODE;NAME;PRICE;PRICE BREAKS",
      ...prices.map((price, index) => `A${index};Cap;${price};5000: 0,285`),
    ]);
    expect(drafts.map(({ price }) => price?.amountMinor)).toEqual([101, 15, 835, 14, 268]);
    expect(drafts[0]?.priceBreaks).toMatchObject([{ amount_minor: 29 }]);
  });

  it("treat a price of zero as missing, and reject one below a hundredth", async () => {
    const { drafts, rejections } = await read("zero.csv", [
      "CODE;NAME;PRICE;PRICE BREAKS",
      "A1;Cap;0;",
      "A2;Cap;0,00 TL;",
      "A3;Cap;0,0042;",
      "A4;Cap;0,01;5000: 0,004",
      "A5;Cap;0,01;5000: 0",
    ]);
    expect(drafts).toMatchObject([
      { code: "A1", price: null },
      { code: "A2", price: null },
    ]);
    expect(rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [4, '"0,0042" is less than a hundredth (price)'],
      [5, '"5000: 0,004" is out of range (priceBreaks)'],
      [6, '"5000: 0" is out of range (priceBreaks)'],
    ]);
  });

  it("D1: compose a letter and its combining mark", async () => {
    const { drafts, rejections } = await read("marks.csv", [
      "CODE;NAME",
      "S\u0327I\u0307S\u0327E-1;S\u0327is\u0327e",
      "\u015e\u0130\u015eE-1;Şişe",
    ]);
    expect(drafts).toMatchObject([{ code: "\u015e\u0130\u015eE-1", name: "\u015ei\u015fe" }]);
    expect(rejections).toMatchObject([{ row: 3, reason: "the code was already given in row 2" }]);
  });

  it("D2: a bare number is in the unit of its column's title", async () => {
    const { drafts } = await read("units.csv", ["SKU;NAME;CAPACITY (CL);WEIGHT_KG", "A1;Bottle;50;1.2"]);
    expect(drafts).toMatchObject([{ volumeMl: 500, weightG: 1200 }]);
  });

  it("take a price without currency in that of its column's title, else in lira", async () => {
    const titles = ["PRICE (EUR)", "Fiyat USD", "Prix € / pce", "PRICE (CHF)", "Price all"];
    const currencies = [];
    for (const title of titles) {
      const { drafts } = await read("titled.csv", [`CODE;NAME;${title}`, "A1;Cap;0,12", "A2;Cap;0,12 GBP"]);
      currencies.push(drafts.map(({ price }) => price?.currency));
    }
    expect(currencies).toEqual(["EUR", "USD", "EUR", "CHF", "TRY"].map((currency) => [currency, "GBP"]));
  });

  it("are not the totals of a list, nor its header on the next page", async () => {
    const { drafts, rejections } = await read("totals.csv", [
      "KOD;AD;RENK;ADET",
      "A1;Kapak;mavi;3",
      "Ara Toplam:;Kapaklar;;3",
      "KOD;AD;RENK;",
      "A2;Kapak;mavi;4",
      "TOPLAM;TOPLAM;;7",
      "T-TOTAL;Total;;7",
    ]);
    expect(drafts.map(({ code }) => code)).toEqual(["A1", "A2", "T-TOTAL"]);
    expect(rejections.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "the row is a total"],
      [4, "the row repeats the header"],
      [6, "the row is a total"],
    ]);
  });

  it("may have Arabic digits in GTINs and times, and zeros for a missing GTIN", async () => {
    const { drafts, rejections } = await read("arabic.csv", [
      "CODE;NAME;EAN;LEAD TIME;BACK ON",
      "A1;Cap;٩٥٢١٢٣٤٠٠١٠٠٣;١٥ يوم;٣١.١٢.٢٠٩٩",
      "A2;Cap;0;;",
      "A3;Cap;0000000000000;;",
      "A4;Cap;0000000000000;;",
    ]);
    expect(rejections).toEqual([]);
    expect(drafts.map(({ gtin, leadTimeDays, backOn }) => [gtin, leadTimeDays, backOn])).toEqual([
      ["9521234001003", 15, "2099-12-31"],
      ...Array.from({ length: 3 }, () => [null, null, null]),
    ]);
  });

  it("D1: rules classify rows that no program can, and the first one counts", async () => {
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

  it("D1: unrecognised rows get the given category", async () => {
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
