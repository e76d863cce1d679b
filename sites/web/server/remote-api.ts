import { transportMessages } from "@preforma/domain/http";
import { acceptedLocale, defaultLocale, isLocale, type Locale } from "@preforma/domain/locales";
import type { SiteOptions } from "../app/platform/http/site-options.ts";

/** Headers that concern one connection only and must not be passed on (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
];
/** Headers in which proxies send a visitor's address. A visitor's own are never forwarded. */
const forwarding = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|(?:[a-z]+-)?(?:client|connecting)-ip)$/;
/** Timeout of one call, ms; the specification's second client has the same. */
const timeout = 30_000;

/** The response language for a client: that of its URL, else of its headers, as in the API itself. */
function languageFor({ url, headers }: Request): Locale {
  const { searchParams } = new URL(url);
  const asked = ["languageCode", "language"].map((name) => searchParams.get(name)).find(isLocale);
  return asked ?? acceptedLocale(headers.get("accept-language")) ?? defaultLocale;
}

/**
 * Forwards `/api` and `/media` to an implementation of the contract at another origin. The visitor's address is sent as
 * `X-Forwarded-For`, so that the API can limit each visitor; it has to trust this server as a proxy.
 */
export function remoteApi(origin: string): Pick<SiteOptions, "fetch" | "version" | "readiness"> {
  return {
    async fetch(request, { clientIp }) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of hopByHop) headers.delete(name);
      for (const name of request.headers.keys()) if (forwarding.test(name)) headers.delete(name);
      if (clientIp !== undefined) headers.set("x-forwarded-for", clientIp);
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      try {
        const response = await fetch(new URL(`${pathname}${search}`, origin), {
          method: request.method,
          headers,
          redirect: "manual",
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
          ...(hasBody ? { body: request.body, duplex: "half" } : {}),
        });
        // fetch has decoded the body, which invalidates the length.
        const answered = new Headers(response.headers);
        for (const name of [...hopByHop, "content-encoding", "content-length"]) answered.delete(name);
        return new Response(response.body, { status: response.status, headers: answered });
      } catch (error) {
        const late = error instanceof DOMException && error.name === "TimeoutError";
        const status = late ? 504 : 502;
        const language = languageFor(request);
        const message = transportMessages[language][late ? "TIMEOUT" : "NETWORK_ERROR"];
        return Response.json(
          { success: false, status, message, data: null },
          { status, headers: { "content-language": language, "cache-control": "no-store" } },
        );
      }
    },
    // Its changes are not reported: shared data is requested again each minute, as cached pages are.
    version: () => Math.floor(Date.now() / 60_000),
    async readiness() {
      const response = await fetch(new URL("/api/v1/general-settings/1", origin), {
        signal: AbortSignal.timeout(timeout),
      }).catch(() => null);
      if (response?.ok) return { ready: true };
      const reason = response ? `answers with status ${response.status}` : "does not answer";
      return { ready: false, reason: `The API at API_URL ${reason}.` };
    },
  };
}
