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
/** Headers by which proxies tell a visitor's address. A visitor's own are never passed on. */
const forwarding = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|(?:[a-z]+-)?(?:client|connecting)-ip)$/;
/** Limit of one call, ms; the second client of the specification has the same. */
const timeout = 30_000;

/** The language to speak to a client: the one its address asks for, else that of its headers, as the API itself does. */
function languageFor({ url, headers }: Request): Locale {
  const { searchParams } = new URL(url);
  const asked = ["languageCode", "language"].map((name) => searchParams.get(name)).find(isLocale);
  return asked ?? acceptedLocale(headers.get("accept-language")) ?? defaultLocale;
}

/**
 * Passes `/api` and `/media` on to an implementation of the contract at another origin. The visitor's address goes
 * along as `X-Forwarded-For`, so that the API can limit each visitor; it has to trust this server as a proxy.
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
        // fetch has undone the coding and knows the length no more.
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
    // Changes there are not reported: what pages share is requested again each minute, as cached pages are.
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
