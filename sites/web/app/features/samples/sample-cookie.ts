import { maxSamples } from "@preforma/domain/samples";
import { cookieOf } from "../../platform/http/cookie-header.ts";

/** Where the products for a sample request are stored: in the visitor's browser. */
export const sampleCookie = "preforma_samples";

/** A list that is not used is deleted after as long, seconds. */
const lifetime = 60 * 24 * 60 * 60;

/** Ids of the products: `12_15`. What is no id is left out. */
export function samplesIn(cookies: string): number[] {
  const ids = (cookieOf(cookies, sampleCookie) ?? "")
    .split("_", 2 * maxSamples)
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, maxSamples);
}

/** The cookie that stores a list; an empty one is deleted. */
export function sampleSetter(ids: readonly number[], isSecure: boolean): string {
  const age = ids.length === 0 ? 0 : lifetime;
  return `${sampleCookie}=${ids.join("_")}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;
}
