import { describe, expect, it } from "vitest";
import { createSearchIndex } from "./index.ts";

import {
  base,
  bottle,
  cases,
  catalogue,
  first,
  ids,
  jar,
  largeBottle,
  pump,
  search,
} from "./search.fixtures.ts";

describe("the same bottle is found", () => {
  const bottles = [bottle, largeBottle, pump];
  it.each(["SISE", "sise", "şişe", "ŞİŞE", "Şıse", "ŞIŞE", "s\u0327is\u0327e"])(
    "by %s, however case and accents are typed",
    (keyword) => {
      expect(search(keyword).ids).toEqual(bottles);
    },
  );

  it.each(cases.alike)("by $keyword ($locale)", ({ keyword, locale, finds }) => {
    expect(first(keyword, locale)).toBe(ids[finds]);
  });
});

describe("one typing error", () => {
  it.each(cases.typingErrors)(
    "in $keyword ($locale) is forgiven and mended",
    ({ keyword, locale, finds, corrected }) => {
      const result = search(keyword, locale);
      expect(result.ids[0]).toBe(ids[finds]);
      expect(result.corrected).toBe(corrected);
    },
  );

  it("is not forgiven in words of three letters or in numbers", () => {
    expect(search("şie").total).toBe(0);
    expect(search("jra", "en").total).toBe(0);
    expect(search("28/411").relaxed).toBe(true);
    expect(search("501 ml").total).toBe(0);
  });

  it("is not tolerated if the word itself exists", () => {
    expect(search("pot", "fr").ids).not.toContain(pump);
    expect(search("şişe").corrected).toBeNull();
  });
});

describe("codes, necks and volumes", () => {
  it.each(["TR0757", "TR-0757", "tr 0757", "tr-07 57", "0757", "757", "TR-0757 şişe"])(
    "finds the article %s",
    (keyword) => {
      expect(first(keyword)).toBe(bottle);
    },
  );

  it("finds the beginning of a code, and the whole code before longer ones", async () => {
    expect(search("tr07").ids).toEqual([bottle, largeBottle]);
    expect(search("TR-07 şişe").ids).toEqual(expect.arrayContaining([bottle, largeBottle]));
    expect(first("kv0250a")).toBe(jar);
    const twins = await createSearchIndex([
      { ...catalogue[0]!, id: 1, code: "AB-100-X" },
      { ...catalogue[0]!, id: 2, code: "AB-100" },
    ]);
    expect(twins.query({ keyword: "ab100", locale: "tr", page: 1, limit: 5 }).ids).toEqual([2, 1]);
  });

  it.each(cases.necks)("understands the neck $keyword", ({ keyword, finds }) => {
    expect(search(keyword).ids.toSorted((a, b) => a - b)).toEqual(finds.map((name) => ids[name]));
  });

  it.each(cases.volumes)("understands the volume $keyword", ({ keyword, finds }) => {
    expect(search(keyword).relaxed ? [] : search(keyword).ids).toEqual(finds.map((name) => ids[name]));
  });
});

describe("languages", () => {
  it("finds words of any language on every site, after those of its own", async () => {
    for (const word of ["kavanoz", "jar", "банка", "برطمان"]) {
      for (const locale of ["tr", "en", "ru", "fr", "ar", "de"] as const)
        expect(search(word, locale).ids, `${word} (${locale})`).toContain(jar);
    }
    const mixed = await createSearchIndex([
      { ...base, id: 1, code: "A1", extraTerms: {}, titles: { tr: "Tube Standı", en: "Stand" } },
      { ...base, id: 2, code: "A2", extraTerms: {}, titles: { tr: "Tüp", en: "Tube" } },
    ]);
    expect(mixed.query({ keyword: "tube", locale: "en", page: 1, limit: 5 }).ids).toEqual([2, 1]);
    expect(mixed.query({ keyword: "tube", locale: "tr", page: 1, limit: 5 }).ids).toEqual([1, 2]);
  });

  it("reads ae, oe and ue in German as the umlauts of a keyboard without them", async () => {
    const index = await createSearchIndex([
      { ...base, id: 1, code: "A1", extraTerms: {}, titles: { de: "Flasche, grün" } },
      { ...base, id: 2, code: "A2", extraTerms: {}, titles: { de: "Flasche, blau" } },
    ]);
    for (const keyword of ["grüne flasche", "gruene flasche", "gruen"])
      expect(index.query({ keyword, locale: "de", page: 1, limit: 5 }), keyword).toMatchObject({
        ids: [1],
        relaxed: false,
      });
    expect(index.query({ keyword: "blaue flasche", locale: "de", page: 1, limit: 5 }).ids).toEqual([2]);
  });

  it.each(cases.tradeWords)(
    "finds by trade words, compounds and inflections: $keyword ($locale)",
    ({ keyword, locale, finds }) => {
      const found = search(keyword, locale);
      expect(found.relaxed).toBe(false);
      expect(found.ids).toContain(ids[finds]);
    },
  );
});
