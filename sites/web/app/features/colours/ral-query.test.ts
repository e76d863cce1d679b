import { expect, test } from "vitest";
import { findRal, ralSearch, readRalQuery } from "./ral-query.ts";

const read = (search: string) => readRalQuery(new URLSearchParams(search));

test("a URL is read as it was written", () => {
  expect(read("q=+mavi+&colour=5015")).toEqual({ q: "mavi", code: "5015" });
  expect(read("colour=1234")).toEqual({ q: "", code: null });
  expect(ralSearch({ q: "#1d6fae", code: "5015" })).toBe("?q=%231d6fae&colour=5015");
  expect(ralSearch({ q: "", code: null })).toBe("");
});

test("values find the nearest colours, with their distances; words find colours by name", () => {
  const near = findRal("rgb(0, 124, 176)");
  expect(near.hex).toBe("#007cb0");
  expect(near.colours).toHaveLength(12);
  expect(near.colours[0]).toMatchObject({ colour: { code: "5015" }, difference: 0 });
  expect(findRal("gök mavisi")).toMatchObject({ hex: null, colours: [{ colour: { code: "5015" } }] });
});
