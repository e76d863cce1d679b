import { cookieLine, cookieOf, visitorSeconds } from "../../platform/http/cookie-header.ts";

/** Names a visitor's cart to the API. Scripts cannot read it. */
export const cartTokenCookie = "preforma_cart";
/** How many lines the cart has, for the header of pages that are the same for everyone. */
export const cartCountCookie = "preforma_cart_count";

/** The cookie that holds a visitor's cart token; null forgets it. */
export function cartTokenSetter(token: string | null, isSecure: boolean): string {
  return cookieLine(cartTokenCookie, token ?? "", {
    isSecure,
    maxAge: token === null ? 0 : visitorSeconds,
    httpOnly: true,
  });
}

/** The cookie that tells the header how many lines a person's cart has; the owner is 0 for a visitor. */
export function cartCountSetter(owner: number, lines: number, isSecure: boolean): string {
  return cookieLine(cartCountCookie, `${owner}.${lines}`, { isSecure, maxAge: visitorSeconds });
}

/** Whose cart was counted last, and its lines; null where none was. */
export function cartCountOf(cookies: string): { owner: number; lines: number } | null {
  const found = /^(\d{1,10})\.(\d{1,3})$/.exec(cookieOf(cookies, cartCountCookie) ?? "");
  return found ? { owner: Number(found[1]), lines: Number(found[2]) } : null;
}
