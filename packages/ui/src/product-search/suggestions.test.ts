import { describe, expect, it } from "vitest";
import { type SearchResults, keyOf, suggestionsOf } from "./suggestions.logic.ts";

const href = (text: string) => `/urun?keyword=${text}`;
const found: SearchResults = {
  products: [{ id: 1, href: "/urun/1", title: "Şişe", code: "A-1" }],
  total: 31,
};
const nothing: SearchResults = {
  products: [],
  total: 0,
  suggestion: { keyword: "şişe", categories: [{ href: "/k/1", title: "Şişeler" }] },
};
const kinds = (...parameters: Parameters<typeof suggestionsOf>) =>
  suggestionsOf(...parameters).map(({ kind }) => kind);

describe("keyOf", () => {
  const keys = (...ids: (number | string)[]) =>
    suggestionsOf(
      "found",
      { products: ids.map((id) => ({ id, href: `/urun/${id}`, title: "Şişe", code: "A" })), total: 31 },
      [],
      "sise",
      href,
    ).map(keyOf);

  it("is the same for a product in any position, and differs for another one in its place", () => {
    const [first, second] = keys("28/410 A", 2);
    expect(keys(2, "28/410 A")).toEqual([second, first, "all"]);
    expect(keys(3, 2)[0]).not.toBe(first);
  });

  it("is unique in a list, and valid in an id", () => {
    const all = [
      ...suggestionsOf("idle", undefined, ["500 ml", "1"], "", href),
      ...suggestionsOf("found", found, [], "sise", href),
      ...suggestionsOf("none", nothing, [], "sisse", href),
    ].map(keyOf);
    expect(new Set(all).size).toBe(all.length);
    for (const key of all) expect(key).not.toMatch(/\s/);
  });
});

describe("suggestionsOf", () => {
  it("shows only the recent searches for an empty text", () => {
    expect(suggestionsOf("idle", undefined, ["pet"], "", href)).toEqual([
      { kind: "recent", text: "pet", href: "/urun?keyword=pet" },
    ]);
    expect(kinds("found", found, ["pet"], "sise", href)).toEqual(["product", "all"]);
  });

  it("ends the products with a link to the whole list", () => {
    expect(suggestionsOf("found", found, [], "sise", href).at(-1)).toEqual({
      kind: "all",
      total: 31,
      href: "/urun?keyword=sise",
    });
  });

  it("shows fifteen products at most, however many the search returns", () => {
    const products = Array.from({ length: 20 }, (_, id) => ({
      id,
      href: `/urun/${id}`,
      title: "Şişe",
      code: "A",
    }));
    const shown = kinds("found", { products, total: 20 }, [], "sise", href);
    expect(shown).toEqual([...Array.from({ length: 15 }, () => "product"), "all"]);
  });

  it("keeps the previous results during a newer search, but not the alternatives", () => {
    expect(kinds("loading", found, [], "sisel", href)).toEqual(["product", "all"]);
    expect(kinds("loading", nothing, [], "sisel", href)).toEqual([]);
    expect(kinds("loading", undefined, [], "s", href)).toEqual([]);
  });

  it("offers alternatives if nothing was found", () => {
    expect(kinds("none", nothing, [], "sisse", href)).toEqual(["spelling", "category"]);
    expect(kinds("none", { products: [], total: 0 }, [], "x", href)).toEqual([]);
  });

  it("is empty after a failure", () => {
    expect(kinds("failed", undefined, ["pet"], "sise", href)).toEqual([]);
  });
});
