import type { MiddlewareHandler } from "hono";
import { QueueFullError, queueRetryAfter, visitorKey, type FairQueue } from "../fairness/index.ts";
import { refuse } from "./answers.ts";
import type { AppEnvironment } from "./environment.ts";

/** Answers a route when its visitor's turn comes, or with 503 where too much waits. What the process itself asks has had its turn. */
export function inTurn(queue: FairQueue): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.env?.isInternal) return next();
    const { signal } = context.req.raw;
    try {
      await queue.run(visitorKey(context.env), next, signal);
    } catch (error) {
      // No one reads it any more.
      if (signal.aborted) return context.body(null, 503);
      if (!(error instanceof QueueFullError)) throw error;
      context.header("Retry-After", String(queueRetryAfter));
      return refuse(context, 503, "busy");
    }
    return undefined;
  };
}
