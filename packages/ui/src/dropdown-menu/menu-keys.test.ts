import { describe, expect, test } from "vitest";
import { placeForKey } from "./menu-keys.logic.ts";

const labels = ["Düzenle", "İndir", "Ilık kopya", "Sil"];

describe("keys in a menu", () => {
  test.each([
    ["ArrowDown", 3, 0],
    ["ArrowDown", -1, 0],
    ["ArrowUp", 0, 3],
    ["ArrowUp", -1, 3],
    ["Home", 2, 0],
    ["End", 0, 3],
    ["i", 0, 1],
    ["ı", 0, 2],
    ["I", 0, 2],
    ["s", 3, 3],
    ["x", 0, undefined],
    ["Tab", 0, undefined],
    [" ", 0, undefined],
  ])("%s from %i leads to %s", (key, place, expected) => {
    expect(placeForKey(key, place, labels, "tr")).toBe(expected);
  });

  test("lead nowhere in an empty menu", () => {
    expect(placeForKey("ArrowDown", -1, [], "tr")).toBeUndefined();
  });
});
