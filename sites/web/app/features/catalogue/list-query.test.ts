import { describe, expect, test } from "vitest";
import { filterOf, isNarrowed, listSearch, readListQuery } from "./list-query.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));

const everything = {
  material: [],
  neck: [],
  colour: [],
  featured: false,
  sort: "relevance",
  page: 1,
  limit: 20,
};

describe("readListQuery", () => {
  test("S16: ignores unknown values, and more values than any filter has", () => {
    expect(read(`material=${"a".repeat(6000)}&material=PET`).material).toEqual(["PET"]);
    expect(read(`neck=${Array.from({ length: 2000 }, (_, index) => index).join(",")}`).neck.length).toBe(50);
    expect(read("category=9007199254740991").category).toBeUndefined();
  });

  test("shows everything without parameters", () => {
    expect(read("")).toEqual(everything);
  });

  test("parses lists as written by links and by plain forms", () => {
    expect(read("material=PP,PET").material).toEqual(["PET", "PP"]);
    expect(read("material=PP&material=PET&material=PP").material).toEqual(["PET", "PP"]);
  });

  test.each([
    ["page=0", { page: 1 }],
    ["page=abc", { page: 1 }],
    ["page=1e9", { page: 1 }],
    ["limit=1000", { limit: 20 }],
    ["sort=drop%20table", { sort: "relevance" }],
    ["volume_min=-5", { volumeMin: undefined }],
    ["volume_min=0,5", { volumeMin: 0.5 }],
    ["category=x", { category: undefined }],
    ["food=true&food=false", { food: undefined }],
    ["food=false", { food: false }],
    [`keyword=${"a".repeat(500)}`, { keyword: "a".repeat(200) }],
    ["keyword=%20%20", { keyword: undefined }],
  ])("reads %s as %o", (search, expected) => {
    expect(read(search)).toEqual({ ...everything, ...expected });
  });
});

describe("listSearch", () => {
  test.each([
    "",
    "?keyword=%C5%9Fi%C5%9Fe&page=3",
    "?category=7&material=PET,PP&neck=28/410&colour=white&food=true&volume_min=100&volume_max=500&sort=price_asc&page=2",
    "?is_featured=true&limit=40",
  ])("returns the search it was read from: %s", (search) => {
    expect(listSearch(read(search))).toBe(search);
  });

  test("gives equal lists the same URL", () => {
    expect(listSearch(read("neck=28/410&neck=24/410&page=1&sort=relevance"))).toBe(
      listSearch(read("neck=24/410,28/410")),
    );
  });
});

describe("filterOf", () => {
  test("filters by the page's category unless a narrower one is selected", () => {
    expect(filterOf(read(""), 4).category).toBe(4);
    expect(filterOf(read("category=9"), 4).category).toBe(9);
  });

  test("leaves out missing parameters", () => {
    expect(filterOf(read(""))).toEqual({ sort: "relevance", page: 1, limit: 20 });
  });
});

test("page, order and keyword do not count as filters; facets do", () => {
  expect(isNarrowed(read("page=2&sort=newest&keyword=a"))).toBe(false);
  for (const search of ["material=PET", "food=false", "volume_max=5", "category=1"])
    expect(isNarrowed(read(search))).toBe(true);
});
