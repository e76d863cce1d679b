import type { Client } from "./client.ts";

type Fetch = (request: Request, client: Client) => Promise<Response>;

/** Statuses by which an API, or a proxy in front of it, says that it cannot answer at the moment. */
const outages = new Set([502, 503, 504]);
/** When to come back, s. */
const retryAfter = "10";

/** An API that notes whether it could answer while a page was made. */
export interface WatchedApi {
  fetch: Fetch;
  /** Whether something that was asked for was missing: such a page is not the whole one. */
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

/** A page or form that failed because the API could not answer says so: try again, instead of a fault of ours. */
export function tellOutage(response: Response, api: WatchedApi): Response {
  if ((response.status !== 500 && response.status !== 503) || !api.wasOut()) return response;
  const headers = new Headers(response.headers);
  headers.set("retry-after", retryAfter);
  return new Response(response.body, { status: 503, headers });
}
