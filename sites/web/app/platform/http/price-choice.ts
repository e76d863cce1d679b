import { consentSeconds, isAllowed, readConsent } from "@preforma/domain/consent";
import { isPriceView, type PriceView } from "@preforma/domain/shop";
import { cookieOf } from "./cookie-header.ts";

/** Remembers whether a visitor wants to see prices with VAT or without. */
export const priceCookie = "preforma_prices";

/** The choice in a `Cookie` header; null where none was made. */
export function chosenPrices(cookies: string | null): PriceView | null {
  // Runs on every request, and most visitors make no choice.
  if (cookies === null || !cookies.includes(`${priceCookie}=`)) return null;
  const chosen = cookieOf(cookies, priceCookie);
  return isPriceView(chosen) ? chosen : null;
}

/**
 * The cookie that remembers a choice: as long as a cookie decision lasts if `cookies` contain consent to functional
 * storage, else until the browser is closed.
 */
export function priceSetter(view: PriceView, cookies: string, isSecure: boolean): string {
  const lifetime = isAllowed(readConsent(cookies), "functional") ? `; Max-Age=${consentSeconds}` : "";
  return `${priceCookie}=${view}; Path=/${lifetime}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
