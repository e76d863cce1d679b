import { basePath } from "./config.ts";

/** What a client may tell a provider about a person: whom it expects, in which language, how recent the sign-in is. */
const forProviders = new Set([
  "login_hint",
  "domain_hint",
  "hd",
  "prompt",
  "max_age",
  "ui_locales",
  "acr_values",
]);

const ourCookies = /^(?:__Secure-|__Host-)?authjs\./;

/** Our cookies as they came, but for the return address, which is given separately: anyone may have planted it. */
export interface OwnCookies {
  others: readonly string[];
  callback: { name: string; url: string } | null;
}

/** Takes a `Cookie` header apart; cookies that are not ours go no further. */
export function ownCookies(header: string): OwnCookies {
  const others: string[] = [];
  let callback: OwnCookies["callback"] = null;
  for (const cookie of header.split(/;\s*/)) {
    const name = cookie.split("=", 1)[0]?.trim() ?? "";
    if (!ourCookies.test(name)) continue;
    if (!name.endsWith(".callback-url")) {
      others.push(cookie);
      continue;
    }
    try {
      callback = { name, url: decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)) };
    } catch {
      // Not of our making.
    }
  }
  return { others, callback };
}

/**
 * The request as the library gets it: under the public origin, with our own cookies, and with a return URL of this
 * site where one was given. No other header of the visitor is passed on.
 */
export function innerRequest(given: {
  publicOrigin: string;
  action: string;
  query: URLSearchParams;
  form: Readonly<Record<string, string>> | null;
  cookies: OwnCookies;
  callbackUrl: string;
}): Request {
  const { action, callbackUrl, cookies, form } = given;
  const url = new URL(`${given.publicOrigin}${basePath}/${action}`);
  for (const [name, value] of given.query) {
    // Of a sign-in the library hands these on to the provider, over its own: no one must be able to choose the client
    // or the redirect URL.
    if (action.startsWith("signin/") && !forProviders.has(name)) continue;
    url.searchParams.set(name, name === "callbackUrl" ? callbackUrl : value);
  }
  const cookie = [...cookies.others];
  // Left out where the request says it itself: then the library writes the cookie again.
  const isSaid = form?.["callbackUrl"] !== undefined || given.query.has("callbackUrl");
  if (cookies.callback && !isSaid) cookie.push(`${cookies.callback.name}=${encodeURIComponent(callbackUrl)}`);
  return new Request(url, {
    method: form ? "POST" : "GET",
    // With the second header the library answers where to go as JSON, also for an error.
    headers: { Cookie: cookie.join("; "), "X-Auth-Return-Redirect": "1" },
    body: form && new URLSearchParams({ ...form, callbackUrl }),
  });
}
