import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import { fold, foldWithOffsets, highlightRanges, slugify, tokenise, tokensOf, withColon } from "./index.ts";
import { wholeNumberOf } from "./digits.ts";
import cases from "./text.fixtures.json" with { type: "json" };

describe("fold", () => {
  it.each(cases.folded)("folds %j to %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  const anyText = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.string({
      unit: fc.constantFrom(
        "и",
        "І",
        "й",
        "\u0306",
        "\u0308",
        "\u0301",
        "e",
        "Ş",
        "ß",
        "ﻏ",
        "ﻄ",
        "ء",
        "ئ",
        "٥",
        "\u0651",
        "ـ",
      ),
    }),
  );

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("does not depend on how accents are stored", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
      }),
      { numRuns: 1000 },
    );
  });

  it("gives the same text with offsets, each leading into the original", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldWithOffsets(text);
        expect(folded.text).toBe(fold(text));
        expect(folded.starts).toHaveLength(folded.text.length);
        folded.starts.forEach((start, index) => {
          expect(start).toBeLessThan(folded.ends[index] ?? 0);
          expect(start).toBeGreaterThanOrEqual(folded.starts[index - 1] ?? 0);
        });
        expect(folded.ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("folds a hundred thousand titles", () => {
    const titles = [
      "Şeffaf PET şişe 500 ml, ağız 28/410",
      "Прозрачная ПЭТ-бутылка 500 мл",
      "زجاجة شفافة ٥٠٠ مل",
      "PET bottle 500 ml 28/410",
    ];
    for (const title of titles) fold(title);
    let units = 0;
    for (let round = 0; round < 25_000; round += 1) for (const title of titles) units += fold(title).length;
    expect(units).toBeGreaterThan(2_000_000);
  });
});

describe("tokenise", () => {
  it.each([
    ["Şişe 0,5 L 28/410", ["sise", "0.5", "l", "28/410"]],
    ["500ml PET-Flasche", ["500ml", "pet", "flasche"]],
    ["PCO 1881, 38 mm.", ["pco", "1881", "38", "mm"]],
    ["Bouchon d’eau", ["bouchon", "d", "eau"]],
    ["TR0007/A", ["tr0007", "a"]],
    ["٥٠٠ مل", ["500", "مل"]],
    ["  --  ", []],
  ])("reads %j as %j", (text, terms) => {
    expect(tokenise(text)).toEqual(terms);
    expect(tokensOf(text).map((token) => token.term)).toEqual(terms);
  });

  it("knows where each word stood", () => {
    const text = "Großer DECKEL s\u0327is\u0327e";
    expect(tokensOf(text).map((token) => text.slice(token.start, token.end))).toEqual([
      "Großer",
      "DECKEL",
      "s\u0327is\u0327e",
    ]);
  });
});

describe("highlightRanges", () => {
  it.each(cases.marked as [string, string[], string][])("marks %j for %j", (original, terms, marked) => {
    let result = original;
    for (const [start, end] of highlightRanges(original, terms).toReversed()) {
      result = `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`;
    }
    expect(result).toBe(marked);
  });

  it("gives ordered ranges that do not touch, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.array(fc.string({ unit: "grapheme", maxLength: 3 })),
        (text, terms) => {
          let last = -1;
          for (const [start, end] of highlightRanges(text, terms)) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            last = end;
          }
        },
      ),
    );
  });
});

describe("slugify", () => {
  it.each([
    ["Şeffaf PET Şişe 500 ml", "tr", "seffaf-pet-sise-500-ml"],
    ["Ağız 28/410 & Pompa", "tr", "agiz-28-410-ve-pompa"],
    ["Über uns", "de", "uber-uns"],
    ["Großflaschen", "de", "grossflaschen"],
    ["À propos de nous", "fr", "a-propos-de-nous"],
    ["L’œuf d'or", "fr", "l-oeuf-d-or"],
    ["Юридические документы", "ru", "yuridicheskie-dokumenty"],
    ["Объявления", "ru", "obyavleniya"],
    ["Часто задаваемые вопросы", "ru", "chasto-zadavaemye-voprosy"],
    ["Щётка, жёлтый ящик", "ru", "shchetka-zheltyy-yashchik"],
    ["زجاجة شفافة ٥٠٠ مل", "ar", "zjaja-shfafa-500-ml"],
    ["صندوق", "ar", "snduq"],
    ["Bottle & cap's (0.5 l)", "en", "bottle-and-caps-0-5-l"],
    ["漢字", "en", ""],
    ["uzun ".repeat(30), "tr", "uzun-".repeat(16).slice(0, -1)],
  ] as const)("writes %j (%s) as %j", (text, locale, slug) => {
    expect(slugify(text, locale)).toBe(slug);
  });

  it("is ASCII, short and its own slug, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.constantFrom(...locales),
        (text, locale) => {
          const slug = slugify(text, locale);
          expect(slug).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(slug.length).toBeLessThanOrEqual(80);
          expect(slugify(slug, locale)).toBe(slug);
        },
      ),
    );
  });
});

describe("F3: a whole number as people write it", () => {
  it.each(cases.wholeNumbers as [string, number][])(
    "%j is %s, whichever language writes it",
    (text, value) => {
      expect(wholeNumberOf(text)).toBe(value);
    },
  );

  it.each(cases.noWholeNumbers)("%j is none", (text) => {
    expect(wholeNumberOf(text)).toBeNull();
  });

  it("reads a long text at once", () => {
    expect(wholeNumberOf("1.".repeat(500_000))).toBeNull();
    expect(wholeNumberOf(" ".repeat(500_000))).toBeNull();
  });
});

describe("a label with its colon", () => {
  it.each([
    ["Hata!", "tr", "Hata!"],
    ["Toplam (KDV dahil)", "tr", "Toplam (KDV dahil):"],
    ["Error", "en", "Error:"],
    ["Erreur", "fr", "Erreur\u00a0:"],
  ] as const)("%s in %s", (label, locale, whole) => {
    expect(withColon(label, locale)).toBe(whole);
  });
});
