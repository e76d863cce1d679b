import { cacheNames } from "./offline-path.ts";

/** Deletes the pages that were cached for offline reading. */
export function forgetPages(): void {
  if ("caches" in globalThis) void caches.delete(cacheNames.pages).catch(() => undefined);
}

/** Storage keys of a customer's searches, viewed products and comparison. */
const ownKeys = ["preforma.searches", "preforma.recent", "preforma.compare"];

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
