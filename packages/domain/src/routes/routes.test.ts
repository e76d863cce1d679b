import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import {
  isIndexable,
  isPlain,
  localeOf,
  matchPath,
  pathFor,
  pathTo,
  redirectFor,
  routeNames,
  routePatterns,
  translatePath,
  type RouteMatch,
} from "./index.ts";
import { rows } from "./paths.fixtures.ts";

const productsWord: Record<Locale, string> = {
  tr: "/urun",
  en: "/en/products",
  de: "/de/produkte",
  fr: "/fr/produits",
  ru: "/ru/produkty",
  ar: "/ar/products",
};

/** Entry pages with their lists. */
const entryRows = [
  ["newsArticle", "news"],
  ["announcement", "announcements"],
  ["blogArticle", "blog"],
  ["campaign", "campaigns"],
  ["openPosition", "humanResources"],
] as const;

describe("the route map", () => {
  const cells = rows.flatMap(([name, paths]) =>
    locales.map((locale) => ({ name, path: paths[locale], paths, locale })),
  );

  it("has the recorded paths; `pnpm exec vitest run --project domain routes/routes -u` records new ones", async () => {
    const paths = routeNames
      .filter(isPlain)
      .map((name) => [name, Object.fromEntries(locales.map((locale) => [locale, pathTo(name, locale)]))]);
    await expect(`${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`).toMatchFileSnapshot(
      "paths.fixtures.json",
    );
  });

  it("has no other pages with parameters than those tested below", () => {
    expect(routeNames.filter((name) => !isPlain(name)).sort()).toEqual(
      [
        "category",
        "product",
        "categoryBySlug",
        "productByGtin",
        "accountOrder",
        ...entryRows.map(([name]) => name),
      ].sort(),
    );
  });

  it.each(cells)("$name in $locale is $path", ({ name, path, paths, locale }) => {
    expect(pathFor(name, locale, {})).toBe(path);
    expect(matchPath(path)).toEqual({ locale, name, params: {} });
    expect(matchPath(`${path}/`)).toEqual({ locale, name, params: {} });
    expect(localeOf(path)).toBe(locale);
    for (const to of locales) {
      expect(translatePath(`${path}?page=2&keyword=%C5%9Fi%C5%9Fe#medya`, to)).toBe(
        `${paths[to]}?page=2&keyword=%C5%9Fi%C5%9Fe#medya`,
      );
    }
    expect(redirectFor(path)).toBeNull();
    const slashed = path === "/" ? "/" : `${path}/`;
    expect(redirectFor(`${slashed}?a=1#b`)).toBe(slashed === path ? null : `${path}?a=1#b`);
  });

  it.each(locales)("has products and categories in %s", (locale) => {
    const word = productsWord[locale];
    expect(pathTo("product", locale, { id: 42, slug: "pet-sise" })).toBe(`${word}/42/pet-sise`);
    expect(pathTo("category", locale, { id: 7, slug: "kapaklar" })).toBe(`${word}/kategori/7/kapaklar`);
    expect(pathTo("categoryBySlug", locale, { slug: "kapaklar" })).toBe(`${word}/kapaklar`);
    expect(matchPath(`${word}/42/pet-sise`)).toEqual({
      locale,
      name: "product",
      params: { id: 42, slug: "pet-sise" },
    });
    expect(matchPath(`${word}/kategori/7/kapaklar/`)).toEqual({
      locale,
      name: "category",
      params: { id: 7, slug: "kapaklar" },
    });
    expect(matchPath(`${word}/kapaklar`)).toEqual({
      locale,
      name: "categoryBySlug",
      params: { slug: "kapaklar" },
    });
    for (const to of locales) {
      expect(translatePath(`${word}/42/pet-sise?renk=mavi#tablo`, to)).toBe(
        `${productsWord[to]}/42/pet-sise?renk=mavi#tablo`,
      );
      expect(translatePath(`${word}/kategori/7/kapaklar`, to)).toBe(
        `${productsWord[to]}/kategori/7/kapaklar`,
      );
      expect(translatePath(`${word}/kapaklar`, to)).toBe(`${productsWord[to]}/kapaklar`);
    }
  });

  it.each(entryRows)("has the page %s below %s", (name, list) => {
    for (const locale of locales) {
      const base = pathTo(list, locale);
      const params = { id: 12, slug: "yeni-hat" };
      expect(pathTo(name, locale, params)).toBe(`${base}/12/yeni-hat`);
      expect(matchPath(`${base}/12/yeni-hat`)).toEqual({ locale, name, params });
      expect(matchPath(`${base}/12`)).toEqual({ locale, name, params: { id: 12, slug: "" } });
      expect(matchPath(`${base}/yeni-hat`)).toBeNull();
      expect(matchPath(`${base}/12/yeni-hat/1`)).toBeNull();
      expect(matchPath(`${base}/012/yeni-hat`)).toBeNull();
      for (const to of locales)
        expect(translatePath(`${base}/12/yeni-hat?a=1`, to)).toBe(`${pathTo(list, to)}/12/yeni-hat?a=1`);
    }
    const english = `${pathTo(list, "en")}/12/x`;
    const turkish = `/en${pathTo(list, "tr")}/12/x`;
    expect(redirectFor(turkish)).toBe(turkish === english ? null : english);
  });

  it("takes the slug of the other language where it is known", () => {
    const slugIn = (match: RouteMatch, locale: Locale) =>
      match.name === "product" && locale === "en" ? "pet-bottle" : undefined;
    expect(translatePath("/urun/42/pet-sise", "en", slugIn)).toBe("/en/products/42/pet-bottle");
    expect(translatePath("/urun/42/pet-sise", "de", slugIn)).toBe("/de/produkte/42/pet-sise");
    expect(translatePath("/iletisim", "en", slugIn)).toBe("/en/contact");
  });

  it("gives routers their patterns", () => {
    const turkish = routePatterns("tr");
    expect(turkish.home).toBe("");
    expect(turkish.product).toBe("urun/:id/:slug");
    const arabic = routePatterns("ar");
    expect(arabic.home).toBe("ar");
    expect(arabic.category).toBe("ar/products/kategori/:id/:slug?");
    const all = locales.flatMap((locale) => Object.values(routePatterns(locale)));
    expect(new Set(all).size).toBe(all.length);
  });

  it("lists in search engines what a stranger may look for", () => {
    expect(routeNames.filter((name) => !isIndexable(name)).sort()).toEqual(
      [
        "account",
        "accountAddress",
        "accountAddresses",
        "accountConsent",
        "accountExport",
        "accountOrder",
        "accountOrders",
        "accountPrivacy",
        "accountRequests",
        "accountSecurity",
        "accountTwoStep",
        "cart",
        "categoryBySlug",
        "checkout",
        "compare",
        "confirmDeletion",
        "confirmEmail",
        "confirmSignIn",
        "favorites",
        "forgottenPassword",
        "help",
        "login",
        "productByGtin",
        "productQuote",
        "productReview",
        "quote",
        "quickOrder",
        "quoteBasket",
        "quoteFile",
        "register",
        "resetPassword",
        "stockNotice",
        "samples",
        "verifyEmail",
      ].sort(),
    );
  });
});

describe("matchPath", () => {
  it.each<[string, RouteMatch | null]>([
    ["/EN/Products/", { locale: "en", name: "products", params: {} }],
    ["/urun?page=2#x", { locale: "tr", name: "products", params: {} }],
    ["/%75run", { locale: "tr", name: "products", params: {} }],
    ["/urun/42", { locale: "tr", name: "product", params: { id: 42, slug: "" } }],
    ["/urun/42/", { locale: "tr", name: "product", params: { id: 42, slug: "" } }],
    ["/urun/kategori/7", { locale: "tr", name: "category", params: { id: 7, slug: "" } }],
    [
      "/en/products/5/%D0%B1%D1%83%D1%82%D1%8B%D0%BB%D0%BA%D0%B0",
      { locale: "en", name: "product", params: { id: 5, slug: "бутылка" } },
    ],
    ["/ar/products/5/زجاجة", { locale: "ar", name: "product", params: { id: 5, slug: "زجاجة" } }],
    [
      "/ar/products/5/%D8%B2%D8%AC%D8%A7%D8%AC%D8%A9",
      { locale: "ar", name: "product", params: { id: 5, slug: "زجاجة" } },
    ],
    ["/ar/01/09521234001003", { locale: "ar", name: "productByGtin", params: { gtin: "09521234001003" } }],
    ["/01/9521234001003", null],
    ["/ru/produkty/бутылки", { locale: "ru", name: "categoryBySlug", params: { slug: "бутылки" } }],
    ["/urun/5/a%2Fb", { locale: "tr", name: "product", params: { id: 5, slug: "a/b" } }],
    [
      "/de/account/orders/PF-2611-7K3M9Q",
      { locale: "de", name: "accountOrder", params: { number: "PF-2611-7K3M9Q" } },
    ],
    ["/account/orders", { locale: "tr", name: "accountOrders", params: {} }],
    ["/account/orders/a/b", null],
    ["/account/orders/ş", null],
    ["/urun/kategori", null],
    ["/urun/kategori/abc/x", null],
    ["/urun/kategori/7/x/y", null],
    ["/urun/0/x", null],
    ["/urun/007", null],
    ["/urun/007/x", null],
    ["/urun/99999999999999999999", null],
    ["/urun/9007199254740993/x", null],
    ["/urun/abc/x", null],
    ["/urun/42/x/y", null],
    ["/urun//x", null],
    ["/urun/%20", null],
    ["/tr", null],
    ["/tr/urun", null],
    ["/en/urun", null],
    ["/products", null],
    ["/kurumsal", null],
    ["/es/products", null],
    ["/ru/продукты", null],
    ["/urun/5/%E0%A4%A", null],
    ["/%", null],
    ["/urun/%ff/x", null],
    ["/constructor", null],
    ["/__proto__/x", null],
  ])("reads %s", (path, match) => {
    expect(matchPath(path)).toEqual(match);
  });

  it("never throws, and understands every address that it made", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (path) => void matchPath(path)));
    const slug = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text.trim() !== "" && text.isWellFormed() && !/[\t\n\r]/.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: 1 }), slug, (locale, id, text) => {
        expect(matchPath(pathTo("product", locale, { id, slug: text }))).toEqual({
          locale,
          name: "product",
          params: { id, slug: text },
        });
        expect(matchPath(pathTo("category", locale, { id, slug: text }))).toEqual({
          locale,
          name: "category",
          params: { id, slug: text },
        });
      }),
    );
  });
});
