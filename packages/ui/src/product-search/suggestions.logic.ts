import type { AnswerState } from "./use-answer.ts";
import type { ImageSource } from "../picture/index.ts";

/** A product as the search shows it. */
export interface FoundProduct {
  id: number | string;
  href: string;
  title: string;
  /** Matches in the title, as half-open UTF-16 offsets. Without them, the search's words are matched here. */
  highlights?: readonly (readonly [start: number, end: number])[];
  code: string;
  image?: ImageSource;
  /** Two or three short facts in the reader's language: volume, neck finish, material. */
  facts?: readonly string[];
  /** Price of one piece without VAT, minor units of an ISO 4217 currency. @default not shown */
  price?: { amountMinor: number; currency: string } | null;
}

/** The results of a search. */
export interface SearchResults {
  /** Best match first, no more than are shown. */
  products: readonly FoundProduct[];
  /** How many there are in all. */
  total: number;
  /** If nothing was found: the nearest spelling, and categories to continue with. */
  suggestion?: { keyword?: string; categories: readonly { href: string; title: string }[] };
}

/** Finds products elsewhere. The signal aborts an outdated search. */
export type SearchProducts = (text: string, signal: AbortSignal) => Promise<SearchResults>;

/** A row that can be chosen. All but a spelling link to a URL. */
export type Suggestion =
  | { kind: "recent"; text: string; href: string }
  | { kind: "product"; product: FoundProduct; href: string }
  | { kind: "all"; total: number; href: string }
  | { kind: "spelling"; text: string }
  | { kind: "category"; title: string; href: string };

/** An entry of the list: a row, or several under a heading. */
export type Entry = Suggestion | { heading: string; rows: readonly Suggestion[] };

/** Max products in the list; the row below links to all. */
export const maxShown = 15;

/** The rows for the results, in order; during a newer search the previous rows stay. */
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
  // Alternatives for an older text do not help with the one being typed.
  if (state === "loading") return [];
  const { keyword, categories = [] } = results.suggestion ?? {};
  return [
    ...(keyword === undefined ? [] : [{ kind: "spelling" as const, text: keyword }]),
    ...categories.map(({ title, href }) => ({ kind: "category" as const, title, href })),
  ];
}

/**
 * Identifies a row independently of its position: rows with the same key in two answers are the same product, category
 * or text. It contains no spaces, so it can be part of an id.
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
