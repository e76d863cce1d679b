import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network.ts";
import { refuse } from "./answers.ts";
import type { AppEnvironment } from "./environment.ts";

/** How many requests one client may make in a span of time. */
export interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** What is limited. A person stays far below; a machine soon does not. */
export const defaultLimits = {
  search: { points: 600, duration: 60 },
  /** Contact, feedback, quotes, reviews, registration and the like, each counted for itself. */
  forms: { points: 30, duration: 600 },
  /** Sign-ins, links by mail and whatever else tries a secret; beside the lock of `login_attempt_limit`. */
  signIn: { points: 40, duration: 600 },
  /** Files. */
  uploads: { points: 10, duration: 600 },
  /** What signed-in people and shoppers change: addresses, favourites, carts, orders. */
  changes: { points: 300, duration: 600 },
} satisfies Record<string, Limit>;

/** A kind of request that is limited. */
export type LimitName = keyof typeof defaultLimits;
/** Limits by kind. */
export type Limits = Record<LimitName, Limit>;

/**
 * Limits a route per client address, and per account where somebody is signed in. Each middleware that
 * is made counts for itself. Calls from within the process, which carry no address, are not counted.
 */
export function limitRequests(
  limit: Limit,
  counts: (query: (name: string) => string | undefined) => boolean = () => true,
): MiddlewareHandler<AppEnvironment> {
  const limiter = new RateLimiterMemory(limit);
  return async (context, next) => {
    const address = context.env?.clientAddress;
    if (!address || !counts((name) => context.req.query(name))) return next();
    const actor = context.get("actor");
    try {
      await limiter.consume(`address ${networkOf(address)}`);
      if (actor) await limiter.consume(`account ${actor.customerId}`);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      context.header("Retry-After", String(seconds));
      return refuse(context, 429, "tooManyRequests", { seconds });
    }
    return next();
  };
}
