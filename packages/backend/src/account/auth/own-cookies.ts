import { createHmac, timingSafeEqual } from "node:crypto";
import { ticketSeconds } from "./second-step.ts";
import { linkSeconds } from "./sign-in-link.ts";

/** Our cookies besides the library's, under its prefix. */
const names = { ticket: "authjs.second-factor", asked: "authjs.link-asked" } as const;
const lasts = { ticket: ticketSeconds, asked: linkSeconds } as const;
type CookieKind = keyof typeof names;

const nameOf = (kind: CookieKind, publicOrigin: string): string =>
  `${publicOrigin.startsWith("https:") ? "__Secure-" : ""}${names[kind]}`;

/** A `Set-Cookie` header; null deletes the cookie. */
export function setOwnCookie(kind: CookieKind, value: string | null, publicOrigin: string): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${value === null ? 0 : lasts[kind]}`];
  if (publicOrigin.startsWith("https:")) attributes.push("Secure");
  return [`${nameOf(kind, publicOrigin)}=${value ?? ""}`, ...attributes].join("; ");
}

/** Reads one of our cookies from a `Cookie` header. */
export function ownCookie(kind: CookieKind, header: string, publicOrigin: string): string | undefined {
  const start = `${nameOf(kind, publicOrigin)}=`;
  return header
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/** Proof that a browser has requested the link with that secret. */
export const askedProof = (authSecret: string, token: string): string =>
  createHmac("sha256", authSecret).update(`asked for ${token}`).digest("base64url");

/** Whether a browser with that cookie has requested the link. */
export function hasAsked(authSecret: string, token: string, cookie: string | undefined): boolean {
  const proof = Buffer.from(askedProof(authSecret, token));
  const given = Buffer.from(cookie ?? "");
  return proof.length === given.length && timingSafeEqual(proof, given);
}
