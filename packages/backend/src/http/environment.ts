import type { Context } from "hono";
import type { Actor } from "../account/sessions.ts";
import type { Client } from "./client.ts";
import { accepts } from "hono/accepts";
import { defaultLocale, isLocale, locales, type Locale } from "@preforma/domain/locales";

/** What the app's handlers find beside the request. */
export interface AppEnvironment {
  /** Who asks, for limits. */
  Bindings: Client;
  Variables: {
    requestId: string;
    /** Who asks; null for a visitor. Set for everything under `/api/v1`. */
    actor: Actor | null;
  };
}

/** The language that the address asks for, if it is one of ours. */
export function askedLanguage(context: Context): Locale | undefined {
  return ["languageCode", "language"].map((name) => context.req.query(name)).find(isLocale);
}

/** The language to speak to a client: the one it asks for, else the best of `Accept-Language`, else Turkish. */
export function languageOf(context: Context): Locale {
  const asked = askedLanguage(context);
  if (asked) return asked;
  const best = accepts(context, {
    header: "Accept-Language",
    supports: [...locales],
    default: defaultLocale,
    match: (ranges, { default: fallback }) => {
      const first = ranges
        .filter((range) => range.q > 0)
        .toSorted((a, b) => b.q - a.q)
        .map((range) => range.type.toLowerCase().split("-", 1)[0])
        .find(isLocale);
      return first ?? fallback;
    },
  });
  return isLocale(best) ? best : defaultLocale;
}
