import { locales, formattingTag } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import {
  decimalsOf,
  isAsFineAs,
  parseNumber,
  parseStepped,
  writeNumber,
  measureTexts,
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
    ["٤،٥", "ar", 4.5],
    ["۱۲٫۵", "ar", 12.5],
    ["١٬٢٣٤٬٥٦٧", "tr", 1_234_567],
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

const nothing = /[\s\u200e\u200f]/g;

describe("measureTexts", () => {
  it.each([
    ["en", "€", true, "12.50"],
    ["de", "€", false, "12,50"],
    ["tr", "€", true, "12,50"],
    ["fr", "€", false, "12,50"],
    ["ru", "€", false, "12,50"],
    ["ar", "€", false, "12.50"],
  ] as const)(
    "puts the sign of a currency in %s where it belongs, and writes its decimals",
    (locale, text, isBefore, written) => {
      const euros = measureTexts({ step: 1, currency: "EUR" }, locale);
      expect([euros.signFor(1), euros.write(12.5)]).toEqual([{ text, isBefore }, written]);
    },
  );

  it("takes amounts as fine as the currency's coins", () => {
    const [euros, yen] = ["EUR", "JPY"].map((currency) => measureTexts({ step: 1, currency }, "en"));
    expect([euros?.isFine(12.25), euros?.isFine(12.255), yen?.isFine(12.5)]).toEqual([true, false, false]);
  });

  it("reads a number that was pasted with its own sign, and no other", () => {
    for (const locale of locales) {
      const euros = measureTexts({ step: 1, currency: "EUR" }, locale);
      const millimetres = measureTexts({ step: 0.1, unit: "millimeter" }, locale);
      const format = (options: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(formattingTag(locale), options).format(1234.5);
      expect(euros.read(format({ style: "currency", currency: "EUR" }))).toBe(1234.5);
      expect(millimetres.read(format({ style: "unit", unit: "millimeter", unitDisplay: "short" }))).toBe(
        1234.5,
      );
      expect(euros.read("12 USD")).toBeNull();
      expect(millimetres.read("12 kg")).toBeNull();
      expect(measureTexts({ step: 1, unit: "x" }, locale).read("1x2")).toBeNull();
    }
  });

  it("says the unit in words of the right number", () => {
    const say = (value: number, locale: "en" | "ru" | "tr") =>
      measureTexts({ step: 0.1, unit: "millimeter" }, locale).say(value).replaceAll(nothing, " ");
    expect([say(1, "en"), say(0.8, "en"), say(5, "ru"), say(2, "ru"), say(2, "tr")]).toEqual([
      "1 millimetre",
      "0.8 millimetres",
      "5 миллиметров",
      "2 миллиметра",
      "2 milimetre",
    ]);
    expect(measureTexts({ step: 1, unit: "pcs" }, "en").say(1200)).toBe("1,200 pcs");
    expect(measureTexts({ step: 1 }, "de").say(1200)).toBe("1.200");
  });
});
