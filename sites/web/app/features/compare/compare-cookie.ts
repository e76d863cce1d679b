import { comparableProducts } from "@preforma/domain/catalogue";
import { idOf } from "@preforma/domain/routes";
import { cookieOf } from "../../platform/http/cookie-header.ts";

/**
 * Where the products to compare are gathered for anyone who has no script; a script keeps them in the browser's storage
 * and never sends the form that sets this. It goes with the browser's session.
 */
export const compareCookie = "preforma_compare";

/** Whether somebody gathers products without script. */
export const gathers = (cookies: string | null | undefined): boolean =>
  cookies?.includes(`${compareCookie}=`) === true;

/** The ids in a `Cookie` header, each once, in the order in which they were chosen. What is no id is left out. */
export function comparedIds(cookies: string): number[] {
  const ids = (cookieOf(cookies, compareCookie) ?? "").split("_").map(idOf);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, comparableProducts);
}

/** The cookie that keeps these products; none are forgotten. */
export function comparedSetter(ids: readonly number[], isSecure: boolean): string {
  const end = ids.length === 0 ? "; Max-Age=0" : "";
  return `${compareCookie}=${ids.join("_")}; Path=/${end}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;
}
