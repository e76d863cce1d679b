import type { MiddlewareHandler } from "hono";
import { BoundedCounter, type AppEnvironment } from "../http/index.ts";
import type { AccountServices } from "./services.ts";
import { recordAudit } from "../audit/index.ts";

/** Refusals that one account puts on record in a minute: enough to see an attempt, too few to fill the table. */
const recorded = { points: 20, duration: 60 };

/** Records who was refused with 403, with the route and the network address of the request. */
export function recordRefused({ db, logger }: AccountServices): MiddlewareHandler<AppEnvironment> {
  const limiter = new BoundedCounter(recorded);
  return async (context, next) => {
    await next();
    if (context.res.status !== 403) return;
    const customerId = context.get("actor")?.customerId ?? null;
    try {
      await limiter.consume(String(customerId));
    } catch {
      return;
    }
    const requestId = context.get("requestId");
    const subject = `${context.req.method} ${context.req.routePath}`.slice(0, 200);
    logger.warn({ requestId, customerId, subject }, "refused");
    await recordAudit(db, { customerId, action: "refused", subject, requestId }).catch((error: unknown) =>
      logger.warn({ err: error }, "a refusal cannot be put on record"),
    );
  };
}
