import type { FoundProduct, SearchResults } from "./found-products.ts";
import type { AnswerState } from "./use-answer.ts";

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
