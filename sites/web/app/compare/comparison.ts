import { comparableProducts } from "@preforma/domain/catalogue";

/** A product among those to compare, with its title as it was when it was chosen. */
export interface Compared {
  id: number;
  title: string;
}

const key = "preforma.compare";
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
let products: readonly Compared[] | null = null;
let full = false;

/** What the browser has kept; nothing where it may not, or where something else has written there. */
function read(): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(kept)) return none;
    return kept
      .filter(
        (entry): entry is Compared => Number.isSafeInteger(entry?.id) && typeof entry?.title === "string",
      )
      .slice(0, comparableProducts);
  } catch {
    return none;
  }
}

function become(next: readonly Compared[], isFull = false): void {
  products = next;
  full = isFull;
  try {
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // It lasts as long as the page then.
  }
  for (const listener of listeners) listener();
}

/** The products that a visitor has chosen to compare, in this browser alone. */
export const comparison = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  products: (): readonly Compared[] => (products ??= read()),
  /** Whether one more was wanted than there is room for. */
  isFull: (): boolean => full,
  onServer: () => none,
  /** Takes a product in or out; a fifth finds no room. */
  change(product: Compared, compared: boolean): void {
    const now = comparison.products();
    const others = now.filter(({ id }) => id !== product.id);
    if (!compared) become(others);
    else if (others.length < comparableProducts) become([...others, product]);
    else become([...now], true);
  },
  clear: (): void => become(none),
};
