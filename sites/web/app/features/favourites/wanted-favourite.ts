import { idOf } from "@preforma/domain/routes";

/**
 * The favourite that a visitor chose before signing in. It is in a cookie that lasts an hour: it survives every way of
 * signing in, and, unlike a URL, cannot be used by another site's link to add to a customer's favourites.
 */
const cookie = "wanted_favourite";

/** The cookie that remembers a product; null deletes it. */
export function wantedFavouriteCookie(productId: number | null, isSecure: boolean): string {
  const age = productId === null ? 0 : 60 * 60;
  return `${cookie}=${productId ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The remembered product, from a `Cookie` header or `document.cookie`. */
export function wantedFavourite(cookies: string): number | null {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=(\\d+)`).exec(cookies)?.[1];
  return idOf(value);
}
