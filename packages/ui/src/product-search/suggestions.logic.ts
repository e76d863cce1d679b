import type { AnswerState } from "./use-answer.ts";
import type { ImageSource } from "../picture/index.ts";

/** A product as the search shows it. */
export interface FoundProduct {
  id: number | string;
  href: string;
  title: string;
  /** Where the title matched, half-open UTF-16 offsets. Without them the words of the search are looked for in it. */
  highlights?: readonly (readonly [start: number, end: number])[];
  code: string;
  image?: ImageSource;
  /** Two or three short facts in the reader's language: volume, neck finish, material. */
  facts?: readonly string[];
  /** Price of one piece without VAT, minor units of an ISO 4217 currency. @default not shown */
  price?: { amountMinor: number; currency: string } | null;
}

/** What a search answers. */
export interface SearchResults {
  /** The best first, no more than are to be shown. */
  products: readonly FoundProduct[];
  /** How many there are in all. */
  total: number;
  /** Where nothing was found: the nearest spelling, and categories to go on with. */
  suggestion?: { keyword?: string; categories: readonly { href: string; title: string }[] };
}

/** Looks for products elsewhere. The signal says that no one waits for the answer any more. */
export type SearchProducts = (text: string, signal: AbortSignal) => Promise<SearchResults>;

/** One row that can be chosen. All but a spelling lead to an address. */
export type Suggestion =
  | { kind: "recent"; text: string; href: string }
  | { kind: "product"; product: FoundProduct; href: string }
  | { kind: "all"; total: number; href: string }
  | { kind: "spelling"; text: string }
  | { kind: "category"; title: string; href: string };

/** An entry of the list: a row, or several under a heading. */
export type Entry = Suggestion | { heading: string; rows: readonly Suggestion[] };

/** Most products in the list; the row below them leads to all. */
export const maxShown = 15;

/** The rows for what was found, in their order; while a newer text is looked for, those of the older one stay. */
export function suggestionsOf(
  state: AnswerState,
  results: SearchResults | undefined,
  recent: readonly string[],
  text: string,
  listHref: (text: string) => string,
): readonly Suggestion[] {
  if (state === "idle")
    return recent.map((search) => ({ kind: "recent", text: search, href: listHref(search) }));
  if (state === "failed" || results === undefined) return [];
  if (results.total > 0) {
    return [
      ...results.products
        .slice(0, maxShown)
        .map((product) => ({ kind: "product" as const, product, href: product.href })),
      { kind: "all", total: results.total, href: listHref(text) },
    ];
  }
  // What was offered for an older text is no help for the one that is being typed.
  if (state === "loading") return [];
  const { keyword, categories = [] } = results.suggestion ?? {};
  return [
    ...(keyword === undefined ? [] : [{ kind: "spelling" as const, text: keyword }]),
    ...categories.map(({ title, href }) => ({ kind: "category" as const, title, href })),
  ];
}

/**
 * Identifies a row, independent of its position: rows of two answers with the same key are the same product, category
 * or text. Fit for an id, which has no spaces.
 */
export function keyOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "product":
      return `product-${encodeURIComponent(suggestion.product.id)}`;
    case "category":
      return `category-${encodeURIComponent(suggestion.href)}`;
    case "all":
      return "all";
    default:
      return `${suggestion.kind}-${encodeURIComponent(suggestion.text)}`;
  }
}
