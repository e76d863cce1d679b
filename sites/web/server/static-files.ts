import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import { readFileSync } from "node:fs";
import type { Client } from "../app/platform/http/client.ts";
import {
  digestOf,
  matchesTag,
  respondWith,
  type Coding,
  type Prepared,
} from "../app/platform/http/prepared-page.ts";
import { workerPath } from "../app/platform/offline/offline-path.ts";

type Handler = (request: Request, client: Client) => Response | Promise<Response>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Files up to this size are cached in memory, bytes; larger ones are read from disk each time. */
const largest = 512 * 1024;
/** Memory for files with their compressed forms, bytes: an LRU cache. */
const maxBytes = 16 * 1024 * 1024;

/** A file in memory with its forms compressed at build time. */
class SmallFile implements Prepared {
  readonly status = 200;
  readonly headers: Readonly<Record<string, string>>;
  readonly digest: string;
  readonly bytes: number;
  readonly #codings: ReadonlyMap<Coding, Bytes>;
  readonly #body: Bytes;

  constructor(body: Bytes, codings: ReadonlyMap<Coding, Bytes>, headers: Readonly<Record<string, string>>) {
    this.headers = headers;
    this.digest = digestOf(body);
    this.#body = body;
    this.#codings = codings;
    this.bytes = [...codings.values()].reduce((sum, coded) => sum + coded.byteLength, body.byteLength + 1024);
  }

  has(coding: Coding): boolean {
    return this.#codings.has(coding);
  }

  in(coding: Coding): Bytes {
    return this.#codings.get(coding) ?? this.#body;
  }
}

/** A file that is not cached in memory. */
interface LargeFile {
  etag: string;
}

/**
 * Serves the built browser files before a handler. `security` are the headers of every response, `root` is the folder
 * of the files, which never change while the site runs.
 */
export function withStaticFiles(
  next: Handler,
  security: Readonly<Record<string, string>>,
  root: string,
): Handler {
  const inMemory = new LRUCache<string, SmallFile | LargeFile>({
    maxSize: maxBytes,
    sizeCalculation: (file) => (file instanceof SmallFile ? file.bytes : 1024),
  });
  /** Requests that were answered from disk. */
  const found = new WeakSet<Request>();
  const disk = new Hono<{ Bindings: Client }>();
  disk.use(serveStatic({ root, precompressed: true, onFound: (_path, c) => void found.add(c.req.raw) }));
  disk.all("*", (c) => next(c.req.raw, c.env));

  const headersOf = (path: string): Record<string, string> => ({
    "cache-control": cachingOf(path),
    "accept-ranges": "bytes",
    ...security,
  });

  /** Responds from disk, with ranges; from `next` where there is no such file. */
  const fromDisk = async (request: Request, client: Client, etag?: string): Promise<Response> => {
    const response = await disk.fetch(request, client);
    if (!found.has(request)) return response;
    // The library has already created its response when it reports one.
    const headers = { ...headersOf(new URL(request.url).pathname), ...(etag === undefined ? {} : { etag }) };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

  const read = async (path: string): Promise<SmallFile | LargeFile | null> => {
    const name = join(root, path);
    const facts = await stat(name).catch(() => null);
    if (!facts?.isFile()) return null;
    if (facts.size > largest) return { etag: `W/"${facts.size}-${Math.floor(facts.mtimeMs)}"` };
    const bytes = async (file: string): Promise<Bytes> => new Uint8Array(await readFile(file));
    const codings = new Map<Coding, Bytes>();
    for (const [coding, ending] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const coded = await bytes(name + ending).catch(() => null);
      if (coded) codings.set(coding, coded);
    }
    const type = getMimeType(path) ?? "application/octet-stream";
    return new SmallFile(await bytes(name), codings, { ...headersOf(path), "content-type": type });
  };

  const answer = (
    file: SmallFile | LargeFile | null,
    request: Request,
    client: Client,
  ): Response | Promise<Response> => {
    if (file instanceof SmallFile) return respondWith(file, request);
    if (file && matchesTag(request.headers.get("if-none-match"), file.etag)) {
      const headers = { ...headersOf(new URL(request.url).pathname), etag: file.etag };
      return new Response(null, { status: 304, headers });
    }
    return fromDisk(request, client, file?.etag);
  };

  return (request, client) => {
    const { pathname } = new URL(request.url);
    if (!isFile(pathname)) return next(request, client);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isPlain(pathname) || request.headers.has("range")) return fromDisk(request, client);
    const file = inMemory.get(pathname);
    if (file) return answer(file, request, client);
    return read(pathname).then((made) => {
      if (made) inMemory.set(pathname, made);
      return answer(made, request, client);
    });
  };
}

function cachingOf(path: string): string {
  // Names under assets/ contain a hash of their content.
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A cached worker would block the one that fixes it.
  return path === workerPath ? "no-cache" : "public, max-age=3600";
}

/** Pages, the API and media never look like this, so they need not wait for the disk. */
function isFile(path: string): boolean {
  return (
    path.startsWith("/assets/") ||
    path.startsWith("/brand/") ||
    path.startsWith("/families/") ||
    (path.lastIndexOf("/") === 0 && path.includes("."))
  );
}

/** A path that means the same file on all systems, and none outside the folder. */
const isPlain = (path: string): boolean => /^(?:\/[\w-][\w.-]*)+$/.test(path);

/**
 * Reads the built site's style sheets from its folder of browser files, each once. They never change while the site
 * runs.
 */
export function styleSheets(root: string): (href: string) => string {
  const texts = new Map<string, string>();
  return (href) => {
    const { pathname } = new URL(href, "http://site");
    const text = texts.get(pathname) ?? readFileSync(join(root, pathname), "utf8");
    texts.set(pathname, text);
    return text;
  };
}
