import { locales } from "@preforma/domain/locales";
import { describe, expect, it } from "vitest";
import { shapeById } from "@preforma/studio";
import { demoCatalogue } from "./index.ts";

const { categories, products } = await demoCatalogue();
const byKey = new Map(categories.map((category) => [category.key, category]));
const parents = new Set(categories.map((category) => category.parentKey));
const used = Map.groupBy(products, (product) => product.categoryKey);

function levelOf(key: string): number {
  const parent = byKey.get(key)?.parentKey;
  return parent ? levelOf(parent) + 1 : 1;
}

/** Keys of the categories that break a rule; a failing test names them. */
const breaking = (breaks: (category: (typeof categories)[number], index: number) => boolean): string[] =>
  categories.filter((category, index) => breaks(category, index)).map((category) => category.key);

describe("demo categories", () => {
  it("are at least forty under eight to ten roots, in three levels", () => {
    const roots = categories.filter((category) => category.parentKey === null);
    expect(categories.length).toBeGreaterThanOrEqual(40);
    expect(roots.length).toBeGreaterThanOrEqual(8);
    expect(roots.length).toBeLessThanOrEqual(10);
    expect(Math.max(...categories.map((category) => levelOf(category.key)))).toBe(3);
    expect(categories.filter((category) => category.isFeatured).length).toBeGreaterThanOrEqual(6);
  });

  it("have unique keys and name parents that come before them", () => {
    const position = new Map(categories.map((category, index) => [category.key, index]));
    expect(position.size).toBe(categories.length);
    expect(
      breaking(
        ({ parentKey }, index) => parentKey !== null && (position.get(parentKey) ?? Infinity) >= index,
      ),
    ).toEqual([]);
  });

  it("have products in every leaf and nowhere else", () => {
    expect(breaking(({ key }) => parents.has(key) && used.has(key))).toEqual([]);
    expect(breaking(({ key }) => !parents.has(key) && (used.get(key)?.length ?? 0) < 6)).toEqual([]);
    expect([...used.keys()].filter((key) => !byKey.has(key))).toEqual([]);
  });

  it("have a picture of a shape that exists", () => {
    expect(breaking(({ picture }) => !shapeById(picture?.shapeId ?? ""))).toEqual([]);
  });

  it.each(locales)("have unique titles and slugs in %s", (locale) => {
    const texts = categories.map((category) => category.texts[locale]);
    expect(new Set(texts.map((text) => text?.title)).size).toBe(categories.length);
    expect(new Set(texts.map((text) => text?.slug)).size).toBe(categories.length);
    expect(breaking(({ texts: own }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(own[locale]?.slug ?? ""))).toEqual(
      [],
    );
  });

  it.each(locales)("describe their products in one to four sentences in %s", (locale) => {
    const sentences = (text: string): number => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;
    const description = (category: (typeof categories)[number]): string =>
      category.texts[locale]?.description ?? "";
    expect(breaking((category) => description(category).length < 60)).toEqual([]);
    expect(breaking((category) => sentences(description(category)) > 4)).toEqual([]);
  });
});
