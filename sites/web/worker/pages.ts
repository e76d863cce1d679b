import { freshMs } from "@preforma/domain/offline";
import type { WorkboxPlugin } from "workbox-core";
import { pageKey } from "../app/platform/http/page-key.ts";
import { markSaved } from "../app/platform/offline/saved-list.ts";
import { cacheNames } from "../app/platform/offline/offline-path.ts";

/** The URL under which a page is cached: without irrelevant parameters, as in the server's cache. */
export function keyOf(address: string): string {
  const url = new URL(address);
  return new URL(pageKey(url), url.origin).href;
}

/** Caches pages by {@link keyOf}. */
export const asKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
};

/** For this long after a page was shown from the cache, ms, its files are read from there too. */
const lostFor = 30_000;
let lostAt = 0;

/** Whether the connection seems lost; the browser only knows whether there is a network. */
export function isLost(): boolean {
  return !navigator.onLine || Date.now() - lostAt < lostFor;
}

/** Writes the date into a page that is shown from the cache. */
export const ageMark: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    lostAt = Date.now();
    return withText(cachedResponse, markSaved(await cachedResponse.text(), dateOf(cachedResponse)));
  },
};

/** The date of a cached response, from its header. */
export function dateOf({ headers }: Response): Date {
  const date = new Date(headers.get("date") ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Whether a page was cached so recently that it need not be cached again. */
export async function isFresh(address: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.pages);
  const cached = await cache.match(keyOf(address), { ignoreVary: true });
  return cached !== undefined && Date.now() - dateOf(cached).getTime() < freshMs;
}

/** The same response with another text. */
export function withText(response: Response, text: string): Response {
  const headers = new Headers(response.headers);
  // They describe the transferred text.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text, { status: response.status, headers });
}
