import { idOf } from "@preforma/domain/routes";

/**
 * What a visitor wanted to keep before signing in. It waits in a cookie that lasts an hour: it survives every way of
 * signing in, and no link of another site can put anything among somebody's favourites, as an address could.
 */
const cookie = "wanted_favourite";

/** The cookie that remembers a product; null forgets it. */
export function wantedFavouriteCookie(productId: number | null, isSecure: boolean): string {
  const age = productId === null ? 0 : 60 * 60;
  return `${cookie}=${productId ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The product that waits, by a `Cookie` header or `document.cookie`. */
export function wantedFavourite(cookies: string): number | null {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=(\\d+)`).exec(cookies)?.[1];
  return idOf(value);
}
