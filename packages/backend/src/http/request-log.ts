import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnvironment } from "./environment.ts";

/**
 * Gives every request an id and logs method, route, status and duration. Never the URL, the query or the client's
 * network address: the log must not contain what people search for or who they are.
 */
export function logRequests(logger: Logger): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const given = context.req.header("X-Request-Id");
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    context.set("requestId", requestId);
    const started = performance.now();
    await next();
    context.res.headers.set("X-Request-Id", requestId);
    const status = context.res.status;
    const level = status >= 500 ? "error" : status >= 400 ? "info" : "debug";
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        requestId,
        method: context.req.method,
        route: context.req.routePath,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  };
}
