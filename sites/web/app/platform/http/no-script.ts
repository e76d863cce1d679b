import { cookieLine, visitorSeconds } from "./cookie-header.ts";

/**
 * Set with every answer to a form that was posted without script, and deleted by the first script that runs. Public
 * pages are shared and cached; a visitor's own data is added by script. Only for visitors without script who have a
 * cart or are signed in, pages are rendered with their data and not cached: so a shared page cannot contain a visitor's
 * data, and visitors with script still get the cached page.
 */
export const plainCookie = "preforma_plain";

/** The cookie that remembers that forms come without script. */
export const plainSetter = (isSecure: boolean): string =>
  cookieLine(plainCookie, 1, { isSecure, maxAge: visitorSeconds });

/**
 * Whether pages have to be rendered for this visitor, as no script can add their data. `ownCookies` are the cookies
 * that show that there is any.
 */
export function needsOwnPages(cookies: string | null, ownCookies: readonly string[]): boolean {
  // Runs on every request, and almost none has the cookie.
  if (cookies === null || !cookies.includes(`${plainCookie}=1`)) return false;
  return ownCookies.some((cookie) => cookies.includes(cookie));
}

/** Script runs in this browser: shared pages suffice. */
export function forgetPlain(): void {
  if (document.cookie.includes(`${plainCookie}=`)) document.cookie = `${plainCookie}=; Path=/; Max-Age=0`;
}
