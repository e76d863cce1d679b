import type { Locale } from "@preforma/domain/locales";
import type { LiveSession } from "./live-session.ts";
import { AuthError } from "@auth/core/errors";

/** The context of one request, and the results of its way through the library. */
export interface Exchange {
  /** The client's network address; empty for calls from this process. */
  address: string;
  requestId: string;
  /** Language of the page that the person comes from. */
  locale: Locale;
  /** Path to redirect to in the end; null for the home page. */
  returnTo: string | null;
  /** The session in the request's own cookie, if it is live. */
  session: LiveSession | null;
  /** A failure in our code, such as of the database. The library would report it as a wrong cookie or password. */
  failure?: unknown;
  /** The library's name for the error. */
  error?: string;
  /** Seconds after which a locked pair may try again. */
  retryAfter?: number;
  /**
   * An identity from a provider that belongs to no account yet, and whether the provider vouches for the email address.
   */
  identity?: { provider: string; providerAccountId: string; vouchesForEmail: boolean };
  /** The link to mail. */
  link?: string;
  /** Secret in that link. */
  linkToken?: string;
  /** The ticket of a person who has proved all but the code, from their cookie. */
  ticket?: string;
  /** A ticket to issue to them; null if theirs was used up. */
  newTicket?: string | null;
}

/** Records failures of our own code: the library reports any error as a wrong cookie or a refusal. */
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
