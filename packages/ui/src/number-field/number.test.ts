import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import {
  decimalsOf,
  isAsFineAs,
  parseNumber,
  parseStepped,
  stepNumber,
  writeNumber,
} from "./number.logic.ts";

describe("parseNumber", () => {
  it.each([
    ["0,4", "tr", 0.4],
    ["0.4", "tr", 0.4],
    ["1.500", "tr", 1500],
    ["0.125", "tr", 0.125],
    ["-0.125", "de", -0.125],
    ["0,125", "en", 0.125],
    ["100.000", "tr", 100_000],
    ["1.500,25", "tr", 1500.25],
    ["1,500", "en", 1500],
    ["1,500.25", "en", 1500.25],
    ["0,4", "en", 0.4],
    ["1 500,5", "ru", 1500.5],
    ["1\u202f500", "fr", 1500],
    ["١٬٥٠٠", "ar", 1500],
    ["٠٫٤", "ar", 0.4],
    ["1.500", "de", 1500],
    ["\u22123", "de", -3],
    ["12.", "en", 12],
  ] as const)("reads %s in %s as %s", (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(["", "-", "abc", "1,2,3", "12 kg", "1.2.3", "--4"])("takes %j for no number", (text) => {
    for (const locale of locales) expect(parseNumber(text, locale)).toBeNull();
  });

  it("reads what it writes, in every language", () => {
    for (const locale of locales)
      for (const value of [0, 0.4, 12, 1500, 1_234_567.25, -8])
        expect(parseNumber(writeNumber(value, locale, 0.01), locale)).toBe(value);
  });
});

describe("F3: parseStepped", () => {
  it.each([
    ["10.240", "en", 1, 10_240],
    ["10,240", "tr", 1, 10_240],
    ["10.880", "tr", 1, 10_880],
    ["10.24", "en", 1, 10.24],
    ["10.240", "en", 0.001, 10.24],
    ["0.125", "tr", 1, 0.125],
    ["-5", "de", 1, -5],
  ] as const)("reads %s in %s with the step %s as %s", (text, locale, step, value) => {
    expect(parseStepped(text, locale, step)).toBe(value);
  });
});

describe("stepNumber", () => {
  it("stays on the grid and within the bounds, without the errors of binary fractions", () => {
    expect(stepNumber(0.4, 1, { min: 0.4, max: 6, step: 0.1 })).toBe(0.5);
    expect(stepNumber(0.7, 1, { min: 0.4, max: 6, step: 0.1 })).toBe(0.8);
    expect(stepNumber(6, 1, { min: 0.4, max: 6, step: 0.1 })).toBe(6);
    expect(stepNumber(0.4, -1, { min: 0.4, max: 6, step: 0.1 })).toBe(0.4);
  });

  it("goes from between two steps to the next one, and from nothing to the first", () => {
    expect(stepNumber(7, 1, { min: 0, step: 5 })).toBe(10);
    expect(stepNumber(7, -1, { min: 0, step: 5 })).toBe(5);
    expect(stepNumber(null, 1, { min: 3, step: 1 })).toBe(3);
    expect(stepNumber(null, -1, { min: 3, step: 1 })).toBe(3);
  });
});

describe("isAsFineAs", () => {
  it.each([
    [2.5, 1, false],
    [3, 1, true],
    [-0.5, 1, false],
    [12_500, 250, true],
    [0.45, 0.1, false],
    [0.4, 0.1, true],
    [1.005, 0.001, true],
    [1.0051, 0.001, false],
    [1_234_567.25, 0.01, true],
  ])("of %s with the step %s is %s", (value, step, fine) => {
    expect(isAsFineAs(value, step)).toBe(fine);
  });

  it("goes by the decimals that are written", () => {
    expect([1, 5, 0.1, 0.25].map(decimalsOf)).toEqual([0, 0, 1, 2]);
  });
});
