/** Where every call of the contract begins. */
export const apiPath = "/api/v1";

/** How long a call may take, in ms. */
export const requestTimeoutMs = 30_000;

/** Values of a query string; absent ones are left out, lists are joined by commas. */
export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

/** The part of `fetch` that the clients use; the server passes one that stays in the process. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What both clients can be given. */
export interface ClientOptions {
  /** Origin of the API without a slash at its end; empty for the page's own. */
  baseUrl?: string;
  fetch?: Fetch;
  /** The session's bearer token, asked for at each call. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Called on every 401, with the token that was refused; the site signs out and leads to sign-in. */
  onUnauthorised?: (refusedToken: string | null) => void;
  timeoutMs?: number;
}

/** One call. `path` is relative to `/api/v1`, without a slash in front. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  query?: QueryValues;
  /** Beside those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; `FormData` as it is. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Why no answer came. `aborted` means that the caller's own signal ended the call. */
type NoAnswer = "timeout" | "network" | "aborted";

/** What came back: an answer, understood as JSON or not, or none. */
export type Outcome =
  | { kind: "answer"; status: number; ok: boolean; body: unknown; isJson: boolean }
  | { kind: "none"; reason: NoAnswer; cause: unknown };

/** The address of a call. Empty strings are sent: an empty keyword is a keyword. */
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
 * Makes one call and returns its result; never throws. The time limit covers the body too: a server that sends its
 * headers and then falls silent is not waited for.
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
    // A signal made of other signals stays in memory, with all that it holds, while it has a listener.
    signal.removeEventListener("abort", end);
  }
}

async function exchange(options: ClientOptions, call: Call, signal: AbortSignal) {
  signal.throwIfAborted();
  const headers: Record<string, string> = { ...call.headers, accept: "application/json" };
  const token = await options.getToken?.();
  if (token) headers.authorization = `Bearer ${token}`;
  // Form data names its own type, with the boundary in it.
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

/** The envelope of every answer, as far as it is there: `{ success, status, data, message }`. */
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
