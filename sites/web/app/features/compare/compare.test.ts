import { expect, test } from "vitest";
import { comparePath, readCompareQuery } from "./compare-url.ts";
import { comparedIds, comparedSetter } from "./compare-cookie.ts";

const read = (search: string) => readCompareQuery(new URLSearchParams(search));

test("a URL names up to four products, each once, and only valid ids", () => {
  expect(read("products=3,1,3,x,-2,0").ids).toEqual([3, 1]);
  expect(read("products=1&products=2").ids).toEqual([1, 2]);
  expect(read("products=1,2,3,4,5")).toMatchObject({ ids: [1, 2, 3, 4], tooMany: true });
  expect(read("")).toEqual({ ids: [], tooMany: false, differencesOnly: false, keyword: "" });
});

test("a written comparison is read back", () => {
  const path = comparePath([7, 2], "en", { differencesOnly: true });
  expect(path).toBe("/en/compare?products=7,2&differences=1");
  expect(read(path.split("?")[1] ?? "")).toMatchObject({ ids: [7, 2], differencesOnly: true });
  expect(comparePath([], "tr")).toBe("/karsilastir?products=");
});

const pair = (ids: number[]) => comparedSetter(ids, true).split(";", 1)[0] ?? "";

test("the selection is read back in its order, up to the max", () => {
  expect(comparedIds(`a=1; ${pair([7, 2])}`)).toEqual([7, 2]);
  expect(comparedIds(pair([1, 2, 3, 4, 5]))).toEqual([1, 2, 3, 4]);
  expect(comparedIds("a=1")).toEqual([]);
});

test("invalid entries of the cookie are dropped", () => {
  expect(comparedIds("preforma_compare=3_x_3__-1_0_2")).toEqual([3, 2]);
});

test("an empty selection deletes the cookie", () => {
  expect(comparedSetter([], true)).toContain("Max-Age=0");
  expect(comparedSetter([1], false)).not.toMatch(/Max-Age|Secure/);
});
