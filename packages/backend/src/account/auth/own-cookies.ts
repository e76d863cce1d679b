import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { ticketSeconds } from "./second-step.ts";
import { linkSeconds } from "./sign-in-link.ts";

/** Our cookies besides the library's, under its prefix. */
const names = { ticket: "authjs.second-factor", asked: "authjs.link-asked" } as const;
const lasts = { ticket: ticketSeconds, asked: linkSeconds } as const;
type CookieKind = keyof typeof names;

const prefixOf = (publicOrigin: string) =>
  publicOrigin.startsWith("https:") ? ("secure" as const) : undefined;

/** A `Set-Cookie` header; null deletes the cookie. */
export const setOwnCookie = (kind: CookieKind, value: string | null, publicOrigin: string): string =>
  generateCookie(names[kind], value ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: value === null ? 0 : lasts[kind],
    prefix: prefixOf(publicOrigin),
  });

/** Reads one of our cookies. */
export const ownCookie = (kind: CookieKind, context: Context, publicOrigin: string): string | undefined =>
  getCookie(context, names[kind], prefixOf(publicOrigin));

/** Proof that a browser has requested the link with that secret. */
export const askedProof = (authSecret: string, token: string): string =>
  createHmac("sha256", authSecret).update(`asked for ${token}`).digest("base64url");

/** Whether a browser with that cookie has requested the link. */
export function hasAsked(authSecret: string, token: string, cookie: string | undefined): boolean {
  const proof = Buffer.from(askedProof(authSecret, token));
  const given = Buffer.from(cookie ?? "");
  return proof.length === given.length && timingSafeEqual(proof, given);
}
