import type { Locale } from "../locales/index.ts";
import { transportMessages, type TransportFailure } from "./messages.ts";
import {
  envelopeOf,
  perform,
  type Call,
  type CallOptions,
  type ClientOptions,
  type Outcome,
} from "./request.ts";

/** An answer. On failure `data` is the server's, if it sent any. */
export type SafeAnswer<Data> =
  | { success: true; status: number; data: Data; message: string }
  | {
      success: false;
      status: number;
      data: unknown;
      message: string;
      code: TransportFailure | "HTTP" | "ABORTED";
    };

/** The main client: always returns an answer, never throws. Paths are relative to `/api/v1`: `products/7`. */
export interface SafeClient {
  get<Data>(path: string, options?: CallOptions): Promise<SafeAnswer<Data>>;
  post<Data>(path: string, body: unknown, options?: CallOptions): Promise<SafeAnswer<Data>>;
  put<Data>(path: string, body: unknown, options?: CallOptions): Promise<SafeAnswer<Data>>;
  delete<Data>(path: string, body?: unknown, options?: CallOptions): Promise<SafeAnswer<Data>>;
}

/** Status of a failure without one. */
const statusWhenNone = 500;

function normalise<Data>(outcome: Outcome, locale: Locale): SafeAnswer<Data> {
  const messages = transportMessages[locale];
  if (outcome.kind === "none") {
    if (outcome.reason === "aborted") {
      return {
        success: false,
        status: statusWhenNone,
        data: null,
        message: messages.DEFAULT,
        code: "ABORTED",
      };
    }
    const code = outcome.reason === "timeout" ? "TIMEOUT" : "NETWORK_ERROR";
    return { success: false, status: statusWhenNone, data: null, message: messages[code], code };
  }
  const envelope = outcome.isJson ? envelopeOf(outcome.body) : null;
  const data = envelope ? (envelope.data ?? null) : outcome.isJson ? outcome.body : null;
  const status = envelope?.status ?? outcome.status;
  if (outcome.status === 401)
    return { success: false, status: 401, data, message: messages.UNAUTHORISED, code: "UNAUTHORISED" };
  if (outcome.ok && outcome.isJson && (envelope?.success ?? true)) {
    return { success: true, status, data: data as Data, message: envelope?.message ?? "" };
  }
  // An HTML page with status 200 (a proxy's, a captive portal's) is not an answer.
  const failedStatus = outcome.ok && !outcome.isJson ? statusWhenNone : status;
  const message = envelope?.message || messages.DEFAULT;
  // The server's general message contains no cause, so a form's own message is better.
  return {
    success: false,
    status: failedStatus,
    data,
    message,
    code: message === messages.DEFAULT ? "DEFAULT" : "HTTP",
  };
}

/**
 * The main client: bearer token when the session has one, every answer normalised to `{ success, status, data, message
 * }`, failures in the visitor's language, the server's own message first.
 */
export function createSafeClient(options: ClientOptions & { locale: Locale }): SafeClient {
  const make = async <Data>(call: Call): Promise<SafeAnswer<Data>> =>
    normalise<Data>(await perform(options, call), options.locale);
  return {
    get: (path, more) => make({ method: "GET", path, ...more }),
    post: (path, body, more) => make({ method: "POST", path, body, ...more }),
    put: (path, body, more) => make({ method: "PUT", path, body, ...more }),
    delete: (path, body, more) => make({ method: "DELETE", path, body, ...more }),
  };
}
