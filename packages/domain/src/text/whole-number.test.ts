import { describe, expect, it } from "vitest";
import { wholeNumberOf } from "./whole-number.ts";

describe("F3: a whole number as people write it", () => {
  it.each([
    ["10880", 10_880],
    ["10.880", 10_880],
    ["10,240", 10_240],
    ["10.240", 10_240],
    ["1.234.567", 1_234_567],
    ["1 500", 1500],
    ["1\u202f500", 1500],
    ["1\u00a0500", 1500],
    ["1’500", 1500],
    ["١٬٥٠٠", 1500],
    ["٥٠٠٠", 5000],
    [" 12 ", 12],
    ["0", 0],
  ])("%j is %s, whichever language writes it", (text, value) => {
    expect(wholeNumberOf(text)).toBe(value);
  });

  it.each([
    "",
    " ",
    "abc",
    "10.24",
    "1.5",
    "1,2,3",
    "0.125",
    "1.234,567",
    "-5",
    "1e3",
    "12 kg",
    "1".repeat(16),
  ])("%j is none", (text) => {
    expect(wholeNumberOf(text)).toBeNull();
  });

  it("reads a long text at once", () => {
    expect(wholeNumberOf("1.".repeat(500_000))).toBeNull();
    expect(wholeNumberOf(" ".repeat(500_000))).toBeNull();
  });
});
