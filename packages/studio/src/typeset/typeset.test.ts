import { expect, test } from "vitest";
import { typesetDocument } from "./typeset.ts";

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

const statement = {
  lang: "en",
  dir: "ltr",
  kind: "Statement",
  title: "Statement",
  keywords: [],
  heading: "Bottle",
  code: "B-1",
  chips: ["500 ml"],
  company: { name: "Preforma", address: null, contacts: ["+90"] },
  made: "Updated",
  example: null,
  scan: { url: "http://shop.test/1", gtin: null, title: "Page", shown: "shop.test/1", alt: "Code" },
  basis: "Regulation",
  note: "Note",
  points: [{ title: "Point", text: [], columns: [], rows: [["Name", "Value"]], missing: null }],
};
const set = async (over: object): Promise<string> => {
  const files = { "code.svg": new TextEncoder().encode(square) };
  const pdf = await typesetDocument({
    template: "statement",
    data: { ...statement, ...over },
    files,
    madeAt: 1,
  });
  return Buffer.from(pdf).toString("latin1");
};

test("the same facts make the same bytes", async () => {
  expect(await set({})).toBe(await set({}));
});

test("a record's values are text, whatever their syntax, and a character that no font has is left out", async () => {
  for (const heading of ['#let x = 1 $ * _ @key [a] \\ " <b>', "Žluťoučký α 中文"])
    expect((await set({ heading, code: "A#1*_$" })).slice(0, 5)).toBe("%PDF-");
  expect(await set({})).toContain("pdfuaid:part");
});

test("data that a template cannot use throw a specific error", async () => {
  await expect(set({ points: null })).rejects.toThrow(/could not be set/);
});
