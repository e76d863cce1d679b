import { comparableProducts } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { choiceStorage } from "../consent/index.ts";

/** A product among those to compare, with its title in the language in which it was chosen. */
export interface Compared {
  id: number;
  title: string;
  locale?: Locale;
}

/** The products that a visitor has chosen to compare, in this browser alone. */
export interface Comparison {
  products: readonly Compared[];
  /** The product that was wanted last and found no room. */
  refused: number | null;
}

const key = "preforma.compare";
const nothing: Comparison = { products: [], refused: null };

/** What is chosen, as the browser's storage has it. Nothing on the server. */
export const comparisonQuery = queryOptions({
  queryKey: [key],
  queryFn: ({ client }): Comparison => ({ products: chosenNow(client), refused: null }),
  placeholderData: nothing,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: "always",
});

function chosenNow(client: QueryClient): readonly Compared[] {
  try {
    return parsed(choiceStorage().getItem(key));
  } catch {
    // Where storage is refused, it lasts as long as the page.
    return client.getQueryData(comparisonQuery.queryKey)?.products ?? [];
  }
}

/** Nothing where something else has written there. */
function parsed(text: string | null): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(
        (entry): entry is Compared => Number.isSafeInteger(entry?.id) && typeof entry?.title === "string",
      )
      .slice(0, comparableProducts);
  } catch {
    return [];
  }
}

/** Takes a product in or out; a fifth finds no room. */
export function changeComparison(client: QueryClient, product: Compared, isWanted: boolean): void {
  const now = chosenNow(client);
  const others = now.filter(({ id }) => id !== product.id);
  if (!isWanted) saveComparison(client, others);
  else if (others.length < comparableProducts) saveComparison(client, [...others, product]);
  else saveComparison(client, now, product.id);
}

/** Replaces all of them. */
export function saveComparison(
  client: QueryClient,
  products: readonly Compared[],
  refused: number | null = null,
): void {
  client.setQueryData(comparisonQuery.queryKey, { products, refused });
  try {
    const storage = choiceStorage();
    if (products.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(products));
  } catch {
    // It lasts as long as the page then.
  }
}

/** Follows what other tabs choose. Returns what ends that. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) void client.invalidateQueries(comparisonQuery);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
