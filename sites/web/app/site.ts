import { transportMessages } from "@preforma/domain/http";
import { localeOf, matchPath, redirectFor } from "@preforma/domain/routes";
import { Hono } from "hono";
import * as serverBuild from "virtual:react-router/server-build";
import { comparedSetter, gathers } from "./features/compare/compare-cookie.ts";
import { followComparison } from "./features/compare/compare-form.server.ts";
import { internally, type Client } from "./platform/http/client.ts";
import type { Site, SiteOptions } from "./platform/http/site-options.ts";
import { urlTooLong } from "./platform/http/url-too-long.ts";
import { limitBody } from "./platform/http/limit-body.ts";
import { localeHandlers } from "./platform/http/locale-handlers.ts";
import { pageAnswers } from "./platform/answers/page-answers.ts";
import { PageCache } from "./platform/http/page-cache.ts";
import { cacheKey, pageViewOf } from "./platform/http/page-view.ts";
import { needsOwnPages } from "./platform/http/no-script.ts";
import { respondWith } from "./platform/http/prepared-page.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { shedLoad } from "./platform/http/shed-load.ts";
import { translationRoutes } from "./platform/i18n/translation-routes.server.ts";
import { closedAnswer, maintenanceGate } from "./frame/maintenance/maintenance-gate.ts";
import { webManifestRoutes } from "./frame/install/web-manifest.server.ts";
import { feedRoutes } from "./frame/feeds/feeds.server.ts";
import { llmsRoutes } from "./frame/feeds/llms.server.ts";
import { frameRoutes } from "./frame/shell/frame.server.ts";
import { robots } from "./frame/feeds/robots.server.ts";
import { sitemapRoutes } from "./frame/feeds/sitemap.server.ts";
import { readPersonal } from "./frame/personal.server.ts";
import { mapOrigin } from "./features/company/map.ts";
import { cartTokenCookie } from "./features/shop/cart-cookies.ts";
import { madeTexts } from "./frame/made-texts.server.ts";
import { eachDay } from "./platform/http/each-day.ts";
import { completeTexts } from "./platform/i18n/translations.server.ts";
import { choiceRoute } from "./platform/answers/choice-route.server.ts";
import { priceCookies } from "./features/prices/price-cookies.server.ts";
import { pricePath } from "./features/prices/price-path.ts";
import { decidedCookies } from "./features/consent/decided-cookies.server.ts";
import { consentPath } from "./features/consent/consent-path.ts";
import { signOutRoute } from "./platform/session/sign-out.server.ts";

completeTexts(madeTexts);

/** A visitor with one of these has a cart or is signed in. */
const ownCookies = [`${cartTokenCookie}=`, "session-token"];

/** Lifetime of a cached page where changes are not reported, ms. */
const blindTimeToLive = 60_000;

/** Assembles the site: security headers, API, translations, sitemap, redirects, cached and rendered pages. */
export function createSite(options: SiteOptions): Site {
  const { logger, publicOrigin, development = false } = options;
  const https = publicOrigin.startsWith("https:");
  const security = securityHeaders(https);
  const cache = new PageCache({
    maximumBytes: options.pageCacheBytes,
    timeToLive: options.onChange ? 0 : blindTimeToLive,
  });
  /** The site's options for its own reading. */
  const own = { ...options, fetch: (request: Request) => options.fetch(request, internally()) };
  const gate = maintenanceGate(own);
  const stopListening = options.onChange?.(() => cache.clear());
  // Delivery dates and exchange rates on pages are valid for a day.
  const stopDays = eachDay(() => cache.clear());
  const answers = pageAnswers({
    ...options,
    cache,
    security,
    https,
    development,
    build: serverBuild,
    ownCookies,
    readPersonal,
    frameSources: [mapOrigin],
    handle: localeHandlers(serverBuild, development ? "development" : "production"),
  });

  const app = new Hono<{ Bindings: Client }>();
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-request-id", crypto.randomUUID());
    for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value);
  });
  app.use(followComparison(https));
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const state = await options.readiness();
    return state.ready ? c.text("ready") : c.text(`not ready: ${state.reason}`, 503);
  });
  // Sign-in (`/api/auth`) and payment notifications of the bank are always admitted.
  app.use("/api/v1/*", shedLoad(options.admit));
  app.all("/api/*", (c) => options.fetch(c.req.raw, c.env));
  app.all("/media/*", (c) => options.fetch(c.req.raw, c.env));
  app.route("/", translationRoutes);
  app.route("/", frameRoutes(own));
  app.route("/", webManifestRoutes());
  app.get("/robots.txt", (c) => c.text(robots(publicOrigin)));
  app.route("/", llmsRoutes(own));
  app.route("/", sitemapRoutes(own));
  app.post(
    "*",
    limitBody((request, client) => answers.refuse(request, "tooLarge", client)),
  );
  app.route("/", signOutRoute(options, answers, [comparedSetter([], https)]));
  app.route("/", choiceRoute(consentPath, options, answers, decidedCookies));
  app.route("/", choiceRoute(pricePath, options, answers, priceCookies));
  // Uncached pages, and forms.
  app.use(shedLoad(options.admit));
  app.route("/", feedRoutes(own));
  app.get("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // From here on, two leading slashes would be read as another host's name.
    if (pathname.startsWith("//")) return c.redirect(`${pathname.replace(/^[/\\]+/, "/")}${search}`, 301);
    const target = redirectFor(`${pathname}${search}`);
    return target === null ? answers.page(c.req.raw, c.env) : redirectTo(target, c.req.raw, c.env);
  });
  app.post("*", (c) => answers.post(c.req.raw, c.env));
  app.all("*", (c) => answers.other(c.req.raw, c.env));
  app.onError((error, c) => {
    // The client has disconnected, and nothing is wrong here.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    logger.error({ err: error, path: c.req.path }, "A request failed");
    const locale = localeOf(c.req.path);
    return c.text(transportMessages[locale].DEFAULT, 500, { "content-language": locale });
  });

  /**
   * Redirects a moved page. Its slug may be outdated as well, which only the page itself knows: one redirect fixes
   * both.
   */
  async function redirectTo(target: string, request: Request, client: Client): Promise<Response> {
    const match = matchPath(target);
    if (match && Object.keys(match.params).length > 0) {
      const { url, headers, signal } = request;
      const further = await answers.page(new Request(new URL(target, url), { headers, signal }), client);
      if (further.status === 301) return further;
    }
    return new Response(null, { status: 301, headers: { location: target } });
  }

  function answerOpen(request: Request, client: Client): Response | Promise<Response> {
    // The hot path: a cached page bypasses the router.
    if (request.method === "GET" || request.method === "HEAD") {
      const cookies = request.headers.get("cookie");
      const page =
        needsOwnPages(cookies, ownCookies) || gathers(cookies)
          ? undefined
          : cache.get(cacheKey(new URL(request.url), pageViewOf(cookies)));
      if (page) return respondWith(page, request, { "x-request-id": crypto.randomUUID() });
    }
    return app.fetch(request, client);
  }

  async function answerClosed(request: Request, client: Client): Promise<Response> {
    if (await gate.admits(request)) return answerOpen(request, client);
    return secured(await closedAnswer(request, (notice) => answers.page(notice, client)));
  }

  function secured(answer: Response): Response {
    for (const [name, value] of Object.entries(security))
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  }

  return {
    fetch(request, client = {}) {
      const refused = urlTooLong(request);
      if (refused) return secured(refused);
      const closed = gate.isClosed();
      if (closed === false) return answerOpen(request, client);
      if (closed === true) return answerClosed(request, client);
      return closed.then((is) => (is ? answerClosed : answerOpen)(request, client));
    },
    pageCache: () => cache.figures,
    close() {
      stopListening?.();
      stopDays();
    },
  };
}
