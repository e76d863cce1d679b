import type { Locale } from "@preforma/domain/locales";
import { localePrefix } from "@preforma/domain/routes";

/** The path, below no other, of the page that replaces all that cannot be reached and is not cached. */
export function offlinePath(locale: Locale): string {
  return `${localePrefix(locale)}/offline`;
}

/** Where the service worker is served. */
export const workerPath = "/sw.js";

/** What the browser's caches of this site are called. */
export const cacheNames = {
  pages: "preforma-pages",
  pictures: "preforma-pictures",
  files: "preforma-files",
  /** What the page above needs, as it was in one build; the build's name follows. */
  offline: "preforma-offline-",
} as const;

/** What a page tells the worker once it has been looked at. */
export interface SeenMessage {
  type: "seen";
  /** Its whole address. */
  url: string;
  /** Addresses of what it has loaded so far, for what came before the worker. */
  files: readonly string[];
}

/** What pages tell the worker. `forms` asks it to cache the forms of a product. */
export type WorkerMessage = SeenMessage | { type: "forms" };
