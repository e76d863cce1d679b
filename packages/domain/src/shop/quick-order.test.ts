import { describe, expect, test } from "vitest";
import { locales } from "../locales/index.ts";
import { maxQuickOrderLines, parseQuickOrder, formatQuickOrder } from "./quick-order.ts";
import cases from "./quick-order.fixtures.json" with { type: "json" };

describe("a line of a quick order", () => {
  // Null where the quantity is ambiguous, as in `PET-500-28,Bottle,5,000`, or missing.
  test.each(cases.lines as [string, string, number | null][])("%j", (line, code, quantity) => {
    expect(parseQuickOrder(line).entries).toEqual([{ code, quantity }]);
  });
});

test.each(cases.cartons)("%j is in cartons", (line) => {
  const { entries } = parseQuickOrder(line);
  expect(entries).toEqual([{ code: "HK-0310", quantity: 400, unit: "carton" }]);
  for (const locale of locales)
    expect(parseQuickOrder(formatQuickOrder(entries, locale)).entries).toEqual(entries);
});

test("a code of several words may be counted in cartons", () => {
  expect(parseQuickOrder("PB 250 24 CB 2.106 KOLİ\nPB 250 24 CB 12 koli").entries).toEqual([
    { code: "PB 250 24 CB", quantity: 2106, unit: "carton" },
    { code: "PB 250 24 CB", quantity: 12, unit: "carton" },
  ]);
});

test("a file has a mark at its beginning, headings and empty lines", () => {
  const { entries, tooMany } = parseQuickOrder("\ufeffKod;Adet\r\nHK-0310;5000\r\n\r\nHK-0311;\r\n");
  expect(entries).toEqual([
    { code: "HK-0310", quantity: 5000 },
    { code: "HK-0311", quantity: null },
  ]);
  expect(tooMany).toBe(false);
  expect(parseQuickOrder("Ürün kodu;Ürün adı;Adet\nHK-0310;Şeffaf şişe;5000").entries).toEqual([
    { code: "HK-0310", quantity: 5000 },
  ]);
  expect(parseQuickOrder(formatQuickOrder(entries, "tr")).entries).toEqual(entries);
});

test("excess input is cut off and reported", () => {
  const lines = Array.from({ length: 5000 }, (_, place) => `A${place} 1`).join("\n");
  const { entries, tooMany } = parseQuickOrder(lines);
  expect([entries.length, tooMany]).toEqual([maxQuickOrderLines, true]);
  // Few rows of a wide table are read completely.
  const wide = Array.from({ length: 45 }, (_, place) => `A${place};1;${"x".repeat(2000)}`).join("\n");
  expect(parseQuickOrder(wide).entries.at(-1)).toEqual({ code: "A44", quantity: 1 });
  const [entry] = parseQuickOrder("1".repeat(100_000)).entries;
  expect(entry?.code.length).toBeLessThan(100);
});
