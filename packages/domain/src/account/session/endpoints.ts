import { requestTimeoutMs, type Fetch } from "../../http/index.ts";

/** The base path of the auth endpoints. */
export const authPath = "/api/auth";

/** A way to sign in, as `/api/auth/providers` lists it. */
export interface SignInProvider {
  id: string;
  name: string;
  /** `credentials`, `email`, or the type of a provider with its own page. */
  type: string;
}

/** The result of a form post to the auth endpoints; `url` is null when the answer has none. */
export interface FormAnswer {
  ok: boolean;
  status: number;
  url: string | null;
  /** Seconds to wait before the next try, when the server states them. */
  retryAfter: number | null;
}

/** The origin of the endpoints, and the fetch to use. */
export interface AuthEndpointOptions {
  /** Origin without a trailing slash; empty for the page's own. */
  baseUrl?: string;
  fetch?: Fetch;
}

/** The calls under `/api/auth`. Each throws without an answer, or with an invalid one. */
export interface AuthEndpoints {
  /** Prefix of every URL, for pages of the library. */
  readonly base: string;
  session: () => Promise<unknown>;
  updateSession: (data: unknown) => Promise<unknown>;
  providers: () => Promise<Readonly<Record<string, SignInProvider>>>;
  post: (path: string, fields: Readonly<Record<string, string>>) => Promise<FormAnswer>;
  log: (level: "error" | "warn" | "debug", code: string, message: string) => void;
}

/** An invalid answer of the auth endpoints. */
export class AuthAnswerError extends Error {
  override readonly name = "AuthAnswerError";
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Calls the auth endpoints as clients of the contract do. */
export function createAuthEndpoints({ baseUrl = "", fetch }: AuthEndpointOptions): AuthEndpoints {
  const base = `${baseUrl}${authPath}`;
  const send = fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));

  const request = async (path: string, init: RequestInit): Promise<Response> =>
    send(`${base}/${path}`, {
      credentials: baseUrl === "" ? "same-origin" : "include",
      cache: "no-store",
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...init,
      headers: { accept: "application/json", ...(init.headers as Record<string, string> | undefined) },
    });

  const read = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await request(path, init);
    const data: unknown = await response.json().catch(() => undefined);
    if (!response.ok || data === undefined)
      throw new AuthAnswerError(`${authPath}/${path} answered ${response.status} without usable JSON`);
    return data;
  };

  const csrfToken = async (): Promise<string> => {
    const { csrfToken: token } = asRecord(await read("csrf"));
    if (typeof token !== "string") throw new AuthAnswerError(`${authPath}/csrf answered without csrfToken`);
    return token;
  };

  return {
    base,
    session: () => read("session"),
    updateSession: async (data) =>
      read("session", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ csrfToken: await csrfToken(), data }),
      }),
    providers: async () => asRecord(await read("providers")) as Record<string, SignInProvider>,
    async post(path, fields) {
      const response = await request(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: "true" }).toString(),
      });
      const { url } = asRecord(await response.json().catch(() => null));
      const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
      return {
        ok: response.ok,
        status: response.status,
        url: typeof url === "string" ? url : null,
        retryAfter: Number.isFinite(seconds) ? seconds : null,
      };
    },
    log(level, code, message) {
      const body = new URLSearchParams({ level, code, message }).toString();
      // A caller that reports a failure cannot handle a failure of the report itself.
      request("_log", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
        keepalive: true,
      }).catch(() => {});
    },
  };
}
