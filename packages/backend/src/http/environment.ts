import type { Context } from "hono";
import type { Role } from "../database/tables/account.ts";
import type { Client } from "../fairness/index.ts";
import { acceptedLocale, defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";

/** The sender of a request, proved by their bearer token. */
export interface Actor {
  customerId: number;
  role: Role;
  /** Digest of the token's session. */
  sessionDigest: string;
  /** Whether the account has a second factor; staff must have one. */
  hasSecondFactor: boolean;
}

/** Context of the app's handlers, besides the request. */
export interface AppEnvironment {
  /** The client that the rate limits count. */
  Bindings: Client;
  Variables: {
    requestId: string;
    /** The sender of the request; null for a visitor. Set for everything under `/api/v1`. */
    actor: Actor | null;
  };
}

/** The language that the URL requests, if it is supported. */
export function askedLanguage(context: Context): Locale | undefined {
  return ["languageCode", "language"].map((name) => context.req.query(name)).find(isLocale);
}

/** The language of messages to a client: the requested one, else the best of `Accept-Language`, else Turkish. */
export function languageOf(context: Context): Locale {
  return askedLanguage(context) ?? acceptedLocale(context.req.header("accept-language")) ?? defaultLocale;
}
