import { formattingTag, locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { measureTexts } from "./measure.logic.ts";

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
