import type { ClosureType, Material } from "@preforma/domain/catalogue";
import { closureTypes } from "@preforma/domain/catalogue/schema";
import { locales, type Locale } from "@preforma/domain/locales";
import {
  articles,
  colours,
  composeTitle,
  materialByKey,
  neckFinishes,
  type Article,
  type ShapeKey,
} from "@preforma/domain/vocabulary";
import type { SearchDocument } from "../src/search/index.ts";

/** A generator of numbers in [0, 1) that gives the same sequence everywhere (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const containerMaterials: readonly Material[] = ["PET", "HDPE", "LDPE", "PP", "PETG", "PS"];
const closureMaterials: readonly Material[] = ["PP", "HDPE", "LDPE", "ABS", "ALU"];
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

/** Everything is an article of the vocabulary; a third of the catalogue are closures, as in a real one. */
const containers = articles.filter((article) => article.kind === "container");
const closures = articles.filter((article) => article.kind === "closure");

const kindId = (article: Article): number => (article.kind === "container" ? 1 : 2);
const closureTypeOf = ({ key }: Article): ClosureType | null =>
  closureTypes.find((type) => type === key) ?? null;
const categoryId = (article: Article): number => 10 + articles.indexOf(article);
const subcategoryId = (article: Article, material: Material): number =>
  1000 + articles.indexOf(article) * 20 + [...containerMaterials, ...closureMaterials].indexOf(material);

/** Titles of a product's categories per language; one array for all products of a category. */
const categoryTitles = new Map<number, SearchDocument["extraTerms"]>();

function extraTermsOf(article: Article, material: Material): SearchDocument["extraTerms"] {
  const id = subcategoryId(article, material);
  let terms = categoryTitles.get(id);
  if (!terms) {
    const short = materialByKey(material).short;
    terms = Object.fromEntries(
      locales.map((locale) => [locale, [`${short[locale]} ${article.many[locale]}`, article.many[locale]]]),
    );
    categoryTitles.set(id, terms);
  }
  return terms;
}

/**
 * A catalogue of any size out of the trade's vocabulary: articles in materials, forms, volumes, necks and colours,
 * with titles in six languages and categories in three levels. The same count gives the same catalogue.
 */
export function* generateDocuments(count: number): Generator<SearchDocument> {
  const random = seededRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  for (let id = 1; id <= count; id += 1) {
    const article = random() < 0.66 ? pick(containers) : pick(closures);
    const isContainer = article.kind === "container";
    const material = pick(isContainer ? containerMaterials : closureMaterials);
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
      dipTubeMm: /pump|spray/.test(article.key) ? 80 + Math.floor(random() * 30) * 5 : null,
    };
    yield {
      id,
      code: `${isContainer ? "BT" : "CL"}-${String(id).padStart(6, "0")}`,
      categoryIds: [subcategoryId(article, material), categoryId(article), kindId(article)],
      titles: Object.fromEntries(
        locales.map((locale): [Locale, string] => [locale, composeTitle(locale, parts)]),
      ),
      extraTerms: extraTermsOf(article, material),
      material,
      volumeMl,
      neck: neck && { code: neck.code, diameter_mm: neck.diameter_mm },
      colourKey: colour.key,
      closureType: closureTypeOf(article),
      foodContact: random() < 0.7,
      isFeatured: random() < 0.04,
      priceMinor: random() < 0.9 ? 20 + Math.floor(random() * 5000) : null,
      createdAt: Date.UTC(2020, 0, 1) + id * 60_000,
    };
  }
}
