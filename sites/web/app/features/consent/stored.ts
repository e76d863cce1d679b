import type { CookieCategory } from "@preforma/domain/consent";

/** Something that this site stores in a browser. */
export interface Stored {
  /** Its name, or how its name begins. */
  name: string;
  place: "cookie" | "localStorage" | "sessionStorage" | "indexedDB" | "caches";
  category: CookieCategory;
}

/** What holds for the tab alone where the visitor has not allowed more; see `choiceStorage`. */
const choices = ["preforma.language", "preforma.searches", "preforma.compare"] as const;
/** What is not stored at all without consent. */
export const looks = "preforma.recent";

/**
 * Everything that is stored, each in its category. The cookie policy names all of it, and a test looks for what is in
 * no row.
 */
export const stored: readonly Stored[] = [
  { name: "cookie_consent", place: "cookie", category: "necessary" },
  { name: "cookie_preferences", place: "cookie", category: "necessary" },
  { name: "preforma_cart", place: "cookie", category: "necessary" },
  { name: "preforma_cart_count", place: "cookie", category: "necessary" },
  { name: "preforma_compare", place: "cookie", category: "necessary" },
  { name: "preforma_plain", place: "cookie", category: "necessary" },
  // Asked for by a press; see `priceSetter` for how long.
  { name: "preforma_prices", place: "cookie", category: "necessary" },
  { name: "preforma_quote", place: "cookie", category: "necessary" },
  { name: "preforma_samples", place: "cookie", category: "necessary" },
  { name: "wanted_favourite", place: "cookie", category: "necessary" },
  { name: "authjs.", place: "cookie", category: "necessary" },
  { name: "site_preview", place: "cookie", category: "necessary" },
  { name: "_ga", place: "cookie", category: "analytics" },
  // What was typed is not lost before it is sent, and no one else gets it.
  { name: "preforma.draft", place: "localStorage", category: "necessary" },
  { name: "preforma.session", place: "localStorage", category: "necessary" },
  { name: "preforma-waiting", place: "indexedDB", category: "necessary" },
  { name: "preforma-", place: "caches", category: "necessary" },
  { name: looks, place: "localStorage", category: "functional" },
  ...choices.map((name) => ({ name, place: "localStorage", category: "functional" }) as const),
  // Gone with the tab.
  ...choices.map((name) => ({ name, place: "sessionStorage", category: "necessary" }) as const),
  { name: "preforma.viewed.", place: "sessionStorage", category: "necessary" },
  { name: "react-router-scroll-positions", place: "sessionStorage", category: "necessary" },
];

/** Applies a decision to what was stored: saves it in this browser for later, or only for this tab. */
export function storeAsAllowed(isFunctional: boolean): void {
  try {
    if (!isFunctional) localStorage.removeItem(looks);
    const [from, to] = isFunctional ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
    for (const key of choices) {
      const value = from.getItem(key);
      if (value === null) continue;
      to.setItem(key, value);
      from.removeItem(key);
    }
    // As after a change by another tab, for parts that show any of it.
    dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Storage is refused: nothing is stored.
  }
}
