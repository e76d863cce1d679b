import type { CookieCategory } from "@preforma/domain/consent";
import { compareKey, languageKey, recentKey, searchesKey } from "../../platform/offline/storage-keys.ts";

/** An item that this site stores in a browser. */
export interface Stored {
  /** Its name or prefix. */
  name: string;
  place: "cookie" | "localStorage" | "sessionStorage" | "indexedDB" | "caches";
  category: CookieCategory;
}

/** Stored only for the tab unless the visitor allows functional storage; see `choiceStorage`. */
const choices = [languageKey, searchesKey, compareKey] as const;

/**
 * Every stored item, with its category. The cookie policy lists all of them, and a test finds items that have no row.
 */
export const stored: readonly Stored[] = [
  { name: "cookie_consent", place: "cookie", category: "necessary" },
  { name: "cookie_preferences", place: "cookie", category: "necessary" },
  { name: "preforma_cart", place: "cookie", category: "necessary" },
  { name: "preforma_cart_count", place: "cookie", category: "necessary" },
  { name: "preforma_compare", place: "cookie", category: "necessary" },
  { name: "preforma_plain", place: "cookie", category: "necessary" },
  // The visitor requests it; see `priceSetter` for its lifetime.
  { name: "preforma_prices", place: "cookie", category: "necessary" },
  { name: "preforma_quote", place: "cookie", category: "necessary" },
  { name: "preforma_samples", place: "cookie", category: "necessary" },
  { name: "wanted_favourite", place: "cookie", category: "necessary" },
  { name: "authjs.", place: "cookie", category: "necessary" },
  { name: "site_preview", place: "cookie", category: "necessary" },
  { name: "_ga", place: "cookie", category: "analytics" },
  // Protects unsent input from loss; it is never shared.
  { name: "preforma.draft", place: "localStorage", category: "necessary" },
  { name: "preforma-waiting", place: "indexedDB", category: "necessary" },
  { name: "preforma-", place: "caches", category: "necessary" },
  // Not stored at all without consent.
  { name: recentKey, place: "localStorage", category: "functional" },
  ...choices.map((name) => ({ name, place: "localStorage", category: "functional" }) as const),
  // Deleted with the tab.
  ...choices.map((name) => ({ name, place: "sessionStorage", category: "necessary" }) as const),
  { name: "preforma.viewed.", place: "sessionStorage", category: "necessary" },
  { name: "react-router-scroll-positions", place: "sessionStorage", category: "necessary" },
];

/** Applies a decision to stored items: moves them to this browser's storage, or to this tab's. */
export function storeAsAllowed(isFunctional: boolean): void {
  try {
    if (!isFunctional) localStorage.removeItem(recentKey);
    const [from, to] = isFunctional ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
    for (const key of choices) {
      const value = from.getItem(key);
      if (value === null) continue;
      to.setItem(key, value);
      from.removeItem(key);
    }
    // The event of a change in another tab, for parts that show any of them.
    dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Storage is denied, so nothing is stored.
  }
}
