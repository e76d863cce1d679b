/** Path prefix of every call of the contract. */
export const apiPath = "/api/v1";

/** Timeout of a call, in ms. */
export const requestTimeoutMs = 30_000;

/** Values of a query string; absent ones are dropped, lists are joined by commas. */
export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

/** The part of `fetch` that the clients use; the server passes an in-process one. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The options of both clients. */
export interface ClientOptions {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl?: string;
  fetch?: Fetch;
  /** The session's bearer token, read on each call. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Called on every 401, with the refused token; the site signs out and leads to sign-in. */
  onUnauthorised?: (refusedToken: string | null) => void;
  timeoutMs?: number;
}

/** The options of a call. */
export interface CallOptions {
  query?: QueryValues;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** One call. `path` is relative to `/api/v1`, without a leading slash. */
export interface Call extends CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** Sent as JSON; `FormData` unchanged. */
  body?: unknown;
}

/** Why there was no answer. `aborted` means that the caller's own signal aborted the call. */
type NoAnswer = "timeout" | "network" | "aborted";

/** The result: an answer, parsed as JSON or not, or none. */
export type Outcome =
  | { kind: "answer"; status: number; ok: boolean; body: unknown; isJson: boolean }
  | { kind: "none"; reason: NoAnswer; cause: unknown };

/** The URL of a call. Empty strings are sent: an empty keyword is a keyword. */
export function urlOf(baseUrl: string, path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) search.set(name, value.join(","));
    } else search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseUrl}${apiPath}/${path}${text === "" ? "" : `?${text}`}`;
}

/** An empty body (204) is JSON's null; anything else that does not parse is not JSON. */
function parsed(text: string): { body: unknown; isJson: boolean } {
  if (text === "") return { body: null, isJson: true };
  try {
    return { body: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

/**
 * Makes one call and returns its result; never throws. The timeout covers the body too, for a server that sends headers
 * and then stalls.
 */
export async function perform(options: ClientOptions, call: Call): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.timeoutMs ?? requestTimeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, limit.signal]) : limit.signal;
  // An injected fetch may ignore signals; the race ends the wait anyway.
  let end = (): void => {};
  const ended = new Promise<never>((_resolve, reject) => {
    end = () => reject(new DOMException("The call was ended", "AbortError"));
  });
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
  try {
    const { token, ...outcome } = await Promise.race([exchange(options, call, signal), ended]);
    if (outcome.status === 401) options.onUnauthorised?.(token);
    return outcome;
  } catch (cause) {
    const reason = call.signal?.aborted ? "aborted" : limit.signal.aborted ? "timeout" : "network";
    return { kind: "none", reason, cause };
  } finally {
    clearTimeout(timer);
    // A signal composed of other signals stays in memory, with everything it references, while it has a listener.
    signal.removeEventListener("abort", end);
  }
}

async function exchange(options: ClientOptions, call: Call, signal: AbortSignal) {
  signal.throwIfAborted();
  const headers: Record<string, string> = { ...call.headers, accept: "application/json" };
  const token = await options.getToken?.();
  if (token) headers.authorization = `Bearer ${token}`;
  // Form data sets its own type, with the boundary.
  const isForm = call.body instanceof FormData;
  if (call.body !== undefined && !isForm) headers["content-type"] = "application/json";
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));
  const response = await send(urlOf(options.baseUrl ?? "", call.path, call.query), {
    method: call.method,
    headers,
    signal,
    ...(call.body === undefined
      ? {}
      : { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
  });
  return {
    token: token ?? null,
    kind: "answer" as const,
    status: response.status,
    ok: response.ok,
    ...parsed(await response.text()),
  };
}

/** The envelope of every answer, as far as present: `{ success, status, data, message }`. */
export interface Envelope {
  success?: boolean;
  status?: number;
  message?: string;
  data?: unknown;
}

/** Reads an answer's envelope; null for a bare value, which some implementations of the contract send. */
export function envelopeOf(body: unknown): Envelope | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const { success, status, message, data } = body as Record<string, unknown>;
  if (typeof success !== "boolean" && !("data" in body && ("message" in body || "status" in body))) {
    return typeof message === "string" && data === undefined ? { message } : null;
  }
  return {
    ...(typeof success === "boolean" ? { success } : {}),
    ...(typeof status === "number" ? { status } : {}),
    ...(typeof message === "string" ? { message } : {}),
    data,
  };
}
