import type { MiddlewareHandler } from "hono";
import { refuse } from "./answers.ts";
import type { AppEnvironment } from "./environment.ts";

/**
 * Refuses bodies of a type that is not accepted, before anything tries to read them. What a plain form of
 * another site could send is never taken for JSON that way.
 */
export function acceptBodies(
  accepted: (path: string) => readonly string[],
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return next();
    const type = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type && accepted(context.req.path).includes(type)) return next();
    // A call without arguments needs no type. Over the wire it still has a body, one of no bytes.
    const isEmpty = !context.req.raw.body || (await context.req.arrayBuffer()).byteLength === 0;
    if (isEmpty) return next();
    return refuse(context, 415, "wrongContentType", { accepted: accepted(context.req.path).join(", ") });
  };
}
