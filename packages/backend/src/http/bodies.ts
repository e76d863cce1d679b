import { isBodyTooComplex, maxBodyBytes, maxUploadBytes } from "@preforma/domain/limits";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./answers.ts";
import type { AppEnvironment } from "./environment.ts";

/** Refuses bodies that are too large. */
export function limitBodySize(takesFiles: (path: string) => boolean): MiddlewareHandler<AppEnvironment> {
  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => refuse(context, 413, "tooLarge") });
  const [small, large] = [limitTo(maxBodyBytes), limitTo(maxUploadBytes)];
  return (context, next) => (takesFiles(context.req.path) ? large : small)(context, next);
}

/** Refuses bodies with too many fields or levels, before anything parses them. Their size was checked earlier. */
export function limitBodyComplexity(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const type = context.req.header("Content-Type");
    if (type === undefined || !context.req.raw.body) return next();
    const body = new Uint8Array(await context.req.arrayBuffer());
    if (isBodyTooComplex(body, type)) return refuse(context, 413, "tooLarge");
    // A body can be read only once, so the next reader gets a copy.
    context.req.raw = new Request(context.req.raw, { method: context.req.method, body });
    return next();
  };
}

/**
 * Refuses bodies of a type that is not accepted, before anything reads them. This way, a plain form on another site can
 * never pass as JSON.
 */
export function acceptBodies(
  accepted: (path: string) => readonly string[],
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return next();
    const type = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type && accepted(context.req.path).includes(type)) return next();
    // A call without arguments needs no type. Over the wire it still has an empty body.
    const isEmpty = !context.req.raw.body || (await context.req.arrayBuffer()).byteLength === 0;
    if (isEmpty) return next();
    return refuse(context, 415, "wrongContentType", { accepted: accepted(context.req.path).join(", ") });
  };
}
