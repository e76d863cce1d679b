import type { Client } from "./client.ts";

type Fetch = (request: Request, client: Client) => Promise<Response>;

/** Statuses of an API, or of a proxy in front of it, that is temporarily unavailable. */
const outages = new Set([502, 503, 504]);
/** Delay before a retry, s. */
const retryAfter = "10";

/** An API that records whether it was available while a page was made. */
export interface WatchedApi {
  fetch: Fetch;
  /** Whether any requested data was missing: such a page is incomplete. */
  wasOut: () => boolean;
}

/** Watches the API for one page. */
export function watchApi(fetch: Fetch): WatchedApi {
  let out = false;
  return {
    async fetch(request, client) {
      const response = await fetch(request, client);
      if (outages.has(response.status)) out = true;
      return response;
    },
    wasOut: () => out,
  };
}

/** A page or form that failed because the API was unavailable asks to try again, instead of reporting our fault. */
export function answerOutage(response: Response, api: WatchedApi): Response {
  if ((response.status !== 500 && response.status !== 503) || !api.wasOut()) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", retryAfter);
  return new Response(response.body, { status: 503, headers });
}
