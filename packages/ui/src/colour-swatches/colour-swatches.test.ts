import { ralColour, ralColours } from "@preforma/domain/colour";
import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { nameFor, textOn } from "./colour-swatches.logic.ts";

describe("textOn", () => {
  it("picks the better of black and white, which always reaches AA", () => {
    expect(textOn("#ffffff")).toEqual({ text: "#000000", ratio: 21 });
    expect(textOn("#000000").text).toBe("#ffffff");
    for (const { hex } of ralColours) expect(textOn(hex).ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe("nameFor", () => {
  it.each(locales)("is the colour's name in the reader's language, in %s", (locale) => {
    const { names } = ralColour("5015")!;
    expect(nameFor(names, locale)).toEqual({ name: names[locale], locale });
  });

  it("falls back to English, then German, then any other language", () => {
    expect(nameFor({ de: "Himmelblau", en: "Sky blue" }, "ar")).toEqual({ name: "Sky blue", locale: "en" });
    expect(nameFor({ fr: "Bleu ciel", de: "Himmelblau" }, "ar")).toEqual({
      name: "Himmelblau",
      locale: "de",
    });
    expect(nameFor({ fr: "Bleu ciel" }, "ar")).toEqual({ name: "Bleu ciel", locale: "fr" });
    expect(nameFor({}, "ar")).toBeUndefined();
  });
});
