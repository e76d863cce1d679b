import { describe, expect, it } from "vitest";
import { locales, type Locale } from "@preforma/domain/locales";
import { demoCatalogue } from "../demo/index.ts";
import { createSearchIndex, type SearchDocument } from "./index.ts";
// The kinds that words name, and how buyers write them in each language.
import words from "./ranking.words.json" with { type: "json" };

const { categories, products } = await demoCatalogue();
const numbers = new Map(categories.map(({ key }, index) => [key, index + 1]));
const byKey = new Map(categories.map((category) => [category.key, category]));

/** Keys of a category and its ancestors. */
function lineageOf(key: string): string[] {
  const parent = byKey.get(key)?.parentKey ?? null;
  return parent === null ? [key] : [key, ...lineageOf(parent)];
}

const lineages = new Map(products.map(({ categoryKey }) => [categoryKey, lineageOf(categoryKey)]));
const documents = products.map((product, index): SearchDocument => {
  const lineage = lineages.get(product.categoryKey) ?? [];
  return {
    id: index + 1,
    code: product.code,
    categoryIds: lineage.map((key) => numbers.get(key) ?? 0),
    titles: Object.fromEntries(locales.map((locale) => [locale, product.texts[locale]?.title ?? ""])),
    extraTerms: Object.fromEntries(
      locales.map((locale) => [locale, lineage.map((key) => byKey.get(key)?.texts[locale]?.title ?? "")]),
    ),
    material: product.material,
    volumeMl: product.volumeMl,
    neck: product.neckFinish,
    colourKey: product.colourKey,
    closureType: product.closureType,
    foodContact: product.foodContact,
    isFeatured: product.isFeatured,
    priceMinor: product.price?.amountMinor ?? null,
    createdAt: 0,
  };
});
const index = await createSearchIndex(documents);

/** A product's kind; dropper bottles are bottles. */
const kindOf = (categoryKey: string): string => {
  if (categoryKey === "droppers-bottles") return "bottles";
  return lineages.get(categoryKey)?.at(-1) ?? "";
};

/** The kinds of the results, by the first product of each run of one kind. */
function kindsInOrder(keyword: string, locale: Locale): string[] {
  const { ids } = index.query({ keyword, locale, page: 1, limit: products.length });
  // Droppers also close bottles, so they may be anywhere among caps.
  const kinds = ids
    .map((id) => kindOf(products[id - 1]?.categoryKey ?? ""))
    .filter((kind) => kind !== "droppers");
  return kinds.filter((kind, at) => kind !== kinds[at - 1]);
}

it.each<[string, Locale, RegExp]>([
  ["siyah şişe kapağı 28/410", "tr", /^Siyah .*Kapak.* 28\/410$/],
  ["black 28/410 bottle cap", "en", /^Black .*Cap.* 28\/410$/],
])("%s finds first products with the other words too", (keyword, locale, title) => {
  const [id = 0] = index.query({ keyword, locale, page: 1, limit: 1 }).ids;
  expect(products[id - 1]?.texts[locale]?.title).toMatch(title);
});

describe.each(locales)("V15: in %s a word for a kind of thing", (locale) => {
  it.each(
    Object.entries(words).flatMap(([kind, byLocale]) =>
      byLocale[locale].map((word) => [word, kind] as const),
    ),
  )("%s finds all %s first", (word, kind) => {
    const order = kindsInOrder(word, locale);
    expect(order.lastIndexOf(kind), order.slice(0, 10).join(" ")).toBe(0);
  });
});
