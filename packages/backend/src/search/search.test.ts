import { describe, expect, it } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import {
  createSearchIndex,
  createSearchIndexInSlices,
  type SearchDocument,
  type SearchQuery,
} from "./index.ts";

const base: Omit<SearchDocument, "id" | "code" | "titles"> = {
  categoryIds: [11, 1],
  extraTerms: {
    tr: ["PET Şişeler"],
    en: ["PET Bottles"],
    ru: ["ПЭТ-бутылки"],
    fr: ["Bouteilles PET"],
    ar: ["زجاجات PET"],
    de: ["PET-Flaschen"],
  },
  material: "PET",
  volumeMl: null,
  neck: null,
  colourKey: null,
  closureType: null,
  foodContact: true,
  isFeatured: false,
  priceMinor: null,
  createdAt: 0,
};
const jars = {
  tr: ["Kavanozlar"],
  en: ["Jars"],
  ru: ["Банки"],
  fr: ["Pots"],
  ar: ["برطمانات"],
  de: ["Dosen"],
};
const closures = {
  tr: ["Kapaklar"],
  en: ["Caps"],
  ru: ["Крышки"],
  fr: ["Bouchons"],
  ar: ["أغطية"],
  de: ["Verschlüsse"],
};

const bottle = 757;
const largeBottle = 758;
const jar = 801;
const lid = 802;
const pump = 901;
const imported = 950;

const catalogue: SearchDocument[] = [
  {
    ...base,
    id: bottle,
    code: "TR-0757",
    volumeMl: 500,
    neck: { code: "28/410", diameter_mm: 28 },
    colourKey: "clear",
    titles: {
      tr: "500 ml Şeffaf Yuvarlak PET Şişe 28/410",
      en: "500 ml Clear Round PET Bottle 28/410",
      ru: "Ёмкость ПЭТ круглая прозрачная 500 мл, 28/410",
      fr: "Bouteille PET ronde à l’épaulement dégagé 0,5 L – 28/410",
      ar: "زُجَاجَة PET دائرية شفافة سعة ٥٠٠ مل",
      de: "Große runde PET-Flasche 500 ml, 28/410",
    },
  },
  {
    ...base,
    id: largeBottle,
    code: "TR-0758",
    volumeMl: 1000,
    neck: { code: "PCO 1881", diameter_mm: 28 },
    colourKey: "blue",
    titles: {
      tr: "1 L Mavi PET Şişe PCO 1881",
      en: "1 L Blue PET Bottle PCO 1881",
      ru: "Бутылка ПЭТ синяя 1 л, PCO 1881",
      fr: "Bouteille PET bleue 1 L – PCO 1881",
      ar: "زجاجة PET زرقاء سعة 1 لتر",
      de: "PET-Flasche 1 l, blau, PCO 1881",
    },
  },
  {
    ...base,
    id: jar,
    code: "KV 0250/A",
    categoryIds: [21, 2],
    extraTerms: jars,
    material: "PP",
    volumeMl: 250,
    neck: { code: "70/400", diameter_mm: 70 },
    titles: {
      tr: "250 ml Kavanoz",
      en: "250 ml Jar",
      ru: "Банка 250 мл",
      fr: "Pot 250 ml",
      ar: "برطمان سعة 250 مل",
      de: "Tropfdose 250 ml",
    },
  },
  {
    ...base,
    id: lid,
    code: "KP-0070",
    categoryIds: [31, 3],
    extraTerms: closures,
    material: "PP",
    neck: { code: "70/400", diameter_mm: 70 },
    closureType: "jar_lid",
    titles: {
      tr: "Kavanoz Kapağı 70/400",
      en: "Jar Lid 70/400",
      ru: "Крышка для банки 70/400",
      fr: "Couvercle de pot 70/400",
      ar: "غطاء أبيض لبرطمان 70/400",
      de: "Dosendeckel 70/400",
    },
  },
  {
    ...base,
    id: pump,
    code: "PM-0028",
    categoryIds: [32, 3],
    extraTerms: closures,
    material: "PP",
    neck: { code: "28/410", diameter_mm: 28 },
    closureType: "lotion_pump",
    foodContact: false,
    titles: {
      tr: "Şişe Pompası 28/410",
      en: "Lotion Pump for Bottles 28/410",
      ru: "Дозатор 28/410",
      fr: "Pompe à lotion 28/410",
      ar: "مضخة لوشن 28/410",
      de: "Lotionspumpe 28/410",
    },
  },
  {
    ...base,
    id: imported,
    code: "SP0012",
    categoryIds: [32, 3],
    extraTerms: closures,
    material: null,
    neck: { code: "20 mm", diameter_mm: 20 },
    closureType: "mist_sprayer",
    titles: { en: "SPRAY PUMP 20 MM BLACK/BLACK(0.1 ML)" },
  },
];

const index = createSearchIndex(catalogue);
const search = (keyword: string, locale: Locale = "tr", more: Partial<SearchQuery> = {}) =>
  index.query({ keyword, locale, page: 1, limit: 20, ...more });
const first = (keyword: string, locale: Locale = "tr"): number | undefined => search(keyword, locale).ids[0];

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

describe("words with a hyphen", () => {
  const titled = (id: number, title: string): SearchDocument => ({
    ...base,
    id,
    code: `X${id}`,
    extraTerms: {},
    titles: { en: title },
  });
  const some = createSearchIndex([
    titled(1, "Roll-On Ball"),
    titled(2, "PLASTIC ROLLON CAP"),
    titled(3, "Paper Roll"),
  ]);
  it.each(["roll-on", "roll on", "rollon", "ROLL‑ON"])("are found by %s", (keyword) => {
    const result = some.query({ keyword, locale: "en", page: 1, limit: 5 });
    expect(result.ids.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(result.highlights.get(1)).toEqual([[0, 7]]);
  });
});

describe("ranking", () => {
  it("puts the word itself before words it begins, titles before categories", () => {
    expect(search("kavanoz").ids).toEqual([jar, lid]);
    expect(first("pompa")).toBe(pump);
    expect(search("kapaklar").ids).toEqual(expect.arrayContaining([lid, pump, imported]));
    expect(first("cap", "en")).not.toBe(bottle);
  });

  it("lets a featured product go before its equals only", () => {
    const titled = (id: number, title: string, isFeatured: boolean): SearchDocument => ({
      ...base,
      id,
      code: `X${id}`,
      extraTerms: {},
      isFeatured,
      titles: { tr: title },
    });
    const some = createSearchIndex([
      titled(1, "Kova", false),
      titled(2, "Kova", true),
      titled(3, "Kovalı Set", true),
    ]);
    expect(some.query({ keyword: "kova", locale: "tr", page: 1, limit: 5 }).ids).toEqual([2, 1, 3]);
  });
});

describe("highlights", () => {
  const marked = (keyword: string, locale: Locale, id: number): string => {
    let title = catalogue.find((document) => document.id === id)?.titles[locale] ?? "";
    for (const [start, end] of (search(keyword, locale).highlights.get(id) ?? []).toReversed())
      title = `${title.slice(0, start)}[${title.slice(start, end)}]${title.slice(end)}`;
    return title;
  };

  it.each<[string, Locale, number, string]>([
    ["sise", "tr", bottle, "500 ml Şeffaf Yuvarlak PET [Şişe] 28/410"],
    ["SEF", "tr", bottle, "500 ml [Şef]faf Yuvarlak PET Şişe 28/410"],
    ["0,5 lt pet", "tr", bottle, "[500 ml] Şeffaf Yuvarlak [PET] Şişe 28/410"],
    ["500 ml", "fr", bottle, "Bouteille PET ronde à l’épaulement dégagé [0,5 L] – 28/410"],
    ["epaul", "fr", bottle, "Bouteille PET ronde à l’[épaul]ement dégagé 0,5 L – 28/410"],
    ["28-410", "tr", pump, "Şişe Pompası [28/410]"],
    ["kavonaz", "tr", lid, "[Kavanoz] Kapağı 70/400"],
    ["زجاجه", "ar", bottle, "[زُجَاجَة] PET دائرية شفافة سعة ٥٠٠ مل"],
    ["емк", "ru", bottle, "[Ёмк]ость ПЭТ круглая прозрачная 500 мл, 28/410"],
    ["gross", "de", bottle, "[Groß]e runde PET-Flasche 500 ml, 28/410"],
    ["dose", "de", jar, "Tropf[dose] 250 ml"],
    ["410", "tr", pump, "Şişe Pompası 28/[410]"],
  ])("for %s (%s) of product %i", (keyword, locale, id, expected) => {
    expect(marked(keyword, locale, id)).toBe(expected);
  });

  it("show other forms of a word that only the category has as it was typed", () => {
    expect(marked("şişeler", "tr", largeBottle)).toBe("1 L Mavi PET [Şişe] PCO 1881");
  });

  it("lie in the title shown where the visitor's language is missing", () => {
    expect(search("spray", "tr").highlights.get(imported)).toEqual([[0, 5]]);
  });
});

describe("nothing found", () => {
  it("offers the nearest spelling, and where that leads", () => {
    const { ids, suggestion } = search("kavxnxz");
    expect(ids).toEqual([]);
    expect(suggestion).toEqual({ keyword: "kavanoz", categoryIds: [21, 31] });
    expect(search("şie").suggestion?.keyword).toBe("şişe");
    expect(search("flxschxe", "de").suggestion?.keyword).toBe("flasche");
  });

  it("offers the categories that have it where only the filters are in the way", () => {
    expect(search("kavanoz", "tr", { filters: { category: 1 } }).suggestion).toEqual({
      keyword: null,
      categoryIds: [21, 31],
    });
  });

  it("offers the roots where nothing is near", () => {
    expect(search("qqqqqqqq").suggestion).toEqual({ keyword: null, categoryIds: [3, 1, 2] });
  });

  it("shows what has most of the words, and says so", () => {
    const result = search("qqqqqqqq mavi şişe");
    expect(result.ids).toEqual([largeBottle]);
    expect(result.relaxed).toBe(true);
    expect(search("mavi şişe").relaxed).toBe(false);
  });
});

describe("what nobody should type", () => {
  it.each([
    "",
    "   ",
    "---",
    "/",
    "%_'\"\\",
    "\u0000",
    "🧴",
    "a".repeat(5000),
    "şişe ".repeat(500),
    "0/0",
    "1,2,3.4/5",
    "\ud800",
    "((((",
    "999999999999999999999999 ml",
  ])("is answered all the same (%#)", (keyword) => {
    expect(() => search(keyword)).not.toThrow();
  });

  it("lists everything for what holds no word", () => {
    expect(search("---").total).toBe(catalogue.length);
  });
});

describe("the index", () => {
  it("does not care in which order documents come", async () => {
    const reversed = createSearchIndex(catalogue.toReversed());
    const sliced = await createSearchIndexInSlices(catalogue);
    for (const keyword of ["", "şişe", "28/410", "botle"]) {
      for (const sort of ["relevance", "newest", "volume_asc", "price_desc", "title"] as const) {
        const query: SearchQuery = { keyword, locale: "en", sort, page: 1, limit: 20, facets: true };
        expect(reversed.query(query)).toEqual(index.query(query));
        expect(sliced.query(query)).toEqual(index.query(query));
      }
    }
  });

  it("refuses two documents of one id", () => {
    expect(() => createSearchIndex([catalogue[0]!, catalogue[0]!])).toThrow(
      "Two search documents have the id 757",
    );
  });

  it("may be empty", () => {
    const empty = createSearchIndex([]);
    expect(empty.query({ keyword: "şişe", locale: "tr", page: 1, limit: 20, facets: true })).toMatchObject({
      ids: [],
      total: 0,
      volumeRange: null,
    });
    expect(empty.query({ locale: "tr", sort: "title", page: 1, limit: 20 }).ids).toEqual([]);
  });

  it("sorts titles as the language does, numbers by value", () => {
    const titled = (id: number, title: string): SearchDocument => ({
      ...base,
      id,
      code: `X${id}`,
      titles: { tr: title },
    });
    const some = createSearchIndex([
      titled(1, "Şişe 1000 ml"),
      titled(2, "Şişe 50 ml"),
      titled(3, "Çanta"),
      titled(4, "Dağ"),
      titled(5, "Cam"),
      titled(6, "İbrik"),
      titled(7, "Izgara"),
      titled(8, "Şişe"),
    ]);
    expect(some.query({ locale: "tr", sort: "title", page: 1, limit: 20 }).ids).toEqual([
      5, 3, 4, 7, 6, 8, 2, 1,
    ]);
  });

  it("puts what has no volume or price last in both directions", () => {
    const ids = (sort: "volume_asc" | "volume_desc"): number[] =>
      index.query({ locale: "tr", sort, page: 1, limit: 20 }).ids;
    expect(ids("volume_asc")).toEqual([jar, bottle, largeBottle, lid, pump, imported]);
    expect(ids("volume_desc")).toEqual([largeBottle, bottle, jar, lid, pump, imported]);
  });
});
