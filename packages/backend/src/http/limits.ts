import type { Context, MiddlewareHandler } from "hono";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import { BoundedCounter } from "./bounded-counter.ts";
import { hiddenKey, visitorKey, QueueFullError, queueRetryAfter, type FairQueue } from "../fairness/index.ts";
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
  /** Sign-ins, links by mail and all other tries of a secret; beside the lock of `login_attempt_limit`. */
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

/** Counts one request of whom a key names; rejects with `RateLimiterRes` when there were too many. */
type Counter = (key: string) => Promise<unknown>;

/** A limit that knows where to count. */
export interface CountedLimit {
  /** A new counter, separate from all other counters of the limit. */
  counter(): Counter;
}
/** Counted limits by kind. */
export type CountedLimits = Record<LimitName, CountedLimit>;

/** The table of the counters on PostgreSQL. */
export const countersTable = "request_counters";
/** A database that takes longer to count, ms, is not waited for. */
const countingTimeout = 1000;

/**
 * Counts in memory where this process is the only one, and in PostgreSQL for all processes that share it. While the
 * database does not answer, each process counts for itself.
 */
export function countedLimits(limits: Limits, pool: pg.Pool | null, secret: string): CountedLimits {
  const counted = (name: LimitName): CountedLimit => {
    const limit = limits[name];
    let counters = 0;
    return {
      counter() {
        const inMemory = new BoundedCounter(limit);
        if (!pool) return (key) => inMemory.consume(key);
        const shared = new RateLimiterPostgres({
          ...limit,
          storeClient: pool,
          storeType: "pool",
          tableName: countersTable,
          tableCreated: true,
          // Every process makes its counters in the same order, so that this means the same in all of them.
          keyPrefix: `${name}-${++counters}`,
          // A visitor over the limit costs no more queries.
          inMemoryBlockOnConsumed: limit.points,
        });
        const limiter = new RLWrapperTimeouts({
          limiter: shared,
          timeoutMs: countingTimeout,
          insuranceLimiter: inMemory,
        });
        return (key) => limiter.consume(hiddenKey(secret, key));
      },
    };
  };
  return {
    search: counted("search"),
    forms: counted("forms"),
    signIn: counted("signIn"),
    uploads: counted("uploads"),
    changes: counted("changes"),
  };
}

/**
 * Limits a route per visitor, and per account of a signed-in customer. Each middleware that is made counts for
 * itself. Only calls that say they come from this process are not counted.
 */
export function limitRequests(
  limit: CountedLimit,
  counts: (query: (name: string) => string | undefined) => boolean = () => true,
): MiddlewareHandler<AppEnvironment> {
  const count = limit.counter();
  return async (context, next) => {
    if (context.env?.isInternal || !counts((name) => context.req.query(name))) return next();
    const actor = context.get("actor");
    try {
      await count(`address ${visitorKey(context.env)}`);
      if (actor) await count(`account ${actor.customerId}`);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      context.header("Retry-After", String(seconds));
      return refuse(context, 429, "tooManyRequests", { seconds });
    }
    return next();
  };
}

/** Answers, or asks to come back where too much waits. */
export async function unlessBusy<Answer>(context: Context<AppEnvironment>, answer: () => Promise<Answer>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    context.header("Retry-After", String(queueRetryAfter));
    return refuse(context, 503, "busy");
  }
}

/** Answers a route when its visitor's turn comes, or with 503 where too much waits. What the process itself asks has had its turn. */
export function inTurn(queue: FairQueue): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.env?.isInternal) return next();
    const { signal } = context.req.raw;
    return unlessBusy(context, () =>
      queue.run(visitorKey(context.env), next, signal).catch((error: unknown) => {
        // No one reads it any more.
        if (signal.aborted) return context.body(null, 503);
        throw error;
      }),
    );
  };
}
