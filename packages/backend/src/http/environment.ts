import type { Context } from "hono";
import type { Role } from "../database/tables/account.ts";
import type { Client } from "../fairness/index.ts";
import { acceptedLocale, defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";

/** The sender of a request, as their bearer token proves. */
export interface Actor {
  customerId: number;
  role: Role;
  /** Digest of the session that the token names. */
  sessionDigest: string;
  /** Whether their sign-in asks for a code; staff must have it. */
  hasSecondFactor: boolean;
}

/** What the app's handlers find beside the request. */
export interface AppEnvironment {
  /** The client that limits count by. */
  Bindings: Client;
  Variables: {
    requestId: string;
    /** The sender of the request; null for a visitor. Set for everything under `/api/v1`. */
    actor: Actor | null;
  };
}

/** The language that the address asks for, if it is one of ours. */
export function askedLanguage(context: Context): Locale | undefined {
  return ["languageCode", "language"].map((name) => context.req.query(name)).find(isLocale);
}

/** The language to speak to a client: the one it asks for, else the best of `Accept-Language`, else Turkish. */
export function languageOf(context: Context): Locale {
  return askedLanguage(context) ?? acceptedLocale(context.req.header("accept-language")) ?? defaultLocale;
}
