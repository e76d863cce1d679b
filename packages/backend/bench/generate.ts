import type { ClosureType, Material } from "@preforma/domain/catalogue";
import { closureTypes } from "@preforma/domain/catalogue/schema";
import { locales, type Locale } from "@preforma/domain/locales";
import { slugify } from "@preforma/domain/text";
import {
  articles,
  colours,
  composeTitle,
  materialByKey,
  neckFinishes,
  type Article,
  type ShapeKey,
} from "@preforma/domain/vocabulary";
import type { CategoryRecord, LocalisedText, ProductRecord } from "../src/catalogue/records.ts";
import type { SearchDocument } from "../src/search/index.ts";

/** A generator of numbers in [0, 1) with the same sequence everywhere (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A catalogue has too few parts to matter. */
type MainKind = Exclude<Article["kind"], "part">;

const materialsOf: Readonly<Record<MainKind, readonly Material[]>> = {
  container: ["PET", "HDPE", "LDPE", "PP", "PETG", "PS"],
  closure: ["PP", "HDPE", "LDPE", "ABS", "ALU"],
};
const shapes: readonly ShapeKey[] = [
  "round",
  "oval",
  "square",
  "rectangular",
  "cylindrical",
  "slim",
  "ribbed",
  "handled",
  "wide_mouth",
  "smooth",
];
const volumes = [
  5, 10, 15, 20, 30, 50, 60, 75, 100, 125, 150, 200, 250, 300, 330, 400, 500, 750, 1000, 1500, 2000, 3000,
  5000, 10_000, 20_000, 30_000, 60_000,
];
const containers = articles.filter((article) => article.kind === "container");
const closures = articles.filter((article) => article.kind === "closure");
const closureTypeOf = ({ key }: Article): ClosureType | null =>
  closureTypes.find((type) => type === key) ?? null;

const rootTitles: Readonly<Record<MainKind, Readonly<Record<Locale, string>>>> = {
  container: {
    tr: "Ambalaj",
    en: "Packaging",
    ru: "Тара",
    fr: "Emballages",
    ar: "عبوات التغليف",
    de: "Verpackungen",
  },
  closure: {
    tr: "Kapatma Sistemleri",
    en: "Closures",
    ru: "Укупорка",
    fr: "Fermetures",
    ar: "أنظمة الإغلاق",
    de: "Verschlusssysteme",
  },
};

function texts(titleIn: (locale: Locale) => string): Partial<Record<Locale, LocalisedText>> {
  const inLocale = (locale: Locale): [Locale, LocalisedText] => {
    const title = titleIn(locale);
    return [locale, { title, slug: slugify(title, locale), description: title }];
  };
  return Object.fromEntries(locales.map(inLocale));
}

/** Kinds, articles and articles by material: three levels, some two hundred categories. */
export function generateCategories(): CategoryRecord[] {
  const categories: CategoryRecord[] = [];
  const add = (key: string, parentKey: string | null, titleIn: (locale: Locale) => string): void => {
    categories.push({
      key,
      parentKey,
      isFeatured: parentKey === null,
      isActive: true,
      sortOrder: categories.length,
      texts: texts(titleIn),
      picture: null,
    });
  };
  add("container", null, (locale) => rootTitles.container[locale]);
  add("closure", null, (locale) => rootTitles.closure[locale]);
  for (const { key, kind, many } of articles) {
    if (kind === "part") continue;
    add(key, kind, (locale) => many[locale]);
    for (const material of materialsOf[kind])
      add(`${key}/${material}`, key, (locale) => `${materialByKey(material).short[locale]} ${many[locale]}`);
  }
  return categories;
}

/**
 * A catalogue of any size from the trade's vocabulary: articles in materials, forms, volumes, necks and colours, a
 * third of them closures, with titles in six languages. The same count gives the same catalogue.
 */
export function* generateProducts(count: number): Generator<ProductRecord> {
  const random = seededRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const between = (min: number, max: number): number => min + Math.floor(random() * (max - min));
  for (let number = 1; number <= count; number += 1) {
    const article = random() < 0.66 ? pick(containers) : pick(closures);
    const isContainer = article.kind === "container";
    const material = pick(materialsOf[isContainer ? "container" : "closure"]);
    const colour = pick(colours);
    const neck = random() < 0.9 ? pick(neckFinishes) : null;
    const volumeMl = isContainer ? pick(volumes) : null;
    const parts = {
      article: article.key,
      material,
      colourKey: colour.key,
      shapes: isContainer ? [pick(shapes)] : [],
      volumeMl,
      neck,
      dipTubeMm: /pump|spray/.test(article.key) ? between(16, 46) * 5 : null,
    };
    yield {
      code: `${isContainer ? "BT" : "CL"}-${String(number).padStart(6, "0")}`,
      categoryKey: `${article.key}/${material}`,
      isFeatured: random() < 0.04,
      isActive: true,
      texts: texts((locale) => composeTitle(locale, parts)),
      price: random() < 0.9 ? { amountMinor: between(20, 5000), currency: "TRY" } : null,
      material,
      volumeMl,
      brimfulMl: volumeMl && volumeMl * 1.05,
      weightG: volumeMl ? 4 + volumeMl * 0.04 : between(2, 30),
      dimensions: null,
      neckFinish: neck && { code: neck.code, diameter_mm: neck.diameter_mm, finish: neck.finish },
      closureType: closureTypeOf(article),
      colourKey: colour.key,
      minimumOrder: between(1, 20) * 500,
      cartonQuantity: between(1, 40) * 50,
      palletQuantity: null,
      foodContact: random() < 0.7,
      foodContactDeclarations: [],
      recyclingCode: materialByKey(material).resinCode,
      stock: between(0, 50_000),
      picture: { shapeId: article.key, bodyHex: colour.hex, closureHex: "#f5f5f2" },
      variantGroup: `${article.key} ${Math.floor(number / 8)}`,
    };
  }
}

/** The same catalogue as search documents, without a database in between. */
export function* generateDocuments(count: number): Generator<SearchDocument> {
  const categories = generateCategories();
  const ids = new Map(categories.map((category, at) => [category.key, at + 1]));
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const lineageOf = (key: string): CategoryRecord[] => {
    const category = byKey.get(key);
    if (!category) return [];
    return [category, ...(category.parentKey === null ? [] : lineageOf(category.parentKey))];
  };
  const shared = new Map(
    categories.map(({ key }) => {
      const lineage = lineageOf(key);
      const extraTerms = Object.fromEntries(
        locales.map((locale) => [locale, lineage.flatMap((above) => above.texts[locale]?.title ?? [])]),
      );
      return [key, { categoryIds: lineage.map((above) => ids.get(above.key)!), extraTerms }];
    }),
  );
  let id = 0;
  for (const product of generateProducts(count)) {
    id += 1;
    yield {
      id,
      code: product.code,
      ...shared.get(product.categoryKey)!,
      titles: Object.fromEntries(locales.map((locale) => [locale, product.texts[locale]?.title])),
      material: product.material,
      volumeMl: product.volumeMl,
      neck: product.neckFinish,
      colourKey: product.colourKey,
      closureType: product.closureType,
      foodContact: product.foodContact,
      isFeatured: product.isFeatured,
      priceMinor: product.price?.amountMinor ?? null,
      createdAt: Date.UTC(2020, 0, 1) + id * 60_000,
    };
  }
}
