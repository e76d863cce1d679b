import { envelopeOf, perform, type Call, type CallOptions, type ClientOptions } from "./request.ts";

/**
 * Why a call of the strict client failed: a timeout, a network error, an expired session, a refusal, or an answer that
 * breaks the contract. The first three have their texts in the error catalogue under the same names.
 */
export type ApiErrorCode = "TIMEOUT" | "NETWORK_ERROR" | "UNAUTHORISED" | "HTTP" | "INVALID_RESPONSE";

/** A failed call. `status` is that of the answer, or 0 without one; `data` is the server's, if any. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly data: unknown;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: { status?: number; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? 0;
    this.data = details.data ?? null;
  }
}

/**
 * The second client: returns the answer's data or throws {@link ApiError}. Paths are relative to `/api/v1`:
 * `products/7`.
 */
export interface StrictClient {
  get<Data>(path: string, options?: CallOptions): Promise<Data>;
  post<Data>(path: string, body: unknown, options?: CallOptions): Promise<Data>;
  put<Data>(path: string, body: unknown, options?: CallOptions): Promise<Data>;
  delete<Data>(path: string, body?: unknown, options?: CallOptions): Promise<Data>;
}

async function make<Data>(options: ClientOptions, call: Call): Promise<Data> {
  const what = `${call.method} ${call.path}`;
  const outcome = await perform(options, call);
  if (outcome.kind === "none") {
    // The caller aborted the call: it gets its own reason, as with fetch, so that query caches recognise it.
    if (outcome.reason === "aborted") throw call.signal?.reason ?? outcome.cause;
    if (outcome.reason === "timeout") throw new ApiError("TIMEOUT", `${what}: no answer in time`, outcome);
    throw new ApiError("NETWORK_ERROR", `${what}: the server could not be reached`, outcome);
  }
  const { status, body } = outcome;
  const envelope = outcome.isJson ? envelopeOf(body) : null;
  const data = envelope ? envelope.data : body;
  if (!outcome.ok || envelope?.success === false) {
    const code = status === 401 ? "UNAUTHORISED" : "HTTP";
    throw new ApiError(code, envelope?.message || `${what}: answered ${status}`, { status, data });
  }
  if (!outcome.isJson)
    throw new ApiError("INVALID_RESPONSE", `${what}: the answer is not JSON`, { status, data });
  return data as Data;
}

/**
 * The second client: JSON, a timeout of 30 seconds, failures thrown as {@link ApiError}. A call that the caller's
 * signal aborts throws that signal's reason instead.
 */
export function createStrictClient(options: ClientOptions = {}): StrictClient {
  return {
    get: (path, more) => make(options, { method: "GET", path, ...more }),
    post: (path, body, more) => make(options, { method: "POST", path, body, ...more }),
    put: (path, body, more) => make(options, { method: "PUT", path, body, ...more }),
    delete: (path, body, more) => make(options, { method: "DELETE", path, body, ...more }),
  };
}
