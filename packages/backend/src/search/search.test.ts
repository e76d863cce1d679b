import { describe, expect, it } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import { createSearchIndex } from "./index.ts";

import {
  base,
  bottle,
  catalogue,
  first,
  imported,
  jar,
  largeBottle,
  lid,
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

  it.each<[string, Locale, number]>([
    ["زجاجه زرقاء", "ar", largeBottle],
    ["زُجَاجَةٌ دائرية", "ar", bottle],
    ["الزجاجة الدائرية", "ar", bottle],
    ["غطا ابيض", "ar", lid],
    ["غِطَاء أَبْيَض", "ar", lid],
    ["емкость", "ru", bottle],
    ["ЁМКОСТЬ", "ru", bottle],
    ["epaulement degage", "fr", bottle],
    ["grosse flasche", "de", bottle],
    ["GROẞE", "de", bottle],
  ])("by %s (%s)", (keyword, locale, id) => {
    expect(first(keyword, locale)).toBe(id);
  });
});

describe("one typing error", () => {
  it.each<[string, Locale, number, string]>([
    ["Botle blue", "en", largeBottle, "bottle blue"],
    ["bottel blue", "en", largeBottle, "bottle blue"],
    ["kavonaz", "tr", jar, "kavanoz"],
    ["kavanzo", "tr", jar, "kavanoz"],
    ["kavnoz", "tr", jar, "kavanoz"],
    ["kavvanoz", "tr", jar, "kavanoz"],
    ["дозатро", "ru", pump, "дозатор"],
    ["bouteile bleue", "fr", largeBottle, "bouteille bleue"],
    ["برطمن", "ar", jar, "برطمان"],
    ["flashce blau", "de", largeBottle, "flasche blau"],
    ["pomapsi", "tr", pump, "pompası"],
    ["mvai şişe", "tr", largeBottle, "mavi şişe"],
  ])("in %s (%s) is forgiven and mended", (keyword, locale, id, corrected) => {
    const result = search(keyword, locale);
    expect(result.ids[0]).toBe(id);
    expect(result.corrected).toBe(corrected);
  });

  it("is not forgiven in words of three letters or in numbers", () => {
    expect(search("şie").total).toBe(0);
    expect(search("jra", "en").total).toBe(0);
    expect(search("28/411").relaxed).toBe(true);
    expect(search("501 ml").total).toBe(0);
  });

  it("is not looked for where the word is there as it stands", () => {
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

  it("finds the beginning of a code, and the whole code before longer ones", () => {
    expect(search("tr07").ids).toEqual([bottle, largeBottle]);
    expect(search("TR-07 şişe").ids).toEqual(expect.arrayContaining([bottle, largeBottle]));
    expect(first("kv0250a")).toBe(jar);
    const twins = createSearchIndex([
      { ...catalogue[0]!, id: 1, code: "AB-100-X" },
      { ...catalogue[0]!, id: 2, code: "AB-100" },
    ]);
    expect(twins.query({ keyword: "ab100", locale: "tr", page: 1, limit: 5 }).ids).toEqual([2, 1]);
  });

  it.each<[string, readonly number[]]>([
    ["28/410", [bottle, pump]],
    ["28-410", [bottle, pump]],
    ["28 410", [bottle, pump]],
    ["28410", [bottle, pump]],
    ["28/4", [bottle, pump]],
    ["28 41", [bottle, pump]],
    ["٢٨/٤١٠", [bottle, pump]],
    ["28 mm", [bottle, largeBottle, pump]],
    ["28mm", [bottle, largeBottle, pump]],
    ["PCO 1881", [largeBottle]],
    ["pco1881", [largeBottle]],
    ["PCO-1881", [largeBottle]],
    ["pco 18", [largeBottle]],
    ["şişe pco1881", [largeBottle]],
    ["20 MM", [imported]],
    ["20mm", [imported]],
  ])("understands the neck %s", (keyword, ids) => {
    expect(search(keyword).ids.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it.each<[string, readonly number[]]>([
    ["500 ml", [bottle]],
    ["500ml", [bottle]],
    ["500 ML", [bottle]],
    ["0.5 l", [bottle]],
    ["0,5 lt", [bottle]],
    ["0,5lt", [bottle]],
    ["½ l", [bottle]],
    ["1/2 litre", [bottle]],
    ["50 cl", [bottle]],
    ["500 cc", [bottle]],
    ["500 мл", [bottle]],
    ["0,5 литра", [bottle]],
    ["٥٠٠ مل", [bottle]],
    ["٠٫٥ لتر", [bottle]],
    ["500 m", [bottle]],
    ["1 l", [largeBottle]],
    ["1 litre", [largeBottle]],
    ["1 LİTRE", [largeBottle]],
    ["1000 ml", [largeBottle]],
    ["1.000 ml", [largeBottle]],
    ["1 000 мл", [largeBottle]],
    ["1 lit", [largeBottle]],
    ["250 ml kavanoz", [jar]],
    ["0.1 ml", [imported]],
    ["50 ml", []],
    ["pet500ml", [bottle]],
  ])("understands the volume %s", (keyword, ids) => {
    expect(search(keyword).relaxed ? [] : search(keyword).ids).toEqual(ids);
  });
});

describe("languages", () => {
  it("finds words of any language on every site, after those of its own", () => {
    for (const word of ["kavanoz", "jar", "банка", "برطمان"]) {
      for (const locale of ["tr", "en", "ru", "fr", "ar", "de"] as const)
        expect(search(word, locale).ids, `${word} (${locale})`).toContain(jar);
    }
    const mixed = createSearchIndex([
      { ...base, id: 1, code: "A1", extraTerms: {}, titles: { tr: "Tube Standı", en: "Stand" } },
      { ...base, id: 2, code: "A2", extraTerms: {}, titles: { tr: "Tüp", en: "Tube" } },
    ]);
    expect(mixed.query({ keyword: "tube", locale: "en", page: 1, limit: 5 }).ids).toEqual([2, 1]);
    expect(mixed.query({ keyword: "tube", locale: "tr", page: 1, limit: 5 }).ids).toEqual([1, 2]);
  });

  it.each<[string, Locale, number]>([
    ["gıdaya uygun kavanoz", "tr", jar],
    ["siyah", "tr", imported],
    ["sprey", "tr", imported],
    ["dose", "de", jar],
    ["deckel", "de", lid],
    ["şişelerin", "tr", bottle],
    ["бутылками", "ru", largeBottle],
    ["polipropilen", "tr", jar],
    ["şeffaf", "en", bottle],
    ["polyéthylène téréphtalate", "fr", bottle],
  ])("finds by trade words, compounds and inflections: %s (%s)", (keyword, locale, id) => {
    const { ids, relaxed } = search(keyword, locale);
    expect(relaxed).toBe(false);
    expect(ids).toContain(id);
  });
});
