import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Client } from "./client.ts";

/** Largest form, bytes; the API takes as much. */
const mostFields = 64 * 1024;
/** The same where files come along. */
const mostFiles = 6 * 1024 * 1024;

/** Refuses forms that are too large, before anything reads them, and bodies that no form sends. */
export function limitBody(
  refuse: (request: Request, client: Client) => Promise<Response>,
): MiddlewareHandler<{ Bindings: Client }> {
  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c.req.raw, c.env as Client) });
  const [fields, files] = [limitTo(mostFields), limitTo(mostFiles)];
  return (c, next) => {
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type === "multipart/form-data") return files(c, next);
    if (type === "application/x-www-form-urlencoded") return fields(c, next);
    return Promise.resolve(c.text("Only forms can be posted here.", 415));
  };
}
