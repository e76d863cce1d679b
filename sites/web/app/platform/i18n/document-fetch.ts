import type { Fetch } from "@preforma/domain/http";
import { documentLocale } from "./browser.ts";

/** Calls the API in the language of the page, not of the browser: the page shows its messages. */
export const documentFetch: Fetch = (url, init) => {
  const headers = new Headers(init.headers);
  headers.set("accept-language", documentLocale());
  return fetch(url, { ...init, headers });
};
