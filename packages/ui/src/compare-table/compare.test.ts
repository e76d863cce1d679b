import { describe, expect, it } from "vitest";
import { differs } from "./compare.logic.ts";

describe("differs", () => {
  it.each<[values: (string | null)[], expected: boolean]>([
    [["500 ml", "500 ml"], false],
    [["500 ml", "1 L"], true],
    [["500 ml", "500 ml", "500 ml", "1 L"], true],
    [["500 ml", null], true],
    [[null, null], false],
    [["500 ml ", " 500 ml"], false],
    [["Ağız".normalize("NFD"), "Ağız"], false],
    [["ılık", "ilik"], true],
    [["500 ml"], false],
    [[], false],
  ])("%j: %s", (values, expected) => {
    expect(differs(values)).toBe(expected);
  });
});
