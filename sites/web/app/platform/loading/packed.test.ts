import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test.each([
  ["plain texts", { title: "Şişe", count: 3, none: null }],
  ["quotes of both kinds", { title: `l’eau d'été "pure"`, '"key"': "'" }],
  ["apostrophes alone", "d'eau"],
  ["control characters", { title: '\u0001 \u0000 \n \\ \\"' }],
  ["nothing", []],
])("%s come out as they went in", (_what, data) => {
  const packed = pack(data);
  // A text that differs, so that it is parsed and not remembered.
  expect(unpack(`${packed} `)).toEqual(data);
  expect(unpack(packed)).toEqual(data);
});

test("what every page reads stays the same object, however many pages come between", () => {
  const root = pack({ title: "root" });
  const data = unpack(root);
  for (let page = 0; page < 300; page += 1) {
    pack({ page });
    expect(unpack(root)).toBe(data);
  }
});
