import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { AppEnvironment } from "./environment.ts";

type Encoding = "br" | "gzip";

interface Cached {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  language: string | null;
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Bodies smaller than this many bytes are sent uncompressed. */
const worthCompressing = 1024;

/** Browsers and proxies may reuse an answer for a minute, and for the contract's five during revalidation. */
export const catalogueCaching = "public, max-age=60, stale-while-revalidate=240";
/** Reusable only after revalidation. */
export const alwaysAsk = "no-cache";

/**
 * Caches whole answers of reads in memory until the version changes, with an ETag and their compressed forms, so that a
 * repeated request costs neither a search nor a serialisation. Pages have their own cache, so this one need not cover
 * the reads of every page.
 */
export function createReadCache(version: () => number) {
  const answers = new LRUCache<string, Cached>({
    maxSize: 8 * 1024 * 1024,
    // A query of thousands of characters may lead to a small body.
    sizeCalculation: (cached, key) => (cached.body.byteLength + key.length) * 2 + 512,
  });
  let held = version();

  return (cacheControl: string): MiddlewareHandler<AppEnvironment> =>
    async (context, next) => {
      if (held !== version()) {
        answers.clear();
        held = version();
      }
      const { pathname, search } = new URL(context.req.url);
      const key = pathname + search;
      let cached = answers.get(key);
      if (!cached) {
        const asOf = held;
        await next();
        if (context.res.status !== 200) return;
        const body = new Uint8Array(await context.res.arrayBuffer());
        cached = {
          body,
          type: context.res.headers.get("Content-Type") ?? "application/json",
          etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
          language: context.res.headers.get("Content-Language"),
          encoded: {},
        };
        // After a change in between, this would cache an old answer under the new version.
        if (asOf === version()) answers.set(key, cached);
        context.res = undefined;
      }
      context.res = await respond(context, cached, cacheControl);
    };
}

async function respond(context: Context, cached: Cached, cacheControl: string): Promise<Response> {
  const headers: Record<string, string> = {
    ETag: cached.etag,
    "Cache-Control": cacheControl,
    Vary: "Accept-Encoding",
    ...(cached.language ? { "Content-Language": cached.language } : {}),
  };
  if (matchesTag(context.req.header("If-None-Match"), cached.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers["Content-Type"] = cached.type;
  const encoding = chooseEncoding(context.req.header("Accept-Encoding"), cached.body.byteLength);
  let body = cached.body;
  if (encoding) {
    body = await (cached.encoded[encoding] ??= compress(cached.body, encoding));
    headers["Content-Encoding"] = encoding;
  }
  headers["Content-Length"] = String(body.byteLength);
  return new Response(body, { headers });
}

function chooseEncoding(accepted: string | undefined, size: number): Encoding | null {
  if (!accepted || size < worthCompressing) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : null;
}

async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    encoding === "br"
      ? await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        })
      : await zip(body, { level: 6 });
  return new Uint8Array(packed);
}

/** Whether `If-None-Match` contains a tag; the comparison is weak (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = (one: string): string => one.trim().replace(/^W\//, "");
  return header.split(",").some((one) => opaque(one) === opaque(tag));
}
