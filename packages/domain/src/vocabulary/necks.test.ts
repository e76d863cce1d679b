import { describe, expect, it } from "vitest";
import { fits, findNeck, neckByCode, neckFinishes } from "./necks.ts";
import { neckTitle } from "./neck-title.ts";

const neck = (code: string) => {
  const found = neckByCode(code);
  if (!found) throw new Error(`No neck ${code}`);
  return found;
};

describe("necks", () => {
  it("have unique codes and spellings", () => {
    const spellings = neckFinishes.flatMap((entry) => [entry.code, ...entry.aliases]);
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it.each([
    ["28-410", "28/410"],
    ["28 / 410", "28/410"],
    ["pco1881", "PCO 1881"],
    ["PCO-1810", "PCO 1810"],
    ["DIN45", "DIN 45"],
    ["38mm 3-start", "38 mm 3-start"],
    ["FEA 15", "15 mm crimp"],
    ["s56x4", "S56×4"],
    ["ø 226 mm", "Ø 226 mm"],
  ])("reads %s as %s", (text, code) => {
    expect(neckByCode(text)?.code).toBe(code);
  });

  it("does not invent a neck", () => {
    expect(neckByCode("29/410")).toBeUndefined();
    expect(neckByCode("")).toBeUndefined();
  });

  it.each([
    ["PLASTIC CAP PB0618 50 ML BABY OIL20/410", "20/410"],
    ["PLASTIC SPRAYER WITH DUST CAP 15/410", "15/410"],
    ["Flip top 24 mm/410 white", "24/410"],
    ["PET preform PCO1881 28g", "PCO 1881"],
    ["Kapak DIN 61 beyaz", "DIN 61"],
    ["28-410 trigger", "28/410"],
    ["water bottle 29/21 1.5 L", "29/21"],
  ])("finds the neck in %s", (text, code) => {
    const found = findNeck(text);
    expect(found?.neck.code).toBe(code);
    expect(neckByCode(text.slice(found!.start, found!.end).replace(" mm", ""))?.code).toBe(code);
  });

  it.each(["PLASTIC CAP 1838 CELLOWARE", "SS CAP 105MM", "128/410"])("finds none in %s", (text) => {
    expect(findNeck(text)).toBeNull();
  });

  it("names a neck per language and keeps an unknown code", () => {
    expect(neckTitle(neck("20 mm crimp"), "ar")).toBe("20 مم كبس");
    expect(neckTitle({ code: "X 9" }, "ru")).toBe("X 9");
  });

  it("V11: translates what is no code", () => {
    const titles = (code: string) =>
      (["tr", "ru", "ar"] as const).map((locale) => neckTitle({ code }, locale));
    expect(titles("82 mm 3-start")).toEqual(["82 mm 3 girişli", "82 мм (3 захода)", "82 مم ثلاثي البدايات"]);
    expect(titles("55 mm 5 gal")).toEqual(["55 mm (5 galon)", "55 мм (5 галлонов)", "55 مم (5 غالون)"]);
    // A bare diameter, as in stock lists.
    expect(titles("15 mm")).toEqual(["15 mm", "15 мм", "15 مم"]);
    expect(titles("Ø 226 mm")).toEqual(["Ø 226 mm", "Ø 226 мм", "Ø 226 مم"]);
    // Beside a material, "PP 28" would read as polypropylene.
    expect(titles("PP 28")).toEqual(["PP28 (ROPP)", "PP28 (ROPP)", "PP28 (ROPP)"]);
    expect(titles("28/410")).toEqual(["28/410", "28/410", "28/410"]);
  });

  it("V11: every neck is written without a Latin word in Russian and Arabic, but for its code", () => {
    const code = /^(?:PCO|PP|ROPP|DIN|G|S|[\d/×.″ ()Ø-])+$/u;
    for (const { titles } of neckFinishes) {
      for (const locale of ["ru", "ar"] as const) {
        const latin = titles[locale].match(/[A-Za-z]+/g) ?? [];
        expect(
          latin.every((word) => code.test(word)),
          titles[locale],
        ).toBe(true);
      }
    }
  });
});

describe("fits", () => {
  it.each([
    ["28/410", "28/410", true],
    ["28-410", "28/410", true],
    ["28/400", "28/410", false],
    ["28/410", "28/415", false],
    ["24/410", "28/410", false],
    ["PCO 1881", "PCO 1881", true],
    ["PCO 1881", "PCO 1810", false],
    ["PCO 1881", "28/410", false],
    ["Ø 226 mm", "Ø 226 mm", true],
    ["Ø 226 mm", "Ø 240 mm", false],
    ["20 mm crimp", "20/410", false],
  ])("closure %s on container %s: %s", (closure, container, expected) => {
    expect(fits(neck(closure), neck(container))).toBe(expected);
  });

  it("compares necks outside the table by their code", () => {
    const odd = { code: "Bayonet 50", diameter_mm: 50, finish: "bayonet" };
    expect(fits(odd, { ...odd, code: "bayonet 50" })).toBe(true);
    expect(fits(odd, { ...odd, finish: null, code: "bayonet 51" })).toBe(false);
  });
});
