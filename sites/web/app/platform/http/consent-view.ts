import { consentCookie, readConsent } from "@preforma/domain/consent";

/**
 * All that a public page may know about a visitor's consent, so that it can be cached for each: nothing was decided
 * and the banner shows, or something was.
 */
export type ConsentView = "open" | "decided";

/** Reads it from a `Cookie` header. */
export function consentViewOf(cookies: string | null): ConsentView {
  // Most first visits have no cookie at all, and every request asks.
  if (cookies === null || !cookies.includes(consentCookie)) return "open";
  return readConsent(cookies) === null ? "open" : "decided";
}
