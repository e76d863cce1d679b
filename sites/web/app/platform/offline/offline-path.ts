import type { Locale } from "@preforma/domain/locales";
import { localePrefix } from "@preforma/domain/routes";

/** The path of the page that replaces every page that is neither reachable nor cached. */
export function offlinePath(locale: Locale): string {
  return `${localePrefix(locale)}/offline`;
}

/** Where the service worker is served. */
export const workerPath = "/sw.js";

/** The names of this site's browser caches. */
export const cacheNames = {
  pages: "preforma-pages",
  pictures: "preforma-pictures",
  files: "preforma-files",
  /** The files of the offline page, from one build; the build's name follows. */
  offline: "preforma-offline-",
} as const;

/** What a page sends to the worker once it has been viewed. */
export interface SeenMessage {
  type: "seen";
  /** Its full URL. */
  url: string;
  /** URLs of the files it has loaded so far, to cover those loaded before the worker started. */
  files: readonly string[];
}

/** Messages from pages to the worker. `forms` makes it cache the forms of a product. */
export type WorkerMessage = SeenMessage | { type: "forms" };
