import { maxComparedProducts } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { compareKey } from "../../platform/offline/storage-keys.ts";
import { choiceStorage } from "../consent/index.ts";

/** A product of the comparison, with its title in the language in which it was chosen. */
export interface Compared {
  id: number;
  title: string;
  locale?: Locale;
}

/** The products that a visitor has chosen to compare, stored only in this browser. */
export interface Comparison {
  products: readonly Compared[];
  /** The last product that was refused because the comparison was full. */
  refused: number | null;
}

const nothing: Comparison = { products: [], refused: null };

/** The comparison in the browser's storage; empty on the server. */
export const comparisonQuery = queryOptions({
  queryKey: [compareKey],
  queryFn: ({ client }): Comparison => ({ products: chosenNow(client), refused: null }),
  placeholderData: nothing,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: "always",
});

function chosenNow(client: QueryClient): readonly Compared[] {
  try {
    return parsed(choiceStorage().getItem(compareKey));
  } catch {
    // Without storage, it lasts as long as the page.
    return client.getQueryData(comparisonQuery.queryKey)?.products ?? [];
  }
}

/** Empty where the stored text is not ours. */
function parsed(text: string | null): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(
        (entry): entry is Compared => Number.isSafeInteger(entry?.id) && typeof entry?.title === "string",
      )
      .slice(0, maxComparedProducts);
  } catch {
    return [];
  }
}

/** Adds or removes a product; a fifth is refused. */
export function changeComparison(client: QueryClient, product: Compared, isWanted: boolean): void {
  const now = chosenNow(client);
  const others = now.filter(({ id }) => id !== product.id);
  if (!isWanted) saveComparison(client, others);
  else if (others.length < maxComparedProducts) saveComparison(client, [...others, product]);
  else saveComparison(client, now, product.id);
}

/** Replaces the whole comparison. */
export function saveComparison(
  client: QueryClient,
  products: readonly Compared[],
  refused: number | null = null,
): void {
  client.setQueryData(comparisonQuery.queryKey, { products, refused });
  try {
    const storage = choiceStorage();
    if (products.length === 0) storage.removeItem(compareKey);
    else storage.setItem(compareKey, JSON.stringify(products));
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

/** Follows changes in other tabs. Returns a function that unsubscribes. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === compareKey || event.key === null) void client.invalidateQueries(comparisonQuery);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
