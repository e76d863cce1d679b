import { cacheNames } from "./offline-path.ts";
import { compareKey, recentKey, searchesKey } from "./storage-keys.ts";

/** Deletes the pages that were cached for offline reading. */
export function forgetPages(): void {
  if ("caches" in globalThis) void caches.delete(cacheNames.pages).catch(() => undefined);
}

/** What a person searched for, looked at and chose to compare. */
const ownKeys = [searchesKey, recentKey, compareKey];

/** Deletes the data of a customer who signs out: cached pages, viewed products, and waiting forms. */
export async function forgetVisitor(): Promise<void> {
  forgetPages();
  try {
    for (const key of ownKeys) for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  } catch {
    // Storage is denied, so there is nothing to delete.
  }
  const { dropAllWaiting } = await import("./waiting-forms.ts");
  await dropAllWaiting();
}
