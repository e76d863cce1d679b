import { isBodyTooComplex, maxBodyBytes, maxUploadBytes } from "@preforma/domain/limits";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Client } from "./client.ts";

/**
 * Refuses forms that are too large or have too many fields, before anything reads them, and content types that no form
 * sends.
 */
export function limitBody(
  refuse: (request: Request, client: Client) => Promise<Response>,
): MiddlewareHandler<{ Bindings: Client }> {
  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c.req.raw, c.env as Client) });
  const [fields, files] = [limitTo(maxBodyBytes), limitTo(maxUploadBytes)];
  return async (c, next) => {
    const type = c.req.header("content-type") ?? "";
    const kind = type.split(";", 1)[0]?.trim().toLowerCase();
    if (kind !== "multipart/form-data" && kind !== "application/x-www-form-urlencoded")
      return c.text("Only forms can be posted here.", 415);
    const isTooLarge = await (kind === "multipart/form-data" ? files : fields)(c, async () => {});
    if (isTooLarge) return isTooLarge;
    const body = await c.req.raw.arrayBuffer();
    const isTooComplex = isBodyTooComplex(new Uint8Array(body), type);
    if (isTooComplex) return refuse(c.req.raw, c.env);
    // A body can be read once; this is for the next reader.
    c.req.raw = new Request(c.req.raw, { method: "POST", body });
    return next();
  };
}
