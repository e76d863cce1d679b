import { basePath } from "./config.ts";

/** Parameters that a client may pass to a provider: the expected person, the language, the max age of the sign-in. */
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

/** Our cookies as received, except the return URL, which is separate: anyone may have planted it. */
export interface OwnCookies {
  others: readonly string[];
  callback: { name: string; url: string } | null;
}

/** Parses a `Cookie` header; foreign cookies are dropped. */
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
      // Not one of ours.
    }
  }
  return { others, callback };
}

/**
 * The request for the library: under the public origin, with our own cookies, and with a return URL on this site if one
 * was given. No other header of the visitor is passed on.
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
    // The library passes these parameters of a sign-in on to the provider, where they override its own: no one may
    // choose the client or the redirect URL.
    if (action.startsWith("signin/") && !forProviders.has(name)) continue;
    url.searchParams.set(name, name === "callbackUrl" ? callbackUrl : value);
  }
  const cookie = [...cookies.others];
  // Omitted if the request contains the return URL: the library then writes the cookie again.
  const isGiven = form?.["callbackUrl"] !== undefined || given.query.has("callbackUrl");
  if (cookies.callback && !isGiven)
    cookie.push(`${cookies.callback.name}=${encodeURIComponent(callbackUrl)}`);
  return new Request(url, {
    method: form ? "POST" : "GET",
    // With the second header the library returns the redirect target as JSON, also for an error.
    headers: { Cookie: cookie.join("; "), "X-Auth-Return-Redirect": "1" },
    body: form && new URLSearchParams({ ...form, callbackUrl }),
  });
}
