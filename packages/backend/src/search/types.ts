import type { ClosureType, Material, SortOrder } from "@preforma/domain/catalogue";
import { type Locale, locales } from "@preforma/domain/locales";

/** One active product as the search read model takes it in. */
export interface SearchDocument {
  /** Positive and unique; the last resort of every order. */
  id: number;
  /** Article code as printed, e.g. `TR-0757`. */
  code: string;
  /** The product's own category first, then its ancestors up to the root. */
  categoryIds: readonly number[];
  titles: Partial<Record<Locale, string>>;
  /** Texts beside the title that should find the product: titles of its categories, synonyms. */
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
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Products of one group are one hit where a query asks for groups; null or left out where it has no group. */
  group?: string | null;
  /** Where the document comes from. The same object means the same titles, extra terms and attributes as in the build before. */
  source?: object;
}

export interface SearchIndexOptions {
  /** The index that this one replaces: what is unchanged by its `source` is taken over from there. */
  before?: SearchIndex | undefined;
  /** Language whose title is used where the visitor's is missing. Turkish unless given. */
  fallbackLocale?: Locale;
}

/** Values of one key are alternatives, keys narrow each other. An empty list is no filter. Volumes in ml, inclusive. */
export interface SearchFilters {
  /** The category and everything below it. */
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
  /** What the visitor typed; empty lists everything that passes the filters. */
  keyword?: string;
  locale: Locale;
  filters?: SearchFilters;
  /** `relevance` unless given; without a keyword that is featured first, then by id. */
  sort?: SortOrder;
  /** From 1. */
  page: number;
  limit: number;
  /** Shows of each group the one product that comes first; facets still count products. */
  grouped?: boolean;
  /** Whether to count facets and the volume range; leave out where they are not shown. */
  facets?: boolean;
}

/**
 * Number of products per value, each key counted as if nothing were chosen in it, the other keys
 * as chosen: the number that a visitor gets by picking that value. Values without products are left out. Category
 * values are ids as strings, counted with everything below; food is `true` or `false`.
 */
export type FacetCounts = Record<"category" | "material" | "neck" | "colour" | "food", Map<string, number>>;

/** Half-open ranges of UTF-16 offsets, ascending and without overlap. */
export type Highlights = [start: number, end: number][];

export interface SearchResult {
  /** Products of the page, best first. Every order is total: paging neither repeats nor skips. */
  ids: number[];
  /** Hits: groups, and products without a group, where a query asks for groups. */
  total: number;
  /** The products in all hits. */
  products: number;
  /** Null unless asked for. */
  facets: FacetCounts | null;
  /** Smallest and largest volume in ml with the volume filter set aside; null where no product has one. */
  volumeRange: { min: number; max: number } | null;
  /** Per product of the page: where the keyword matched in the title shown. Products without a match are left out. */
  highlights: Map<number, Highlights>;
  /** Set when nothing was found: the nearest spelling that finds something, and categories to go on with. */
  suggestion: { keyword: string | null; categoryIds: number[] } | null;
  /** The keyword with its misspelt words corrected, where only that made the search find something. */
  corrected: string | null;
  /** True where no product has all the words, and those with most of them are shown. */
  relaxed: boolean;
}

/** Immutable once built; a changed catalogue is a new index. */
export interface SearchIndex {
  /** Answers in well under a millisecond per 10,000 products; never throws on what a visitor typed. */
  query(query: SearchQuery): SearchResult;
  /** Products in the index. */
  readonly size: number;
}

const place = (locale: Locale): number => locales.indexOf(locale);

/** A value for every language; `at` is the language's place in the list of languages. */
export function byLocale<T>(make: (locale: Locale, at: number) => T): Record<Locale, T> {
  const of = (locale: Locale): T => make(locale, place(locale));
  return { tr: of("tr"), en: of("en"), ru: of("ru"), fr: of("fr"), ar: of("ar"), de: of("de") };
}
