import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import {
  alternatePaths,
  canonicalRoute,
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
  type RouteName,
} from "./index.ts";
import { maxPathLength } from "../limits/index.ts";

/** Turkish, English, German, French, Russian, Arabic: the specification's rows, then those it leaves open. */
const rows: [RouteName, string, string, string, string, string, string][] = [
  ["home", "/", "/en", "/de", "/fr", "/ru", "/ar"],
  ["contact", "/iletisim", "/en/contact", "/de/kontakt", "/fr/contact", "/ru/kontakt", "/ar/contact"],
  [
    "references",
    "/referanslar",
    "/en/references",
    "/de/referenzen",
    "/fr/references",
    "/ru/spravki",
    "/ar/references",
  ],
  [
    "legalDocuments",
    "/yasal-belgeler",
    "/en/legal-documents",
    "/de/rechtsdokumente",
    "/fr/documents-juridiques",
    "/ru/yuridicheskie-dokumenty",
    "/ar/legal-documents",
  ],
  ["compare", "/karsilastir", "/en/compare", "/de/vergleichen", "/fr/comparer", "/ru/sravnit", "/ar/compare"],
  [
    "quoteBasket",
    "/teklif-sepeti",
    "/en/quote-basket",
    "/de/anfragekorb",
    "/fr/panier-de-devis",
    "/ru/korzina-zaprosa",
    "/ar/quote-basket",
  ],
  [
    "productQuote",
    "/teklif-iste",
    "/en/request-a-quote",
    "/de/angebot-anfordern",
    "/fr/demander-un-devis",
    "/ru/zapros-tseny",
    "/ar/request-a-quote",
  ],
  [
    "productReview",
    "/yorum-yaz",
    "/en/write-a-review",
    "/de/bewertung-schreiben",
    "/fr/donner-un-avis",
    "/ru/napisat-otzyv",
    "/ar/write-a-review",
  ],
  [
    "faq",
    "/sss",
    "/en/faq",
    "/de/haufig-gestellte-fragen",
    "/fr/faq",
    "/ru/chasto-zadavaemye-voprosy",
    "/ar/faq",
  ],
  ["news", "/haberler", "/en/news", "/de/nachrichten", "/fr/nouvelles", "/ru/novosti", "/ar/news"],
  [
    "announcements",
    "/duyurular",
    "/en/announcements",
    "/de/ankundigungen",
    "/fr/annonces",
    "/ru/obyavleniya",
    "/ar/announcements",
  ],
  ["blog", "/blog", "/en/blog", "/de/blog", "/fr/blog", "/ru/blog", "/ar/blog"],
  [
    "campaigns",
    "/kampanyalar",
    "/en/campaigns",
    "/de/kampagnen",
    "/fr/campagnes",
    "/ru/kampanii",
    "/ar/campaigns",
  ],
  [
    "bankAccounts",
    "/banka-hesaplarimiz",
    "/en/bank-accounts",
    "/de/bankkonten",
    "/fr/comptes-bancaires",
    "/ru/bankovskie-scheta",
    "/ar/bank-accounts",
  ],
  [
    "about",
    "/kurumsal/hakkimizda",
    "/en/corporate/about-us",
    "/de/unternehmen/uber-uns",
    "/fr/entreprise/a-propos-de-nous",
    "/ru/korporativnaya/o-nas",
    "/ar/corporate/about-us",
  ],
  [
    "qualityCertificates",
    "/kurumsal/kalite-belgelerimiz",
    "/en/corporate/quality-certificates",
    "/de/unternehmen/qualitatszertifikate",
    "/fr/entreprise/certificats-de-qualite",
    "/ru/korporativnaya/sertifikaty-kachestva",
    "/ar/corporate/quality-certificates",
  ],
  [
    "managers",
    "/kurumsal/yoneticiler",
    "/en/corporate/managers",
    "/de/unternehmen/fuhrungskrafte",
    "/fr/entreprise/dirigeants",
    "/ru/korporativnaya/rukovoditeli",
    "/ar/corporate/managers",
  ],
  [
    "production",
    "/kurumsal/uretim",
    "/en/corporate/production",
    "/de/unternehmen/produktion",
    "/fr/entreprise/production",
    "/ru/korporativnaya/proizvodstvo",
    "/ar/corporate/production",
  ],
  [
    "quality",
    "/kurumsal/kalite-ve-laboratuvar",
    "/en/corporate/quality-and-laboratory",
    "/de/unternehmen/qualitat-und-labor",
    "/fr/entreprise/qualite-et-laboratoire",
    "/ru/korporativnaya/kachestvo-i-laboratoriya",
    "/ar/corporate/quality-and-laboratory",
  ],
  [
    "sustainability",
    "/kurumsal/surdurulebilirlik",
    "/en/corporate/sustainability",
    "/de/unternehmen/nachhaltigkeit",
    "/fr/entreprise/developpement-durable",
    "/ru/korporativnaya/ustoychivoe-razvitie",
    "/ar/corporate/sustainability",
  ],
  [
    "services",
    "/hizmetler",
    "/en/services",
    "/de/dienstleistungen",
    "/fr/services",
    "/ru/uslugi",
    "/ar/services",
  ],
  [
    "downloads",
    "/indirilenler",
    "/en/downloads",
    "/de/downloads",
    "/fr/telechargements",
    "/ru/zagruzki",
    "/ar/downloads",
  ],
  [
    "sectorCosmetics",
    "/sektorler/kozmetik-ve-kisisel-bakim",
    "/en/industries/cosmetics-and-personal-care",
    "/de/branchen/kosmetik-und-korperpflege",
    "/fr/secteurs/cosmetique-et-soins",
    "/ru/otrasli/kosmetika-i-ukhod",
    "/ar/industries/cosmetics-and-personal-care",
  ],
  [
    "sectorHousehold",
    "/sektorler/ev-bakimi",
    "/en/industries/home-care",
    "/de/branchen/haushaltspflege",
    "/fr/secteurs/entretien-de-la-maison",
    "/ru/otrasli/bytovaya-khimiya",
    "/ar/industries/home-care",
  ],
  [
    "sectorPharma",
    "/sektorler/ilac-ve-saglik",
    "/en/industries/pharma-and-health",
    "/de/branchen/pharma-und-gesundheit",
    "/fr/secteurs/pharmacie-et-sante",
    "/ru/otrasli/farmatsevtika-i-zdorove",
    "/ar/industries/pharma-and-health",
  ],
  [
    "sectorAgriculture",
    "/sektorler/tarim",
    "/en/industries/agriculture",
    "/de/branchen/landwirtschaft",
    "/fr/secteurs/agriculture",
    "/ru/otrasli/selskoe-khozyaystvo",
    "/ar/industries/agriculture",
  ],
  [
    "sectorIndustry",
    "/sektorler/sanayi-ve-kimya",
    "/en/industries/industry-and-chemicals",
    "/de/branchen/industrie-und-chemie",
    "/fr/secteurs/industrie-et-chimie",
    "/ru/otrasli/promyshlennost-i-khimiya",
    "/ar/industries/industry-and-chemicals",
  ],
  [
    "sectorAutomotive",
    "/sektorler/arac-bakimi",
    "/en/industries/car-care",
    "/de/branchen/autopflege",
    "/fr/secteurs/entretien-automobile",
    "/ru/otrasli/avtokhimiya",
    "/ar/industries/car-care",
  ],
  [
    "sectorFood",
    "/sektorler/gida-ve-icecek",
    "/en/industries/food-and-drinks",
    "/de/branchen/lebensmittel-und-getranke",
    "/fr/secteurs/alimentation-et-boissons",
    "/ru/otrasli/produkty-i-napitki",
    "/ar/industries/food-and-drinks",
  ],
  [
    "humanResources",
    "/kurumsal/insan-kaynaklari",
    "/en/corporate/human-resources",
    "/de/unternehmen/personalwesen",
    "/fr/entreprise/ressources-humaines",
    "/ru/korporativnaya/chelovecheskie-resursy",
    "/ar/corporate/human-resources",
  ],
  ["products", "/urun", "/en/products", "/de/produkte", "/fr/produits", "/ru/produkty", "/ar/products"],
  [
    "ralColours",
    "/ral-renkleri",
    "/en/ral-colours",
    "/de/ral-farben",
    "/fr/couleurs-ral",
    "/ru/tsveta-ral",
    "/ar/ral-colours",
  ],
  ...(
    [
      ["help", "/sikca-sorulan-sorular"],
      ["favorites", "/favorites"],
      ["login", "/login"],
      ["register", "/register"],
      ["forgottenPassword", "/forgotten-password"],
      ["verifyEmail", "/verify-email"],
      ["resetPassword", "/reset-password"],
      ["confirmSignIn", "/confirm-sign-in"],
      ["confirmEmail", "/confirm-email"],
      ["confirmDeletion", "/confirm-deletion"],
      ["account", "/account/membership-information"],
      ["accountAddresses", "/account/addresses"],
      ["accountAddress", "/account/address"],
      ["accountRequests", "/account/requests"],
      ["accountOrders", "/account/orders"],
      ["accountSecurity", "/account/security"],
      ["accountTwoStep", "/account/two-step-verification"],
      ["accountPrivacy", "/account/privacy"],
      ["accountExport", "/account/export"],
      ["accountConsent", "/account/consent"],
      ["cart", "/cart"],
      ["checkout", "/checkout"],
    ] as [RouteName, string][]
  ).map(([name, path]): [RouteName, string, string, string, string, string, string] => [
    name,
    path,
    `/en${path}`,
    `/de${path}`,
    `/fr${path}`,
    `/ru${path}`,
    `/ar${path}`,
  ]),
];
const columns: Locale[] = ["tr", "en", "de", "fr", "ru", "ar"];
const productsWord: Record<Locale, string> = {
  tr: "/urun",
  en: "/en/products",
  de: "/de/produkte",
  fr: "/fr/produits",
  ru: "/ru/produkty",
  ar: "/ar/products",
};

/** Pages of the entries of a list, and the list. */
const entryRows = [
  ["newsArticle", "news"],
  ["announcement", "announcements"],
  ["blogArticle", "blog"],
  ["campaign", "campaigns"],
  ["openPosition", "humanResources"],
] as const;

describe("the route map", () => {
  const cells = rows.flatMap(([name, ...paths]) =>
    paths.map((path, index) => ({ name, path, paths, locale: columns[index] as Locale })),
  );

  it("is tested as a whole", () => {
    const plain = rows.map(([name]) => name);
    expect(
      [
        ...plain,
        "category",
        "product",
        "categoryBySlug",
        "accountOrder",
        ...entryRows.map(([name]) => name),
      ].sort(),
    ).toEqual([...routeNames].sort());
    expect(routeNames.filter(isPlain).sort()).toEqual(plain.sort());
  });

  it.each(cells)("$name in $locale is $path", ({ name, path, paths, locale }) => {
    expect(pathFor(name, locale, {})).toBe(path);
    expect(matchPath(path)).toEqual({ locale, name, params: {} });
    expect(matchPath(`${path}/`)).toEqual({ locale, name, params: {} });
    expect(localeOf(path)).toBe(locale);
    columns.forEach((to, index) => {
      expect(translatePath(`${path}?page=2&keyword=%C5%9Fi%C5%9Fe#medya`, to)).toBe(
        `${paths[index]}?page=2&keyword=%C5%9Fi%C5%9Fe#medya`,
      );
    });
    expect(redirectFor(path)).toBeNull();
    const slashed = path === "/" ? "/" : `${path}/`;
    expect(redirectFor(`${slashed}?a=1#b`)).toBe(slashed === path ? null : `${path}?a=1#b`);
  });

  it.each(columns)("has products and categories in %s", (locale) => {
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
    for (const to of columns) {
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
    for (const locale of columns) {
      const base = pathTo(list, locale);
      const params = { id: 12, slug: "yeni-hat" };
      expect(pathTo(name, locale, params)).toBe(`${base}/12/yeni-hat`);
      expect(matchPath(`${base}/12/yeni-hat`)).toEqual({ locale, name, params });
      expect(matchPath(`${base}/12`)).toEqual({ locale, name, params: { id: 12, slug: "" } });
      expect(matchPath(`${base}/yeni-hat`)).toBeNull();
      expect(matchPath(`${base}/12/yeni-hat/1`)).toBeNull();
      expect(matchPath(`${base}/012/yeni-hat`)).toBeNull();
      for (const to of columns)
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

  it("gives every language's address of a page, without those it lacks", () => {
    expect(alternatePaths("contact")).toEqual([
      { locale: "tr", path: "/iletisim" },
      { locale: "en", path: "/en/contact" },
      { locale: "ru", path: "/ru/kontakt" },
      { locale: "fr", path: "/fr/contact" },
      { locale: "ar", path: "/ar/contact" },
      { locale: "de", path: "/de/kontakt" },
    ]);
    expect(
      alternatePaths("product", (locale) => (locale === "ru" ? { id: 1, slug: "butylka" } : null)),
    ).toEqual([{ locale: "ru", path: "/ru/produkty/1/butylka" }]);
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
        "productQuote",
        "productReview",
        "quoteBasket",
        "register",
        "resetPassword",
        "verifyEmail",
      ].sort(),
    );
    expect(canonicalRoute("help")).toBe("faq");
    expect(canonicalRoute("categoryBySlug")).toBe("category");
    expect(canonicalRoute("faq")).toBe("faq");
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
      ...rows.map(([, path]) => path),
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
    for (const [, ...paths] of rows) {
      for (const path of paths) {
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
