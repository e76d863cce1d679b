import { idOf } from "@preforma/domain/routes";

/**
 * The favourite that a visitor wanted to save before signing in. It waits in a cookie that lasts an hour: it survives
 * every way of signing in, and no link of another site can add to a person's favourites, as a URL could.
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
