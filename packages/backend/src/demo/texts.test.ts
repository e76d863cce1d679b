import { locales, type Locale } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index.ts";

const { categories, products } = await demoCatalogue();

/** Names and abbreviations that stay Latin in every script. */
const latinNames = new Set([
  "PET",
  "HDPE",
  "LDPE",
  "PP",
  "ROPP",
  "PCO",
  "DIN",
  "IML",
  "ISO",
  "UV",
  "RAL",
  "Pantone",
]);

/** Letters that only other languages use. */
const foreignLetters: Record<Locale, RegExp> = {
  tr: /[äßéèêàœ\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  en: /[^\p{ASCII}–×±°Ø″]/u,
  ru: /[ğışçöüäßéèà\p{Script=Arabic}]/iu,
  fr: /[ğışäöß\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ar: /[ğışçöüäßéèà\p{Script=Cyrillic}]/iu,
  de: /[ğışçàèê\p{Script=Cyrillic}\p{Script=Arabic}]/u,
};

/** How a title may begin: with a number in Turkish and English, with the noun elsewhere. */
const beginnings: Record<Locale, RegExp> = {
  tr: /^[A-ZÇĞİÖŞÜ\d]/,
  en: /^[A-Z\d]/,
  ru: /^\p{Lu}\p{Script=Cyrillic}/u,
  fr: /^\p{Lu}/u,
  ar: /^\p{Script=Arabic}/u,
  de: /^\p{Lu}/u,
};

describe.each(locales)("texts in %s", (locale) => {
  const texts = [...categories, ...products].map((record) => {
    const { title = "", description = "", slug = "" } = record.texts[locale] ?? {};
    return { title, description, slug, both: `${title} ${description}` };
  });
  const titlesWhere = (breaks: (text: (typeof texts)[number]) => boolean): string[] =>
    texts
      .filter(breaks)
      .map((text) => text.title)
      .slice(0, 12);

  it("are complete, without placeholders or stray spaces", () => {
    expect(titlesWhere(({ title }) => title.trim().length < 4)).toEqual([]);
    expect(titlesWhere(({ description }) => !/^\S.{40,}\.$/u.test(description))).toEqual([]);
    expect(titlesWhere(({ both }) => /[{}]|undefined|null|NaN| {2}| ,|\.\./.test(both))).toEqual([]);
  });

  it("use the language's own alphabet", () => {
    expect(titlesWhere(({ both }) => foreignLetters[locale].test(both))).toEqual([]);
  });

  it("start their titles as the language does", () => {
    expect(titlesWhere(({ title }) => !beginnings[locale].test(title))).toEqual([]);
  });

  it("have unique slugs among products", () => {
    const slugs = products.map((product) => product.texts[locale]?.slug ?? "");
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9.]+)*$/.test(slug))).toEqual([]);
  });

  it("distinguish articles by their titles", () => {
    const titles = products.map((product) => product.texts[locale]?.title ?? "");
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("are varied: neighbours in a range differ", () => {
    const descriptions = products.map((product) => product.texts[locale]?.description);
    const alike = descriptions.filter((description, index) => description === descriptions[index - 1]).length;
    expect(new Set(descriptions).size / descriptions.length).toBeGreaterThan(0.8);
    expect(alike / descriptions.length).toBeLessThan(0.08);
  });

  it("share no sentence between families", () => {
    const familyOf = new Map<string, string | null>();
    const shared = new Set<string>();
    for (const { texts: written, variantGroup } of products)
      for (const sentence of written[locale]?.description.split(/(?<=[.!?؟])\s/u) ?? []) {
        if (familyOf.has(sentence) && familyOf.get(sentence) !== variantGroup) shared.add(sentence);
        familyOf.set(sentence, variantGroup);
      }
    expect([...shared]).toEqual([]);
  });
});

describe.each([
  ["ru", /\p{Script=Cyrillic}{2}/u],
  ["ar", /\p{Script=Arabic}{2}/u],
] as const)("script of %s", (locale, own) => {
  const texts = [...categories, ...products].map((record) => record.texts[locale]);

  it("is used except in codes and abbreviations", () => {
    const latin = texts.flatMap((text) => `${text?.title} ${text?.description}`.match(/[a-z]{2,}/gi) ?? []);
    expect([...new Set(latin)].filter((word) => !latinNames.has(word))).toEqual([]);
  });

  it("is in every title and description", () => {
    const without = texts.filter(
      (text) => !own.test(text?.title ?? "") || !own.test(text?.description ?? ""),
    );
    expect(without).toEqual([]);
  });
});
