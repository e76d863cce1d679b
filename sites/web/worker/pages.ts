import { freshFor } from "@preforma/domain/offline";
import type { WorkboxPlugin } from "workbox-core";
import { pageKey } from "../app/platform/http/page-key.ts";
import { markSaved } from "../app/platform/offline/saved-list.ts";
import { cacheNames } from "../app/platform/offline/offline-path.ts";

/** The address under which a page is kept: without what does not change it, as the server itself caches it. */
export function keyOf(address: string): string {
  const url = new URL(address);
  return new URL(pageKey(url), url.origin).href;
}

/** Keeps pages by {@link keyOf}. */
export const asKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
};

/** For so long after a page had to be shown from the cache, ms, whatever it needs is taken from there too. */
const lostFor = 30_000;
let lostAt = 0;

/** Whether there seems to be no connection; the browser itself only knows whether there is a network. */
export function isLost(): boolean {
  return !navigator.onLine || Date.now() - lostAt < lostFor;
}

/** Tells a page that is shown from the cache as of when it is. */
export const ageMark: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return cachedResponse;
    lostAt = Date.now();
    return withText(cachedResponse, markSaved(await cachedResponse.text(), dateOf(cachedResponse)));
  },
};

/** As of when a kept answer is, as its server said. */
export function dateOf({ headers }: Response): Date {
  const date = new Date(headers.get("date") ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Whether a page was kept so lately that it need not be kept again. */
export async function isFresh(address: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.pages);
  const kept = await cache.match(keyOf(address), { ignoreVary: true });
  return kept !== undefined && Date.now() - dateOf(kept).getTime() < freshFor;
}

/** The same answer with another text. */
export function withText(response: Response, text: string): Response {
  const headers = new Headers(response.headers);
  // They speak of how the text came here.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response(text, { status: response.status, headers });
}
