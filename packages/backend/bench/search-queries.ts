import { locales, type Locale } from "@preforma/domain/locales";
import type { SearchQuery } from "../src/search/index.ts";

/** What people ask, by kind; each in every language. */
export const queryKinds = [
  "word",
  "words and volume",
  "beginning",
  "typing error",
  "neck",
  "code",
  "filters alone",
  "nothing found",
] as const;
export type QueryKind = (typeof queryKinds)[number];

const keywords: Readonly<
  Record<Exclude<QueryKind, "filters alone">, Readonly<Record<Locale, readonly string[]>>>
> = {
  word: {
    tr: ["şişe", "kavanoz", "kapak"],
    en: ["bottle", "jar", "cap"],
    ru: ["бутылка", "банка", "крышка"],
    fr: ["flacon", "pot", "bouchon"],
    ar: ["قارورة", "برطمان", "غطاء"],
    de: ["flasche", "dose", "verschluss"],
  },
  "words and volume": {
    tr: ["pet şişe 500 ml", "beyaz kavanoz 250 ml"],
    en: ["pet bottle 500 ml", "white jar 0.25 l"],
    ru: ["бутылка пэт 500 мл", "белая банка 250 мл"],
    fr: ["flacon pet 500 ml", "pot blanc 250 ml"],
    ar: ["قارورة 500 مل", "برطمان ٢٥٠ مل"],
    de: ["pet flasche 500 ml", "dose 250 ml"],
  },
  beginning: {
    tr: ["şi", "kapa", "p"],
    en: ["bo", "spra", "p"],
    ru: ["бу", "крыш", "п"],
    fr: ["fl", "bouc", "p"],
    ar: ["قا", "غط", "ب"],
    de: ["fl", "vers", "p"],
  },
  "typing error": {
    tr: ["kavonaz", "kpaak"],
    en: ["botle", "spryer"],
    ru: ["бутыка", "крышак"],
    fr: ["flacno", "bouhcon"],
    ar: ["قاروة", "برطمن"],
    de: ["flashce", "verschlus"],
  },
  neck: {
    tr: ["28/410", "pco1881"],
    en: ["28-410", "PCO 1881"],
    ru: ["28 410", "24/410"],
    fr: ["28/400", "din 61"],
    ar: ["28/410", "٢٤/٤١٠"],
    de: ["28/415", "din61"],
  },
  code: {
    tr: ["BT-000", "bt 0010"],
    en: ["CL-001", "cl0005"],
    ru: ["BT-0004"],
    fr: ["bt0007"],
    ar: ["BT-0008"],
    de: ["CL-0009"],
  },
  "nothing found": {
    tr: ["qwertyuiop"],
    en: ["xylophonics zzzz"],
    ru: ["щщщщщщщ"],
    fr: ["wxwxwxwx"],
    ar: ["ضضضضضضض"],
    de: ["qqqqqqqq"],
  },
};

/** One question of a kind and language. */
export interface BenchQuery {
  kind: QueryKind;
  query: SearchQuery;
}

/** Every kind in every language, first page of 15, with facets. */
export function benchQueries(): BenchQuery[] {
  return queryKinds.flatMap((kind) =>
    locales.flatMap((locale): BenchQuery[] => {
      const base = { locale, page: 1, limit: 15, facets: true };
      if (kind !== "filters alone")
        return keywords[kind][locale].map((keyword) => ({ kind, query: { ...base, keyword } }));
      return [
        {
          kind,
          query: {
            ...base,
            filters: { material: ["PET"], volumeMin: 100, volumeMax: 1000 },
            sort: "volume_asc",
          },
        },
        { kind, query: { ...base, filters: { neck: ["28/410"], food: true }, sort: "price_asc" } },
      ];
    }),
  );
}

/** The address of a question; `mark` makes it one that nobody has asked yet, so that no kept answer serves it. */
export function addressOf(
  { query }: BenchQuery,
  endpoint: "filter" | "simple-filter",
  mark?: number,
): string {
  const { keyword, locale, filters = {}, page, limit, sort } = query;
  const parameters = new URLSearchParams({ languageCode: locale, page: String(page), limit: String(limit) });
  if (keyword !== undefined) parameters.set("keyword", keyword);
  if (endpoint === "simple-filter") {
    if (sort) parameters.set("sort", sort);
    for (const key of ["material", "neck", "colour"] as const)
      if (filters[key]) parameters.set(key, filters[key].join());
    if (filters.food !== undefined) parameters.set("food", String(filters.food));
    if (filters.volumeMin !== undefined) parameters.set("volume_min", String(filters.volumeMin));
    if (filters.volumeMax !== undefined) parameters.set("volume_max", String(filters.volumeMax));
  }
  if (mark !== undefined) parameters.set("mark", String(mark));
  return `/api/v1/products/${endpoint}?${parameters}`;
}
