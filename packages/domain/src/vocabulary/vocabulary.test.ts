import { describe, expect, it } from "vitest";
import { existsSync, readFileSync } from "node:fs";
import { closureTypes, materials } from "../catalogue/schema.ts";
import { type Locale, locales } from "../locales/index.ts";
import { articles, containerTypes, partTypes } from "./articles.ts";
import { colours } from "./colours.ts";
import { agree } from "./grammar.ts";
import { materialVocabulary } from "./materials.ts";
import { neckFinishes } from "./necks.ts";
import { shapeWords } from "./shapes.ts";
import { formatLength, formatNumber, formatVolume, formatWeight, unitSymbols } from "./units.ts";

/**
 * The characters that a word of the language must and must not contain. International words may stay Latin in Arabic
 * and Russian only as abbreviations.
 */
const script: Record<Locale, RegExp> = {
  tr: /^[\p{Script=Latin} -]+$/u,
  en: /^[a-z -]+$/i,
  ru: /^[\p{Script=Cyrillic} -]+$/u,
  fr: /^[a-zàâçéèêëîïôûùœ -]+$/i,
  ar: /^[\p{Script=Arabic}\p{Mn} ]+$/u,
  de: /^[a-zäöüßé -]+$/i,
};

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const notMatching = (values: readonly string[], pattern: RegExp): string[] =>
  values.filter((value) => !pattern.test(value));

describe.each(locales)("vocabulary in %s", (locale) => {
  it("names every colour in its own script, once", () => {
    const titles = colours.map((colour) => colour.titles[locale]);
    expect(notMatching(titles, script[locale])).toEqual([]);
    expect(repeated(titles.map((title) => title.toLocaleLowerCase(locale)))).toEqual([]);
  });

  it("has every form of every colour", () => {
    const forms = colours.flatMap(({ adjective }) => {
      const words = adjective[locale];
      return typeof words === "string"
        ? [words]
        : [words.m, words.f, words.n, words.plural, words.pluralFeminine, words.plain];
    });
    expect(forms.length).toBeGreaterThanOrEqual(colours.length);
    expect(notMatching(forms, script[locale])).toEqual([]);
  });

  it("names every article in its own script, singular and plural", () => {
    expect(
      notMatching(
        articles.flatMap((article) => [article.one[locale], article.many[locale]]),
        script[locale],
      ),
    ).toEqual([]);
    const closures = articles.filter((article) => article.kind === "closure");
    expect(repeated(closures.map((article) => article.one[locale]))).toEqual([]);
  });

  it("has a word for every form of a body", () => {
    const titles = Object.values(shapeWords).map(({ [locale]: word }) => {
      if (typeof word === "string") return word;
      return "tail" in word ? word.tail : word.plain;
    });
    expect(notMatching(titles, script[locale])).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  it("names every material, neck and unit", () => {
    const names = [
      materialVocabulary.map((material) => material.short[locale]),
      materialVocabulary.map((material) => material.names[locale]),
      neckFinishes.map((neck) => neck.titles[locale]),
      Object.values(unitSymbols).map((symbol) => symbol[locale]),
    ];
    expect(names.flat().filter((name) => name.trim() === "")).toEqual([]);
    expect(names.flatMap(repeated)).toEqual([]);
  });
});

describe("vocabulary", () => {
  it("covers every material, closure and container of the catalogue", () => {
    expect(materialVocabulary.map((material) => material.key).toSorted()).toEqual([...materials].toSorted());
    expect(articles.map((article) => article.key).toSorted()).toEqual(
      [...containerTypes, ...closureTypes, ...partTypes].toSorted(),
    );
  });

  it("gives every noun a gender that its language has, and every melt a range", () => {
    for (const { genders } of articles)
      expect(genders).toEqual({
        ru: expect.stringMatching(/^[mfn]$/),
        fr: expect.stringMatching(/^[mf]$/),
        ar: expect.stringMatching(/^[mf]$/),
        de: expect.stringMatching(/^[mfn]$/),
      });
    for (const { meltC } of materialVocabulary)
      if (meltC) expect(meltC).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it("has at least 24 colours with keys and values of their own", () => {
    expect(colours.length).toBeGreaterThanOrEqual(24);
    expect(repeated(colours.map((colour) => colour.key))).toEqual([]);
    expect(repeated(colours.map((colour) => colour.hex))).toEqual([]);
    expect(
      notMatching(
        colours.map((colour) => colour.hex),
        /^#[0-9a-f]{6}$/,
      ),
    ).toEqual([]);
    expect(
      notMatching(
        colours.map((colour) => colour.ral ?? "0000"),
        /^\d{4}$/,
      ),
    ).toEqual([]);
    expect(
      colours.filter((colour) => (colour.transparent || colour.metallic) && colour.ral !== null),
    ).toEqual([]);
  });

  it("gives no colour alias to two colours", () => {
    expect(repeated(colours.flatMap((colour) => colour.aliases))).toEqual([]);
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
    expect([1125, 2080, 124_800].map((ml) => formatVolume(ml, "en"))).toEqual([
      "1.125 L",
      "2.08 L",
      "124.8 L",
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

/** RAL Classic as `code,hex,names`; it is outside the repository; where it is missing, this test is skipped. */
const file = new URL("../../../../../shared/data/ral-classic.csv", import.meta.url);

/** CIELAB (D65) of `#rrggbb`. */
function lab(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)] as const;
  const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

it.skipIf(!existsSync(file))(
  "gives each covering colour its nearest RAL Classic number (needs shared/data/ral-classic.csv)",
  () => {
    const ral = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((row) => {
        const [code = "", hex = ""] = row.split(",");
        return { code, lab: lab(hex) };
      });
    const nearestTo = (hex: string): string | undefined => {
      const own = lab(hex);
      const distance = (other: readonly number[]): number =>
        Math.hypot(...other.map((value, axis) => value - (own[axis] ?? 0)));
      return ral.toSorted((a, b) => distance(a.lab) - distance(b.lab))[0]?.code;
    };
    const wrong = colours.filter((colour) => colour.ral !== null && colour.ral !== nearestTo(colour.hex));
    expect(wrong.map((colour) => colour.key)).toEqual([]);
  },
);
