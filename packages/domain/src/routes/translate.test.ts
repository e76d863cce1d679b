import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import { localeOf, matchPath, redirectFor, translatePath } from "./index.ts";
import { maxPathLength } from "../limits/index.ts";
import { rows } from "./paths.fixtures.ts";

describe("translatePath", () => {
  it.each<[string, Locale, string]>([
    ["/#katalog", "en", "/en#katalog"],
    ["/ar/#medya", "tr", "/#medya"],
    ["/yasal-belgeler#cerez-politikasi", "fr", "/fr/documents-juridiques#cerez-politikasi"],
    ["/account/membership-information/", "de", "/de/account/membership-information"],
    ["/account/orders/12", "ru", "/ru/account/orders/12"],
    ["/fr/account/orders/12?x=1", "tr", "/account/orders/12?x=1"],
    ["/bilinmeyen/yol", "en", "/en/bilinmeyen/yol"],
    ["/en/bilinmeyen/yol", "tr", "/bilinmeyen/yol"],
    ["/en/bilinmeyen/yol", "ar", "/ar/bilinmeyen/yol"],
    ["/ru/продукты", "en", "/en/продукты"],
    ["/urun/5/бутылка", "ru", "/ru/produkty/5/%D0%B1%D1%83%D1%82%D1%8B%D0%BB%D0%BA%D0%B0"],
    ["/%E0%A4%A", "en", "/en/%E0%A4%A"],
    ["/tr/iletisim", "en", "/en/contact"],
    ["/en/iletisim", "de", "/de/kontakt"],
    ["", "en", "/en"],
    ["?a=1", "en", "/en?a=1"],
    ["iletisim", "en", "/en/contact"],
    ["//evil.example/x", "tr", "/evil.example/x"],
    ["/en//evil.example", "tr", "/evil.example"],
    ["/en/\\evil.example", "tr", "/evil.example"],
    ["/\t/evil.example", "tr", "/evil.example"],
    ["/en/en", "tr", "/en"],
  ])("%s in %s is %s", (path, locale, translated) => {
    expect(translatePath(path, locale)).toBe(translated);
  });

  it("goes from any language to any other and back, and never leads to another site", () => {
    const known = fc.constantFrom(
      ...rows.map(([, { tr }]) => tr),
      "/urun/3/x",
      "/urun/kategori/4/y",
      "/urun/z",
      "/bir/yol",
    );
    fc.assert(
      fc.property(known, fc.constantFrom(...locales), fc.constantFrom(...locales), (path, one, other) => {
        const there = translatePath(`${path}?q=1#h`, one);
        expect(translatePath(translatePath(there, other), one)).toBe(there);
        expect(translatePath(there, "tr")).toBe(`${path}?q=1#h`);
      }),
    );
    const prefix = fc.constantFrom("", "/", "//", "/en/", "/en//", "/tr/\\", "/\t/", "/ar/\n/", " //");
    fc.assert(
      fc.property(
        prefix,
        fc.webPath(),
        fc.string({ unit: "binary" }),
        fc.constantFrom(...locales),
        (before, path, more, locale) => {
          for (const input of [before + path, before + more]) {
            const translated = translatePath(input, locale);
            expect(new URL(translated, "https://site.example").origin).toBe("https://site.example");
            expect(localeOf(translated)).toBe(locale === "tr" ? localeOf(translated) : locale);
          }
        },
      ),
    );
  });
});

describe("redirectFor", () => {
  it.each<[string, string | null]>([
    ["/tr", "/"],
    ["/tr/", "/"],
    ["/tr/iletisim?a=1", "/iletisim?a=1"],
    ["/tr/bilinmeyen", "/bilinmeyen"],
    ["/en/", "/en"],
    ["/EN/contact", "/en/contact"],
    ["/en/iletisim", "/en/contact"],
    ["/fr/products/5/x#y", "/fr/produits/5/x#y"],
    ["/Urun", "/urun"],
    ["/urun/5/", "/urun/5"],
    ["/ar/products/5/زجاجة", null],
    ["/ar/products/5/%D8%B2%D8%AC%D8%A7%D8%AC%D8%A9", null],
    ["/bilinmeyen/", null],
    ["/%", null],
    ["/products", "/urun"],
  ])("%s leads to %s", (path, target) => {
    expect(redirectFor(path)).toBe(target);
  });

  it("never leads in a circle", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "/tr", "/en", "/AR", "/de/"),
        fc.webPath(),
        fc.constantFrom("", "/", "//"),
        (prefix, path, end) => {
          expect(redirectFor(redirectFor(prefix + path + end) ?? "/")).toBeNull();
        },
      ),
    );
    for (const path of ["/tr/tr", "/tr/en/", "/tr//tr", "/tr/TR/urun", "/tr/tr/en/urun/"])
      expect(redirectFor(redirectFor(path) ?? "/"), path).toBeNull();
    for (const [, paths] of rows) {
      for (const path of Object.values(paths)) {
        for (const prefix of ["/tr", "/en", "/de", "/ar"]) {
          expect(redirectFor(redirectFor(`${prefix}${path}`) ?? "/")).toBeNull();
        }
      }
    }
  });
});

describe("a path that is made to take long", () => {
  it("S3: matches no page when it is longer than any, however it is made up", () => {
    for (const path of [`/urun/1/${"a".repeat(maxPathLength)}`, `/urun${"/".repeat(maxPathLength)}`]) {
      expect(matchPath(path)).toBeNull();
      expect(redirectFor(path)).toBeNull();
    }
    expect(matchPath(`/urun/1/${"a".repeat(maxPathLength - 10)}`)?.name).toBe("product");
  });

  it("S16: has no id that is larger than any", () => {
    expect(matchPath("/urun/2147483647/x")?.name).toBe("product");
    for (const path of [
      "/urun/2147483648/x",
      "/urun/kategori/9007199254740991",
      "/haberler/9007199254740991/x",
    ])
      expect(matchPath(path)).toBeNull();
  });

  it("S3: may end in many slashes within that length", () => {
    expect(matchPath(`/urun${"/".repeat(2000)}`)?.name).toBe("products");
    expect(matchPath(`/urun${"/".repeat(2000)}x`)).toBeNull();
  });
});
