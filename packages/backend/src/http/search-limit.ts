import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import type { AppEnvironment } from "./environment.ts";

/** How many searches one address may make in a span of time. */
export interface SearchLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** Far more than a person types, far less than a scraper wants. */
export const defaultSearchLimit: SearchLimit = { points: 600, duration: 60 };

/** Limits keyword searches per client address; calls from within the process and plain lists are not counted. */
export function limitSearches(limit: SearchLimit): MiddlewareHandler<AppEnvironment> {
  const limiter = new RateLimiterMemory(limit);
  return async (context, next) => {
    const address = context.env?.clientAddress;
    if (!address || !context.req.query("keyword")) return next();
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      context.header("Retry-After", String(seconds));
      return refuse(context, 429, "tooManyRequests", { seconds });
    }
    return next();
  };
}
