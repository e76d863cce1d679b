import type { Backend } from "../backend.ts";

/**
 * A minimal browser for sign-in: stores cookies by their rules, follows no redirects. Its `fetch` accepts URLs of the
 * backend, with or without the origin.
 */
export interface TestBrowser {
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Name and value, as they would be sent. */
  cookies: Map<string, string>;
  /** All cookies that were ever set, as the server wrote them. */
  setCookies: string[];
}

/** Opens a browser before a backend. */
export function testBrowser(backend: Backend, origin: string, clientIp?: string): TestBrowser {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  return {
    cookies,
    setCookies,
    async fetch(address, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0 && !headers.has("Cookie"))
        headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const request = new Request(new URL(address, origin), { ...init, headers });
      const response = await backend.fetch(
        request,
        clientIp === undefined ? { isInternal: true } : { clientIp },
      );
      for (const cookie of response.headers.getSetCookie()) {
        setCookies.push(cookie);
        const [pair = "", ...attributes] = cookie.split("; ");
        const name = pair.slice(0, pair.indexOf("="));
        const isOver = attributes.some((one) => {
          const [key = "", value = ""] = one.split("=", 2);
          if (/^max-age$/i.test(key)) return Number(value) <= 0;
          return /^expires$/i.test(key) && Date.parse(value) <= Date.now();
        });
        if (isOver) cookies.delete(name);
        else cookies.set(name, pair.slice(name.length + 1));
      }
      return response;
    },
  };
}
