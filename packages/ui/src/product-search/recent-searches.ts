import { fold } from "@preforma/domain/text";

/** How many of the last searches are stored. */
export const maxRecentSearches = 5;

/** Longer texts are not worth repeating and are not stored. */
const longest = 100;

/** The last searches of this browser, the newest first. They are never sent anywhere. */
export interface RecentSearches {
  /** The same list until something changes. */
  read: () => readonly string[];
  /** Adds a search at the top; it replaces one that differs only in case or accents. */
  add: (text: string) => void;
  remove: (text: string) => void;
  clear: () => void;
  /** Calls back on each change, also from another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

function parsed(stored: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(value)) return [];
    return value
      .filter((text): text is string => typeof text === "string" && text !== "" && text.length <= longest)
      .slice(0, maxRecentSearches);
  } catch {
    return [];
  }
}

/**
 * Saves the last searches under a key in a storage, by default `localStorage`. If storage is refused, they last as long
 * as the page. Nothing is read before the first call of `read`, so that it can also be created on a server.
 */
export function createRecentSearches(
  key: string,
  storage: () => Storage = () => localStorage,
): RecentSearches {
  const listeners = new Set<() => void>();
  let written: string | null | undefined;
  let list: readonly string[] = [];

  /** The current storage content; if storage is refused, the last known one. */
  const stored = () => {
    try {
      return storage().getItem(key);
    } catch {
      return written;
    }
  };
  const read = (): readonly string[] => {
    const now = stored();
    if (now !== written) {
      written = now;
      list = parsed(now);
    }
    return list;
  };
  const write = (next: readonly string[]) => {
    list = next;
    try {
      if (next.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(next));
    } catch {
      // Storage is refused or full: this page's list still works.
    }
    written = stored();
    for (const listener of listeners) listener();
  };
  const others = (text: string) => {
    const same = fold(text.trim());
    return read().filter((known) => fold(known) !== same);
  };

  return {
    read,
    add(text) {
      const search = text.trim();
      if (search === "" || search.length > longest) return;
      write([search, ...others(search)].slice(0, maxRecentSearches));
    },
    remove(text) {
      write(others(text));
    },
    clear() {
      write([]);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", onStorage);
      };
    },
  };
}
