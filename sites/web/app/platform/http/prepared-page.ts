import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;
/** Content coding of a body. */
export type Coding = "identity" | "gzip" | "br";

/** The input of {@link respondWith}: a body in its codings, with its headers. */
export interface Prepared {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Hash of the body; the entity tag adds the coding, as strong validators differ per representation. */
  readonly digest: string;
  /** Whether there is a coding besides `identity`, which always exists. */
  has(coding: Coding): boolean;
  /** The body in an existing coding: immediately, or after a few ms where it must be made. */
  in(coding: Coding): Bytes | Promise<Bytes>;
}

/** The digest of a body. */
export const digestOf = (body: Bytes): string => hash("sha256", body, "base64url").slice(0, 22);

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Brotli while a visitor waits: a few ms for a page. */
const quick = 5;
/** Brotli for later requests: a tenth smaller, for a quarter of a second in the background. */
const thorough = 11;
/** Responses in a coding after which a page is worth thorough compression. */
const worthwhile = 2;

/** One page at a time, so that compressing never takes more than one of the machine's cores. */
let queue: Promise<void> = Promise.resolve();
let waiting = 0;
const longestQueue = 100;
/** Pages that need more memory than this are few, and only quickly compressed, bytes. */
const largest = 768 * 1024;

const encoder = new TextEncoder();

/**
 * A rendered page with its headers, and its codings, which are made on demand. Once there is a compressed one, the text
 * itself is released: a cache of pages then takes a fifth of the memory.
 */
export class PreparedPage implements Prepared {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly digest: string;
  /** Maximum memory of the page, once every coding was requested, bytes. */
  readonly bytes: number;
  readonly #coded = new Map<Coding, Bytes | Promise<Bytes>>();
  #answers = 0;
  #thoroughly = false;

  constructor(text: string | Bytes, status: number, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.headers = headers;
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    this.#coded.set("identity", bytes);
    this.digest = digestOf(bytes);
    this.bytes = Math.ceil(bytes.byteLength * 1.5) + 2048;
  }

  has(): boolean {
    return true;
  }

  in(coding: Coding): Bytes | Promise<Bytes> {
    if (coding !== "identity") this.#answers += 1;
    if (coding === "br" && this.#answers >= worthwhile) this.#compressThoroughly();
    return this.#coded.get(coding) ?? this.#code(coding);
  }

  #code(coding: Coding): Promise<Bytes> {
    const made = this.#text().then((text) => code(text, coding));
    this.#coded.set(coding, made);
    made.then(
      (body) => {
        if (this.#coded.get(coding) === made) this.#coded.set(coding, body);
        if (coding !== "identity") this.#coded.delete("identity");
      },
      // Waiting requests get the error; the next one tries again.
      () => this.#coded.delete(coding),
    );
    return made;
  }

  async #text(): Promise<Bytes> {
    const identity = this.#coded.get("identity");
    if (identity !== undefined) return identity;
    const gzipped = await this.#coded.get("gzip");
    if (gzipped !== undefined) return new Uint8Array(await inflate(gzipped));
    return new Uint8Array(await unbrotli((await this.#coded.get("br")) ?? ""));
  }

  #compressThoroughly(): void {
    if (this.#thoroughly || waiting >= longestQueue || this.bytes > largest) return;
    this.#thoroughly = true;
    waiting += 1;
    queue = queue
      .then(async () => void this.#coded.set("br", await compress(await this.#text(), thorough)))
      // The quickly compressed body suffices.
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
  }
}

async function code(text: Bytes, coding: Coding): Promise<Bytes> {
  if (coding === "br") return compress(text, quick);
  return coding === "gzip" ? new Uint8Array(await deflate(text, { level: 6 })) : text;
}

async function compress(text: Bytes, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  return new Uint8Array(await brotli(text, { params }));
}

/**
 * The response to one request from a prepared page or file: content coding, entity tag, 304, HEAD. `more` are headers
 * of this response alone.
 */
export function respondWith(
  page: Prepared,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Response | Promise<Response> {
  const coding = preferredCoding(request.headers.get("accept-encoding"), page);
  const etag = coding === "identity" ? `"${page.digest}"` : `"${page.digest}-${coding}"`;
  if (page.status === 200 && matchesTag(request.headers.get("if-none-match"), etag)) {
    return new Response(null, {
      status: 304,
      headers: {
        ...more,
        etag,
        vary: page.headers["vary"] ?? "accept-encoding",
        "cache-control": page.headers["cache-control"] ?? "no-cache",
      },
    });
  }
  const answer = (body: Bytes) => {
    const headers: Record<string, string> = {
      ...page.headers,
      ...more,
      "content-length": String(body.byteLength),
      vary: page.headers["vary"] ?? "accept-encoding",
    };
    if (page.status === 200) headers["etag"] = etag;
    if (coding !== "identity") headers["content-encoding"] = coding;
    return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
  };
  const body = page.in(coding);
  return body instanceof Promise ? body.then(answer) : answer(body);
}

function preferredCoding(accepted: string | null, page: Prepared): Coding {
  if (accepted === null) return "identity";
  if (page.has("br") && accepts(accepted, "br")) return "br";
  return page.has("gzip") && accepts(accepted, "gzip") ? "gzip" : "identity";
}

/** Whether a coding is named and not refused by a zero weight (RFC 9110, 12.5.3). */
function accepts(header: string, coding: string): boolean {
  return header.split(",").some((part) => {
    const [name, weight] = part.split(";", 2);
    return name?.trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight ?? "");
  });
}

/** Whether `If-None-Match` names a tag. It compares weakly (RFC 9110, 13.1.2): a proxy may have put `W/` before ours. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
