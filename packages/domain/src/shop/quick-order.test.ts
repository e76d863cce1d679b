import { describe, expect, test } from "vitest";
import { locales } from "../locales/index.ts";
import { maxQuickOrderLines, readQuickOrder, writeQuickOrder } from "./quick-order.ts";

describe("a line of a quick order", () => {
  test.each<[string, string, number | null]>([
    ["HK-0310 5000", "HK-0310", 5000],
    ["HK-0310\t5.000", "HK-0310", 5000],
    ["HK-0310;5 000", "HK-0310", 5000],
    ["HK-0310; 5\u202f000 pcs", "HK-0310", 5000],
    ["HK-0310, 5,000", "HK-0310", 5000],
    ["HK-0310, 5,000 pcs", "HK-0310", 5000],
    ["HK-0310 5,000", "HK-0310", 5000],
    ["HK-0310,5000", "HK-0310", 5000],
    ["HK-0310 5.000 adet", "HK-0310", 5000],
    ["HK-0310 × 5000", "HK-0310", 5000],
    ["5000 HK-0310", "HK-0310", 5000],
    ["5,000 x HK-0310", "HK-0310", 5000],
    ["HK-0310 ٥٠٠٠", "HK-0310", 5000],
    ["HK-0310 ۵٬۰۰۰", "HK-0310", 5000],
    ['"HK-0310";"5000";"Şişe"', "HK-0310", 5000],
    ["HK-0310\tŞeffaf Mavi\t50.220", "HK-0310", 50220],
    ["HK-0310;Şişe, 250 ml;5000;12,50", "HK-0310", 5000],
    ["5000;HK-0310;3", "HK-0310", 5000],
    ["PET-500-28,Şişe 500 ml,400", "PET-500-28", 400],
    ["PET-500-28,Şişe, 500 ml,400,12.50", "PET-500-28", 400],
    ['PET-500-28,"Bottle, 500 ml","5,000"', "PET-500-28", 5000],
    ['PET-500-28;"Bottle; 28 mm";5000', "PET-500-28", 5000],
    ["5000,HK-0310,Şişe 500 ml", "HK-0310", 5000],
    ["8690000000012,Şişe,400", "8690000000012", 400],
    // More than one number may be the quantity.
    ["PET-500-28,Bottle,5,000", "PET-500-28", null],
    ["PET-500-28,Bottle,1,234.50", "PET-500-28", null],
    ["PET-500-28,Bottle 500 ml", "PET-500-28", null],
    ["PB 250 24 CB 2.106", "PB 250 24 CB", 2106],
    ["PB 250 24 CB 2.106 adet", "PB 250 24 CB", 2106],
    ["PB 250 24 CB", "PB 250 24 CB", null],
    ["PB 5000 adet", "PB", 5000],
    ["HK-0310", "HK-0310", null],
    ["HK-0310 many", "HK-0310", null],
    ["HK-0310 5.5", "HK-0310", null],
    ["HK-0310 0", "HK-0310", null],
    ["HK-0310 -5", "HK-0310", null],
  ])("%j", (line, code, quantity) => {
    expect(readQuickOrder(line).entries).toEqual([{ code, quantity }]);
  });
});

test.each([
  "HK-0310 400 koli",
  "HK-0310 400 KOLİ",
  "HK-0310;400 kutu",
  "HK-0310, 400 cartons",
  "HK-0310 x 400 boxes",
  "HK-0310\t400 Kartons",
  "HK-0310 400 ktn.",
  "HK-0310;Flacon 500 ml;400 cartons",
  "HK-0310 400 кор.",
  "HK-0310 400 коробок",
  "HK-0310 ٤٠٠ كرتونة",
  "HK-0310 400 كرتونًا",
  "HK-0310;400;koli",
  "HK-0310;koli;400",
  "HK-0310,Şişe 500 ml,400,koli",
  "400 koli HK-0310",
  "400 cartons x HK-0310",
])("%j is in cartons", (line) => {
  const { entries } = readQuickOrder(line);
  expect(entries).toEqual([{ code: "HK-0310", quantity: 400, unit: "carton" }]);
  for (const locale of locales)
    expect(readQuickOrder(writeQuickOrder(entries, locale)).entries).toEqual(entries);
});

test("a code of several words may be counted in cartons", () => {
  expect(readQuickOrder("PB 250 24 CB 2.106 KOLİ\nPB 250 24 CB 12 koli").entries).toEqual([
    { code: "PB 250 24 CB", quantity: 2106, unit: "carton" },
    { code: "PB 250 24 CB", quantity: 12, unit: "carton" },
  ]);
});

test("a file has a mark at its beginning, headings and empty lines", () => {
  const { entries, tooMany } = readQuickOrder("\ufeffKod;Adet\r\nHK-0310;5000\r\n\r\nHK-0311;\r\n");
  expect(entries).toEqual([
    { code: "HK-0310", quantity: 5000 },
    { code: "HK-0311", quantity: null },
  ]);
  expect(tooMany).toBe(false);
  expect(readQuickOrder("Ürün kodu;Ürün adı;Adet\nHK-0310;Şeffaf şişe;5000").entries).toEqual([
    { code: "HK-0310", quantity: 5000 },
  ]);
  expect(readQuickOrder(writeQuickOrder(entries, "tr")).entries).toEqual(entries);
});

test("what is too much is cut off and told", () => {
  const lines = Array.from({ length: 5000 }, (_, place) => `A${place} 1`).join("\n");
  const { entries, tooMany } = readQuickOrder(lines);
  expect([entries.length, tooMany]).toEqual([maxQuickOrderLines, true]);
  // Few rows of a wide table are read to their end.
  const wide = Array.from({ length: 45 }, (_, place) => `A${place};1;${"x".repeat(2000)}`).join("\n");
  expect(readQuickOrder(wide).entries.at(-1)).toEqual({ code: "A44", quantity: 1 });
  const [entry] = readQuickOrder("1".repeat(100_000)).entries;
  expect(entry?.code.length).toBeLessThan(100);
});
