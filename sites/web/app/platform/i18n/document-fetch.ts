import type { Fetch } from "@preforma/domain/http";
import { documentLocale } from "./browser.ts";

/** Asks the API in the language of the page, not of the browser: what it says is shown there. */
export const documentFetch: Fetch = (url, init) => {
  const headers = new Headers(init.headers);
  headers.set("accept-language", documentLocale());
  return fetch(url, { ...init, headers });
};
