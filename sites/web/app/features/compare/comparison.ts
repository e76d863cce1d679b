import { comparableProducts } from "@preforma/domain/catalogue";
import { choiceStorage } from "../consent/index.ts";

/** A product among those to compare, with its title as it was when it was chosen. */
export interface Compared {
  id: number;
  title: string;
}

const key = "preforma.compare";
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
/** As it stands in the storage, where another tab may have changed it since. */
let written: string | null | undefined;
let products: readonly Compared[] = none;
let full = false;

/** Nothing where something else has written there. */
function parsed(text: string | null): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
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

/** What is kept, the same list until it changes. Where storage is refused it lasts as long as the page. */
function read(): readonly Compared[] {
  try {
    const now = choiceStorage().getItem(key);
    if (now !== written) {
      written = now;
      products = parsed(now);
    }
  } catch {
    // What this page knows still holds.
  }
  return products;
}

function become(next: readonly Compared[], isFull = false): void {
  products = next;
  full = isFull;
  try {
    const storage = choiceStorage();
    if (next.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(next));
    written = storage.getItem(key);
  } catch {
    // It lasts as long as the page then.
  }
  tell();
}

const tell = () => listeners.forEach((listener) => listener());

/** Another tab has changed it. */
const onStorage = (event: StorageEvent) => {
  if (event.key === key || event.key === null) tell();
};

/** The products that a visitor has chosen to compare, in this browser alone. */
export const comparison = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", onStorage);
    };
  },
  products: read,
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
