import { describe, expect, it } from "vitest";
import { closureTypes, materials } from "../catalogue/schema.ts";
import { locales, type Locale } from "../locales/index.ts";
import { articles, containerTypes } from "./articles.ts";
import { colours } from "./colours.ts";
import { agree } from "./grammar.ts";
import { materialVocabulary } from "./materials.ts";
import { neckFinishes } from "./necks.ts";
import { shapeTitle, shapeWords, type ShapeKey } from "./shapes.ts";
import { formatLength, formatNumber, formatVolume, formatWeight, unitSymbols } from "./units.ts";

/** What a word of the language must and must not hold. International words may stay Latin in Arabic and Russian only as abbreviations. */
const script: Record<Locale, RegExp> = {
  tr: /^[\p{Script=Latin} -]+$/u,
  en: /^[a-z -]+$/i,
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  fr: /^[a-zàâçéèêëîïôûùœ -]+$/i,
  ar: /^[\p{Script=Arabic}\p{Mn} ]+$/u,
  de: /^[a-zäöüßé -]+$/i,
};

const unique = (values: readonly string[]): void =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);

describe.each(locales)("vocabulary in %s", (locale) => {
  it("names every colour in its own script, once", () => {
    for (const colour of colours) expect(colour.titles[locale], colour.key).toMatch(script[locale]);
    unique(colours.map((colour) => colour.titles[locale].toLocaleLowerCase(locale)));
  });

  it("has every agreeing form of every colour", () => {
    if (locale === "tr" || locale === "en")
      return expect(colours.every((colour) => colour.adjective[locale] !== "")).toBe(true);
    for (const colour of colours)
      for (const form of Object.values(colour.adjective[locale]))
        expect(form, colour.key).toMatch(script[locale]);
  });

  it("names every article in its own script, singular and plural", () => {
    for (const article of articles) {
      expect(article.one[locale], article.key).toMatch(script[locale]);
      expect(article.many[locale], article.key).toMatch(script[locale]);
    }
    unique(articles.filter((article) => article.kind === "closure").map((article) => article.one[locale]));
  });

  it("has a word for every form", () => {
    const titles = (Object.keys(shapeWords) as ShapeKey[]).map((key) => shapeTitle(key, locale));
    for (const title of titles) expect(title).toMatch(script[locale]);
    unique(titles);
  });

  it("names every material", () => {
    for (const material of materialVocabulary) {
      expect(material.short[locale], material.key).not.toBe("");
      expect(material.names[locale], material.key).not.toBe("");
    }
    unique(materialVocabulary.map((material) => material.short[locale]));
  });

  it("names every neck and unit", () => {
    for (const neck of neckFinishes) expect(neck.titles[locale], neck.code).not.toBe("");
    unique(neckFinishes.map((neck) => neck.titles[locale]));
    unique(Object.values(unitSymbols).map((symbol) => symbol[locale]));
  });
});

describe("vocabulary", () => {
  it("covers every material, closure and container of the catalogue", () => {
    expect(materialVocabulary.map((material) => material.key).toSorted()).toEqual([...materials].toSorted());
    expect(articles.map((article) => article.key).toSorted()).toEqual(
      [...containerTypes, ...closureTypes].toSorted(),
    );
  });

  it("has at least 24 colours with unique keys and values", () => {
    expect(colours.length).toBeGreaterThanOrEqual(24);
    unique(colours.map((colour) => colour.key));
    unique(colours.map((colour) => colour.hex));
    for (const colour of colours) {
      expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(colour.ral ?? "0000").toMatch(/^\d{4}$/);
      if (colour.transparent || colour.metallic) expect(colour.ral, colour.key).toBeNull();
    }
  });

  it("gives no colour alias to two colours", () => {
    unique(colours.flatMap((colour) => colour.aliases));
  });

  it("brings adjectives into agreement", () => {
    const colour = (key: string) => colours.find((entry) => entry.key === key)!.adjective;
    expect(agree(colour("white").ru, "n")).toBe("белое");
    expect(agree(colour("blue").ru, "f", "many")).toBe("синие");
    expect(agree(colour("light-blue").ru, "m")).toBe("голубой");
    expect(agree(colour("white").fr, "f", "many")).toBe("blanches");
    expect(agree(colour("grey").fr, "m", "many")).toBe("gris");
    expect(agree(colour("orange").fr, "f", "many")).toBe("orange");
    expect(agree(colour("black").ar, "f")).toBe("سوداء");
    expect(agree(colour("red").ar, "m", "many")).toBe("حمراء");
    expect(agree(colour("white").de, "n")).toBe("weißes");
  });

  it("writes measures the way each language does", () => {
    expect(locales.map((locale) => formatVolume(1500, locale))).toEqual([
      "1,5 L",
      "1.5 L",
      "1,5 л",
      "1,5 L",
      "1.5 لتر",
      "1,5 l",
    ]);
    expect(locales.map((locale) => formatVolume(50, locale))).toEqual([
      "50 ml",
      "50 ml",
      "50 мл",
      "50 ml",
      "50 مل",
      "50 ml",
    ]);
    expect(locales.map((locale) => formatWeight(28.5, locale))).toEqual([
      "28,5 g",
      "28.5 g",
      "28,5 г",
      "28,5 g",
      "28.5 غ",
      "28,5 g",
    ]);
    expect(formatWeight(1250, "de")).toBe("1,25 kg");
    expect(formatLength([190, 140.25, 50], "ru")).toBe("190 × 140,3 × 50 мм");
    expect(formatNumber(12_500, "tr")).toBe("12.500");
  });
});
