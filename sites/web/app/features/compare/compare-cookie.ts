import { maxComparedProducts } from "@preforma/domain/catalogue";
import { idOf } from "@preforma/domain/routes";
import { cookieLine, cookieOf } from "../../platform/http/cookie-header.ts";

/**
 * Stores the comparison of visitors without script; a script saves it in the browser's storage and never sends the form
 * that sets this. It is a session cookie.
 */
export const compareCookie = "preforma_compare";

/** Whether a visitor collects products without script. */
export const gathers = (cookies: string | null | undefined): boolean =>
  cookies?.includes(`${compareCookie}=`) === true;

/** The ids in a `Cookie` header, each once, in the order in which they were chosen. Invalid ids are dropped. */
export function comparedIds(cookies: string): number[] {
  const ids = (cookieOf(cookies, compareCookie) ?? "").split("_").map(idOf);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, maxComparedProducts);
}

/** The cookie that stores these products; without any it is deleted. */
export function comparedSetter(ids: readonly number[], isSecure: boolean): string {
  return cookieLine(compareCookie, ids.join("_"), {
    isSecure,
    httpOnly: true,
    ...(ids.length === 0 && { maxAge: 0 }),
  });
}
