import { cookieLine, visitorSeconds } from "./cookie-header.ts";

/**
 * Set with every answer to a form that came without script, and taken away by the first script that runs. Public
 * pages are made for all and cached; the data of one visitor is added by script. Only for visitors without script who
 * have a cart or are signed in, pages are made again with it, and never cached: so a shared page cannot contain data
 * of one visitor, and visitors with script still get the cached page.
 */
export const plainCookie = "preforma_plain";

/** The cookie that remembers that forms come without script. */
export const plainSetter = (isSecure: boolean): string =>
  cookieLine(plainCookie, 1, { isSecure, maxAge: visitorSeconds });

/**
 * Whether pages have to be made for this visitor, as no script can say what belongs to them. `ownCookies` are what
 * tells that something does.
 */
export function needsOwnPages(cookies: string | null, ownCookies: readonly string[]): boolean {
  // Every request asks, and nearly none has it.
  if (cookies === null || !cookies.includes(`${plainCookie}=1`)) return false;
  return ownCookies.some((cookie) => cookies.includes(cookie));
}

/** Here runs script: shared pages will do. */
export function forgetPlain(): void {
  if (document.cookie.includes(`${plainCookie}=`)) document.cookie = `${plainCookie}=; Path=/; Max-Age=0`;
}
