import type { ClosureType, Material, SortOrder } from "@preforma/domain/catalogue";
import { type Locale, locales } from "@preforma/domain/locales";

/** One active product as input of the search read model. */
export interface SearchDocument {
  /** Positive and unique; the final tie-breaker of every order. */
  id: number;
  /** Article code as printed, e.g. `TR-0757`. */
  code: string;
  /** The product's own category first, then its ancestors up to the root. */
  categoryIds: readonly number[];
  titles: Partial<Record<Locale, string>>;
  /** Additional texts that should find the product: titles of its categories, synonyms. */
  extraTerms: Partial<Record<Locale, readonly string[]>>;
  material: Material | null;
  /** Nominal fill, ml. */
  volumeMl: number | null;
  /** `code` as the trade writes it (`28/410`, `PCO 1881`); diameter in mm. */
  neck: { code: string; diameter_mm: number } | null;
  /** Key of the colour vocabulary. */
  colourKey: string | null;
  closureType: ClosureType | null;
  foodContact: boolean;
  isFeatured: boolean;
  /** Minor currency units. */
  priceMinor: number | null;
  /** Of the price. */
  currency?: string | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Products of one group are one hit in grouped queries; null or omitted without a group. */
  group?: string | null;
  /**
   * The origin of the document. The same object means the same titles, extra terms and attributes as in the previous
   * build.
   */
  source?: object;
}

/** Values of one key are alternatives; keys narrow each other. An empty list is no filter. Volumes in ml, inclusive. */
export interface SearchFilters {
  /** The category and its descendants. */
  category?: number;
  material?: readonly string[];
  /** Neck codes as in the documents. */
  neck?: readonly string[];
  colour?: readonly string[];
  food?: boolean;
  volumeMin?: number;
  volumeMax?: number;
  featured?: boolean;
}

export interface SearchQuery {
  /** The visitor's input; if empty, everything that passes the filters is listed. */
  keyword?: string;
  locale: Locale;
  filters?: SearchFilters;
  /** `relevance` by default; without a keyword that is featured first, then by id. */
  sort?: SortOrder;
  /** From 1. */
  page: number;
  limit: number;
  /** Shows only the first product of each group; facets still count products. */
  grouped?: boolean;
  /** Whether to count facets and the volume range; omit it if they are not shown. */
  facets?: boolean;
}

/**
 * Number of products per value, each key counted as if it had no selection, with the other keys as selected: the number
 * that a visitor gets by picking that value. Values without products are left out. Category values are ids as strings,
 * counted with their descendants; food is `true` or `false`.
 */
export type FacetCounts = Record<"category" | "material" | "neck" | "colour" | "food", Map<string, number>>;

/** Half-open ranges of UTF-16 offsets, ascending and without overlap. */
export type Highlights = [start: number, end: number][];

export interface SearchResult {
  /** Products of the page, best first. Every order is total: paging neither repeats nor skips. */
  ids: number[];
  /** Hits: in grouped queries, groups and products without a group. */
  total: number;
  /** The products in all hits. */
  products: number;
  /** Null unless requested. */
  facets: FacetCounts | null;
  /** Smallest and largest volume in ml, ignoring the volume filter; null if no product has one. */
  volumeRange: { min: number; max: number } | null;
  /** Per product of the page: where the keyword matched in the title shown. Products without a match are left out. */
  highlights: Map<number, Highlights>;
  /** Set if nothing was found: the nearest spelling that finds something, and categories to try. */
  suggestion: { keyword: string | null; categoryIds: number[] } | null;
  /** The keyword with its misspelt words corrected, if only that made the search find something. */
  corrected: string | null;
  /** True if no product has all the words, and those with most of them are shown. */
  relaxed: boolean;
}

const place = (locale: Locale): number => locales.indexOf(locale);

/** Builds a value for every language; `at` is the language's index in the list of languages. */
export function byLocale<T>(make: (locale: Locale, at: number) => T): Record<Locale, T> {
  const of = (locale: Locale): T => make(locale, place(locale));
  return { tr: of("tr"), en: of("en"), ru: of("ru"), fr: of("fr"), ar: of("ar"), de: of("de") };
}
