import { expect, it } from "vitest";
import { coloursNamed, ralColours } from "./index.ts";

const codes = (query: string) => coloursNamed(query, ralColours).map(({ code }) => code);

it.each([
  ["5015", ["5015"]],
  ["RAL 5015", ["5015"]],
  ["ral5015", ["5015"]],
  ["RAL-5015", ["5015"]],
  ["himmelblau", ["5015"]],
  ["gök mavisi", ["5015"]],
  ["GÖK MAVİSİ", ["5015"]],
  ["небесно-синий", ["5015"]],
  ["أزرق سماوي", ["5015"]],
  ["vert emeraude", ["6001"]],
  ["CREMEWEISS", ["9001"]],
])("%s finds its colour in the language that it is called by", (query, found) =>
  expect(codes(query)).toEqual(found),
);

it("narrows with each word, and shows all for none", () => {
  expect(codes("")).toHaveLength(ralColours.length);
  expect(codes("RAL")).toHaveLength(ralColours.length);
  expect(codes("50").every((code) => code.startsWith("50"))).toBe(true);
  expect(codes("qqqq")).toEqual([]);
});

it("looks through the names that are given, be they few", () => {
  const chart = [
    { code: "5015", names: { tr: "Gök mavisi" } },
    { code: "5002", names: { tr: "Ultramarin mavi", ar: "أزرق لازوردي" } },
  ];
  expect(coloursNamed("mavi", chart)).toEqual(chart);
  expect(coloursNamed("أزرق", chart)).toEqual([chart[1]]);
  expect(coloursNamed("blau", chart)).toEqual([]);
});
