import { freshFor } from "@preforma/domain/offline";
import type { WorkboxPlugin } from "workbox-core";
import { pageKey } from "../app/platform/http/page-key.ts";
import { markSaved } from "../app/platform/offline/saved-list.ts";
import { cacheNames } from "../app/platform/offline/offline-path.ts";

/** The URL under which a page is cached: without what does not change it, as the server itself caches it. */
export function keyOf(address: string): string {
  const url = new URL(address);
  return new URL(pageKey(url), url.origin).href;
}

/** Caches pages by {@link keyOf}. */
export const asKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
};

/** For so long after a page had to be shown from the cache, ms, its files are taken from there too. */
const lostFor = 30_000;
let lostAt = 0;

/** Whether there seems to be no connection; the browser itself only knows whether there is a network. */
export function isLost(): boolean {
  return !navigator.onLine || Date.now() - lostAt < lostFor;
}

/** Writes its date into a page that is shown from the cache. */
export const ageMark: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    lostAt = Date.now();
    return withText(cachedResponse, markSaved(await cachedResponse.text(), dateOf(cachedResponse)));
  },
};

/** The date of a cached answer, as its server said. */
export function dateOf({ headers }: Response): Date {
  const date = new Date(headers.get("date") ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Whether a page was cached so recently that it need not be cached again. */
export async function isFresh(address: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.pages);
  const kept = await cache.match(keyOf(address), { ignoreVary: true });
  return kept !== undefined && Date.now() - dateOf(kept).getTime() < freshFor;
}

/** The same answer with another text. */
export function withText(response: Response, text: string): Response {
  const headers = new Headers(response.headers);
  // They describe how the text was transferred.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text, { status: response.status, headers });
}
