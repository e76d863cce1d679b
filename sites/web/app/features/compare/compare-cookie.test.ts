import { expect, test } from "vitest";
import { comparedIds, comparedSetter } from "./compare-cookie.ts";

const pair = (ids: number[]) => comparedSetter(ids, true).split(";", 1)[0] ?? "";

test("what was chosen is read back in its order, no more than can be compared", () => {
  expect(comparedIds(`a=1; ${pair([7, 2])}`)).toEqual([7, 2]);
  expect(comparedIds(pair([1, 2, 3, 4, 5]))).toEqual([1, 2, 3, 4]);
  expect(comparedIds("a=1")).toEqual([]);
});

test("what was written into the cookie by hand is left out", () => {
  expect(comparedIds("preforma_compare=3_x_3__-1_0_2")).toEqual([3, 2]);
});

test("nothing chosen is forgotten", () => {
  expect(comparedSetter([], true)).toContain("Max-Age=0");
  expect(comparedSetter([1], false)).not.toMatch(/Max-Age|Secure/);
});
