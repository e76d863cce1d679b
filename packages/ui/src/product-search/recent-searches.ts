import { fold } from "@preforma/domain/text";

/** How many of the last searches are stored. */
export const maxRecentSearches = 5;

/** Longer texts are no searches that one would want again. */
const longest = 100;

/** The last searches of this browser, the newest first. They are never sent anywhere. */
export interface RecentSearches {
  /** The same list until something changes. */
  read: () => readonly string[];
  /** Puts a search first; one that differs in case and accents alone takes its place. */
  add: (text: string) => void;
  remove: (text: string) => void;
  clear: () => void;
  /** Calls back on each change, also by another tab. Returns what ends that. */
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
 * Saves the last searches in the storage that is given at that moment, `localStorage` unless told otherwise, under a
 * key. Where storage is refused they last as long as the page. Nothing is read before the first call of `read`, so
 * that it can be made anywhere.
 */
export function createRecentSearches(
  key: string,
  storage: () => Storage = () => localStorage,
): RecentSearches {
  const listeners = new Set<() => void>();
  let written: string | null | undefined;
  let list: readonly string[] = [];

  /** What is in the storage now; where that is refused, what was there before. */
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
      // Refused or full: the list of this page still serves.
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
