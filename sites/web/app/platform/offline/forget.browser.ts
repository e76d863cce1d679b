import { cacheNames } from "./offline-path.ts";

/** Deletes the pages that were cached to be read without a connection. */
export function forgetPages(): void {
  if ("caches" in globalThis) void caches.delete(cacheNames.pages).catch(() => undefined);
}

/** Deletes what was stored for the person who signs out: the pages, and forms that wait. */
export async function forgetVisitor(): Promise<void> {
  forgetPages();
  const { dropAllWaiting } = await import("./waiting-forms.ts");
  await dropAllWaiting();
}
