import type { Locale } from "@preforma/domain/locales";
import type { LiveSession } from "./live-session.ts";
import { AuthError } from "@auth/core/errors";

/** What one request brings along, and what is learnt of it on its way through the library. */
export interface Exchange {
  /** The client's address; empty for calls from within the process. */
  address: string;
  requestId: string;
  /** Language of the page that the person comes from. */
  locale: Locale;
  /** Path where they are led in the end; null for the home page. */
  returnTo: string | null;
  /** The session that the request's own cookie names, if it is alive. */
  session: LiveSession | null;
  /** A failure of ours, such as of the database. The library would report it as a wrong cookie or password. */
  failure?: unknown;
  /** The library's name of what went wrong. */
  error?: string;
  /** Seconds after which a locked pair may try again. */
  retryAfter?: number;
  /** An identity from a provider that no account has yet, and whether the provider vouches for the address. */
  identity?: { provider: string; providerAccountId: string; vouchesForEmail: boolean };
  /** Address of the link that is to be mailed. */
  link?: string;
  /** Secret in that link. */
  linkToken?: string;
  /** The ticket of a person who has proved all but the code, as their cookie brings it. */
  ticket?: string;
  /** A ticket that is to be given to them; null where theirs was used up. */
  newTicket?: string | null;
}

/** Remembers what our own code fails at: the library takes any error for a wrong cookie or a refusal. */
export function keepingFailure<Arguments extends unknown[], Result>(
  exchange: Exchange,
  task: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await task(...given);
    } catch (error) {
      if (!(error instanceof AuthError)) exchange.failure ??= error;
      throw error;
    }
  };
}

/** The same for every method of an object. */
export function keepingFailures<Methods extends object>(methods: Methods, exchange: Exchange): Methods {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      keepingFailure(exchange, method as (...given: unknown[]) => Promise<unknown>),
    ]),
  ) as Methods;
}
