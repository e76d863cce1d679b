import { cookieLine, cookieOf, visitorSeconds } from "../../platform/http/cookie-header.ts";

/** Identifies a visitor's cart to the API. Scripts cannot read it. */
export const cartTokenCookie = "preforma_cart";
/** The number of lines in the cart, for the header of public pages. */
export const cartCountCookie = "preforma_cart_count";

/** The cookie with a visitor's cart token; null deletes it. */
export function cartTokenSetter(token: string | null, isSecure: boolean): string {
  return cookieLine(cartTokenCookie, token ?? "", {
    isSecure,
    maxAge: token === null ? 0 : visitorSeconds,
    httpOnly: true,
  });
}

/** The cookie with the number of lines for the header; the owner is 0 for a visitor. */
export function cartCountSetter(owner: number, lines: number, isSecure: boolean): string {
  return cookieLine(cartCountCookie, `${owner}.${lines}`, { isSecure, maxAge: visitorSeconds });
}

/** The owner and line count of the last counted cart; null where there is none. */
export function cartCountOf(cookies: string): { owner: number; lines: number } | null {
  const found = /^(\d{1,10})\.(\d{1,3})$/.exec(cookieOf(cookies, cartCountCookie) ?? "");
  return found ? { owner: Number(found[1]), lines: Number(found[2]) } : null;
}
