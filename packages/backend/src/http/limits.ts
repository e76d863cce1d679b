import type { Context, MiddlewareHandler } from "hono";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import { BoundedCounter } from "./bounded-counter.ts";
import { hiddenKey, visitorKey, QueueFullError, queueRetryAfter, type FairQueue } from "../fairness/index.ts";
import type { AppEnvironment } from "./environment.ts";

/** Max requests of one client in a window of time. */
export interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** The rate limits. People stay far below them; scripts soon do not. */
export const defaultLimits = {
  search: { points: 600, duration: 60 },
  /** Contact, feedback, quotes, reviews, registration and the like, each counted separately. */
  forms: { points: 30, duration: 600 },
  /** Sign-ins, mailed links and all other attempts with a secret; in addition to the lock of `login_attempt_limit`. */
  signIn: { points: 40, duration: 600 },
  /** Files. */
  uploads: { points: 10, duration: 600 },
  /** Changes by signed-in people and shoppers: addresses, favourites, carts, orders. */
  changes: { points: 300, duration: 600 },
} satisfies Record<string, Limit>;

/** A kind of request that is limited. */
export type LimitName = keyof typeof defaultLimits;
/** Limits by kind. */
export type Limits = Record<LimitName, Limit>;

/** Counts one request for a key; rejects with `RateLimiterRes` when there were too many. */
type Counter = (key: string) => Promise<unknown>;

/** Creates a counter of a limit, separate from all its other counters. */
type CountedLimit = () => Counter;
/** Counted limits by kind. */
export type CountedLimits = Record<LimitName, CountedLimit>;

/** The table of the counters on PostgreSQL. */
export const countersTable = "request_counters";
/** Max time to wait for the database to count, ms. */
const countingTimeout = 1000;

/**
 * Counts in memory if this is the only process, and in PostgreSQL for all processes that share it. While the database
 * does not respond, each process counts for itself.
 */
export function countedLimits(limits: Limits, pool: pg.Pool | null, secret: string): CountedLimits {
  const counted = (name: LimitName): CountedLimit => {
    const limit = limits[name];
    let counters = 0;
    return () => {
      const inMemory = new BoundedCounter(limit);
      if (!pool) return (key) => inMemory.consume(key);
      const shared = new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: "pool",
        tableName: countersTable,
        tableCreated: true,
        // Every process creates its counters in the same order, so the prefix means the same in all of them.
        keyPrefix: `${name}-${++counters}`,
        // A visitor over the limit causes no more queries.
        inMemoryBlockOnConsumed: limit.points,
      });
      const limiter = new RLWrapperTimeouts({
        limiter: shared,
        timeoutMs: countingTimeout,
        insuranceLimiter: inMemory,
      });
      return (key) => limiter.consume(hiddenKey(secret, key));
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
 * Limits a route per visitor, and per account of a signed-in customer. Each middleware instance counts separately. Only
 * calls marked as coming from this process are not counted.
 */
export function limitRequests(
  limit: CountedLimit,
  counts: (query: (name: string) => string | undefined) => boolean = () => true,
): MiddlewareHandler<AppEnvironment> {
  const count = limit();
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

/** Answers, or asks the client to retry later if the queue is full. */
export async function unlessBusy<Answer>(context: Context<AppEnvironment>, answer: () => Promise<Answer>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    context.header("Retry-After", String(queueRetryAfter));
    return refuse(context, 503, "busy");
  }
}

/**
 * Answers a route when its visitor's turn comes, or with 503 if the queue is full. Calls from this process have already
 * had their turn.
 */
export function inTurn(queue: FairQueue): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.env?.isInternal) return next();
    const { signal } = context.req.raw;
    return unlessBusy(context, () =>
      queue.run(visitorKey(context.env), next, signal).catch((error: unknown) => {
        // The client has disconnected.
        if (signal.aborted) return context.body(null, 503);
        throw error;
      }),
    );
  };
}
