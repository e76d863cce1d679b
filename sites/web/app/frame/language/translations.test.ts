import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { locales, type Locale } from "@preforma/domain/locales";
import { describe, expect, test } from "vitest";
import { madeTexts } from "../made-texts.server.ts";
import { pages } from "../pages.ts";
import {
  completeTexts,
  translationFile,
  translationVersion,
  translatorOf,
} from "../../platform/i18n/translations.server.ts";

completeTexts(madeTexts);

/** The namespaces that are files; a file of any language counts. */
const written = [
  ...new Set(
    globSync(join(import.meta.dirname, "../../../locales/*/*.json")).map((file) => basename(file, ".json")),
  ),
].sort();
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Keys of a file with their texts, nested ones joined by dots. */
function textsOf(locale: Locale, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Record<string, unknown>, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "string") texts.set(path + key, value);
      else walk(value as Record<string, unknown>, `${path}${key}.`);
    }
  };
  walk(JSON.parse(translationFile(locale, namespace)?.json ?? "{}") as Record<string, unknown>, "");
  return texts;
}

const stems = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(pluralSuffix, "")));
const byText = (one: string, other: string) => (one < other ? -1 : 1);
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? ""))].sort(byText);

const turkish = new Map(written.map((namespace) => [namespace, textsOf("tr", namespace)]));

describe.each(locales)("in %s", (locale) => {
  test("has every Turkish key", () => {
    for (const [namespace, texts] of turkish) {
      expect(texts.size, namespace).toBeGreaterThan(0);
      expect([...stems(textsOf(locale, namespace))].sort(byText), namespace).toEqual(
        [...stems(texts)].sort(byText),
      );
    }
  });

  test("there is every plural form that the language has, and no other", () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const namespace of written) {
      const counted = [...textsOf(locale, namespace).keys()].filter((key) => pluralSuffix.test(key));
      for (const stem of new Set(counted.map((key) => key.replace(pluralSuffix, "")))) {
        const given = counted.filter((key) => key.replace(pluralSuffix, "") === stem);
        expect(
          given.map((key) => pluralSuffix.exec(key)?.[1] ?? "").sort(byText),
          `${namespace}: ${stem}`,
        ).toEqual([...forms].sort(byText));
      }
    }
  });

  test("no text is empty, and all fill the same places", () => {
    for (const [namespace, inTurkish] of turkish)
      for (const [key, text] of textsOf(locale, namespace)) {
        expect(text.trim(), `${namespace}: ${key}`).not.toBe("");
        // Forms for one and two may spell the number out.
        const other = inTurkish.get(key) ?? "";
        if (!pluralSuffix.test(key))
          expect(placeholders(text), `${namespace}: ${key}`).toEqual(placeholders(other));
      }
  });
});

test("Turkish keeps the noun in the singular after a number", () => {
  const { t } = translatorOf("tr");
  expect(t("productCount", { count: 1, formatted: "1" })).toBe("1 ürün");
  expect(t("productCount", { count: 1248, formatted: "1.248" })).toBe("1.248 ürün");
});

test.each([
  [1, "1 товар"],
  [3, "3 товара"],
  [11, "11 товаров"],
  [21, "21 товар"],
])("Russian counts %i", (count, text) => {
  expect(translatorOf("ru").t("productCount", { count, formatted: String(count) })).toBe(text);
});

test.each([
  [0, "لا منتجات"],
  [1, "منتج واحد"],
  [2, "منتجان"],
  [3, "3 منتجات"],
  [11, "11 منتجًا"],
  [100, "100 منتج"],
])("Arabic counts %i", (count, text) => {
  expect(translatorOf("ar").t("productCount", { count, formatted: String(count) })).toBe(text);
});

test("every namespace of every page is served, with a version that follows its content", () => {
  for (const locale of locales) {
    for (const namespace of ["common", "ui", ...pages.flatMap((page) => page.namespaces)]) {
      const file = translationFile(locale, namespace);
      expect(file, `${locale}/${namespace}`).toBeDefined();
      expect(translationVersion(locale)).toBe(file?.version);
    }
  }
  expect(translationFile("tr", "common")?.version).not.toBe(translationFile("en", "common")?.version);
  expect(translationFile("tr", "../package")).toBeUndefined();
});
