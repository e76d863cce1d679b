import { localeOf, matchPath, redirectFor } from "@preforma/domain/routes";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as serverBuild from "virtual:react-router/server-build";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { PageCache } from "./http/page-cache.ts";
import { PreparedPage, respondWith } from "./http/prepared-page.ts";
import { pageKey } from "./http/page-key.ts";
import { renderedText } from "./http/rendered-text.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { siteContext } from "./http/site-context.ts";
import { translationRoutes } from "./i18n/translation-routes.server.ts";
import { robots } from "./seo/robots.server.ts";
import { sitemapRoutes } from "./seo/sitemap.server.ts";

/** What the site stands on. */
export interface SiteOptions {
  /** Answers `/api` and `/media`. Requests from outside carry their client's address, for rate limits. */
  fetch: (request: Request, client?: { clientAddress?: string }) => Promise<Response>;
  /** Grows with every change of catalogue, content or settings. */
  version: () => number;
  /** Calls back after every change; returns how to stop that. Absent where changes are not told. */
  onChange?: ((listener: () => void) => () => void) | undefined;
  /** Whether pages can be made now. */
  ready: () => Promise<boolean>;
  /** Origin under which visitors reach the site. */
  publicOrigin: string;
  /** Memory for rendered pages, bytes; 0 renders every request afresh. */
  pageCacheBytes: number;
  logger: Logger;
  development?: boolean;
}

/** The site as one web-standard handler. */
export interface Site {
  /** `client` is who asks, as far as the server in front knows. */
  fetch: (request: Request, client?: { clientAddress?: string }) => Response | Promise<Response>;
  close: () => void;
}

/** How long a cached page may answer where nobody tells of changes, ms. */
const blindTimeToLive = 60_000;

/** Puts the site together: security headers, API, translations, sitemap, redirects, cached and rendered pages. */
export function createSite(options: SiteOptions): Site {
  const { logger, publicOrigin, development = false } = options;
  const https = publicOrigin.startsWith("https:");
  const security = securityHeaders(https);
  const cache = new PageCache({
    maximumBytes: options.pageCacheBytes,
    timeToLive: options.onChange ? 0 : blindTimeToLive,
  });
  const stopListening = options.onChange?.(() => cache.clear());
  const handle = createRequestHandler(serverBuild, development ? "development" : "production");

  const app = new Hono<{ Bindings: { clientAddress?: string } }>();
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-request-id", crypto.randomUUID());
    for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value);
  });
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => ((await options.ready()) ? c.text("ready") : c.text("starting", 503)));
  app.all("/api/*", (c) => options.fetch(c.req.raw, c.env));
  app.all("/media/*", (c) => options.fetch(c.req.raw, c.env));
  app.route("/", translationRoutes);
  app.get("/robots.txt", (c) => c.text(robots(publicOrigin)));
  app.route("/", sitemapRoutes(options));
  app.get("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // Two slashes at the start would be read as another host's name from here on.
    if (pathname.startsWith("//")) return c.redirect(`${pathname.replace(/^[/\\]+/, "/")}${search}`, 301);
    const target = redirectFor(`${pathname}${search}`);
    return target === null ? renderPage(c.req.raw) : redirectTo(target, c.req.raw);
  });
  app.all("*", (c) => render(c.req.raw));
  app.onError((error, c) => {
    logger.error({ err: error, path: c.req.path }, "A request failed");
    return c.text("The server could not answer this request.", 500);
  });

  /** Where a page has moved. Its slug may be wrong as well, which only the page itself knows: one redirect mends both. */
  async function redirectTo(target: string, { url, headers, signal }: Request): Promise<Response> {
    const match = matchPath(target);
    if (match && Object.keys(match.params).length > 0) {
      const further = await renderPage(new Request(new URL(target, url), { headers, signal }));
      if (further.status === 301) return further;
    }
    return new Response(null, { status: 301, headers: { location: target } });
  }

  /** A page is rendered for its cache key, so that nothing else of the address can get into what others see. */
  async function renderPage(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const key = pageKey(url);
    const epoch = cache.epoch;
    const response = await render(
      new Request(new URL(key, url.origin), { headers: request.headers, signal: request.signal }),
    );
    if (response.status >= 300 && response.status < 400) return withQuery(response, url);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;

    const { text: html, bytes } = await renderedText(response);
    const page = new PreparedPage(bytes, response.status, {
      ...Object.fromEntries(response.headers),
      ...security,
      "content-security-policy": contentSecurityPolicy(html, { https, development }),
      "content-language": localeOf(url.pathname),
      // Kept by the browser, but asked for again each time: an unchanged page costs a 304.
      "cache-control": response.status === 200 ? "no-cache" : "no-store",
    });
    if (response.status === 200 && matchPath(url.pathname) !== null) cache.store(key, page, epoch);
    return respondWith(page, request);
  }

  function render(request: Request): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(siteContext, { fetch: options.fetch, version: options.version, publicOrigin });
    return handle(request, context);
  }

  return {
    fetch(request, client = {}) {
      // The hot path: a page that is ready leaves without passing through the router.
      if (request.method === "GET" || request.method === "HEAD") {
        const page = cache.get(pageKey(new URL(request.url)));
        if (page) return respondWith(page, request, { "x-request-id": crypto.randomUUID() });
      }
      return app.fetch(request, client);
    },
    close() {
      stopListening?.();
    },
  };
}

/** A page that has moved takes the whole query along, also what pages themselves do not read. */
function withQuery(redirect: Response, asked: URL): Response {
  const location = redirect.headers.get("location");
  if (location === null || asked.search === "") return redirect;
  const target = new URL(location, asked.origin);
  if (target.origin !== asked.origin) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set("location", `${target.pathname}${asked.search}${target.hash}`);
  return new Response(null, { status: redirect.status, headers });
}
