import { cacheNames } from "./offline-path.ts";

/** Deletes the pages that were cached to be read without a connection. */
export function forgetPages(): void {
  if ("caches" in globalThis) void caches.delete(cacheNames.pages).catch(() => undefined);
}

/** Storage keys of what a person searched for, looked at and chose to compare. */
const ownKeys = ["preforma.searches", "preforma.recent", "preforma.compare"];

/** Deletes what was stored for the person who signs out: pages, what they looked at, and forms that wait. */
export async function forgetVisitor(): Promise<void> {
  forgetPages();
  try {
    for (const key of ownKeys) for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  } catch {
    // Storage is refused: nothing is stored.
  }
  const { dropAllWaiting } = await import("./waiting-forms.ts");
  await dropAllWaiting();
}
