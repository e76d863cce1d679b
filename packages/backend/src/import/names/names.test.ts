import type { Locale } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { countFrom, cutLength, moneyFrom, numberFrom, readName } from "./index.ts";
import cases from "./names.cases.json" with { type: "json" };

/** The result for a name without any attributes. Closure types follow only from the article. */
const nothing = {
  article: null,
  neck: null,
  outsideDiameterMm: null,
  volumeMl: null,
  weightG: null,
  material: null,
  colourKey: null,
  secondColourKey: null,
  modelNumber: null,
};

function said(name: string, language: Locale, cutAt: number | null) {
  const {
    neck,
    closureType: _,
    certainty: _c,
    isGlass: _g,
    model,
    ...rest
  } = readName(name, language, cutAt);
  return { ...rest, ...(rest.modelNumber ? { model } : {}), neck: neck?.code ?? null };
}

describe("names of a list that truncates them at 40 characters", () => {
  it.each(cases.cutAt40)("$name", ({ name, expected }) => {
    const modelNumber = expected.model?.split(" ", 1)[0] ?? null;
    expect(said(name, "en", 40)).toEqual({ ...nothing, ...expected, modelNumber });
  });
});

describe("names of spray pumps, in pairs of colours", () => {
  it.each(cases.sprayPumps)("$name", ({ name, expected }) => {
    expect(said(name, "en", null)).toEqual({ ...nothing, article: "mist_sprayer", ...expected });
  });
});

describe("names in other languages and of containers", () => {
  it.each(cases.languages)("$name ($language)", ({ name, language, expected }) => {
    expect(said(name, language as Locale, null)).toEqual({ ...nothing, ...expected });
  });
});

describe("cutLength", () => {
  it("detects where a list truncates its names", () => {
    const cut = Array.from({ length: 20 }, (_, index) => "X".repeat(index % 2 === 0 ? 40 : 20 + index));
    expect(cutLength(cut)).toBe(40);
    expect(cutLength(["A name of its own length", "Another one", "And a third that is longer"])).toBeNull();
    expect(cutLength([])).toBeNull();
  });
});

describe("numberFrom", () => {
  it.each<[string, number | null]>([
    ["1250", 1250],
    ["1.250", 1250],
    ["1,250", 1250],
    ["1.250,50", 1250.5],
    ["1,250.50", 1250.5],
    ["1 250,5", 1250.5],
    ["12,5", 12.5],
    ["0.125", 0.125],
    ["0,125", 0.125],
    ["1.250.000", 1250000],
    ["-3", -3],
    ["", null],
    ["abc", null],
    ["12 pcs", null],
    [".", null],
    ["1'250", 1250],
    ["1,25,00,000.50", 12_500_000.5],
    [".125", 0.125],
    // A version, dates and typing errors are not amounts.
    ["1.2.3", null],
    ["31.12.2026", null],
    ["1.250.50", null],
    ["1.2,3", null],
    ["1,250.500.00", null],
  ])("reads %j as %j", (text, value) => {
    expect(numberFrom(text)).toBe(value);
  });
});

describe("numbers with words", () => {
  it.each([
    ["3,50 TL", { value: 3.5, currency: "TRY" }],
    ["€ 12.00", { value: 12, currency: "EUR" }],
    ["$1,250.50", { value: 1250.5, currency: "USD" }],
    ["12,5", { value: 12.5, currency: null }],
    ["٣٫٥ ₺", { value: 3.5, currency: "TRY" }],
    ["9,90 pln", { value: 9.9, currency: "PLN" }],
    ["9,90 pcs", null],
    ["on request", null],
    ["3,50 4,50", null],
  ])("D4: reads the price %j", (text, money) => {
    expect(moneyFrom(text)).toEqual(money);
  });

  it.each([
    ["12 pcs", 12],
    ["1.200 adet", 1200],
    ["500 шт.", 500],
    ["12 boxes", null],
  ])("reads the count %j", (text, count) => {
    expect(countFrom(text)).toBe(count);
  });
});

describe("names that are easily read wrongly", () => {
  it.each(cases.easilyMisread)("D2: $name", ({ name, expected }) => {
    expect(said(name, "en", null)).toEqual({ ...nothing, ...expected });
  });
});
