import { localeOf, matchPath } from "@preforma/domain/routes";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteOptions } from "../http/site-options.ts";
import { isForVisitor } from "../pages/page-table.ts";
import { busyAnswer } from "../http/busy-answer.ts";
import { internally, type Client } from "../http/client.ts";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { formAnswer } from "./form-answer.ts";
import { wantsJson } from "../http/form-answer.ts";
import { isPostedFromHere } from "../http/own-post.ts";
import { needsOwnPages, plainSetter } from "../http/no-script.ts";
import { personalContext, type Personal } from "../loading/personal.ts";
import { ownScriptsContext } from "../http/own-scripts.ts";
import type { PageCache } from "../http/page-cache.ts";
import { pagePath, pageKey } from "../http/page-key.ts";
import { cacheKey, pageViewOf, type PageView } from "../http/page-view.ts";
import { answerOutage, watchApi } from "../http/outage.ts";
import { PreparedPage, respondWith } from "../http/prepared-page.ts";
import { renderedText } from "../http/rendered-text.ts";
import { SharedWork } from "../http/shared-work.ts";
import { visitBy, type Visit } from "../loading/visit.server.ts";
import { siteContext } from "../http/site-context.ts";
import { visitorContext, type Refusal, type Visitor } from "../http/visitor.ts";

interface Parts extends Pick<
  SiteOptions,
  "fetch" | "version" | "publicOrigin" | "mediaHosts" | "styleSheet" | "logger" | "inTurn"
> {
  cache: PageCache;
  /** Headers of every response; they are stored with a cached page. */
  security: Readonly<Record<string, string>>;
  https: boolean;
  development: boolean;
  build: ServerBuild;
  /** Prefixes of the cookies that make a page for a visitor without script differ from the shared one. */
  ownCookies: readonly string[];
  /** The visitor's data in such a page. */
  readPersonal: (visit: Visit) => Promise<Personal | null>;
  /** Origins that pages may embed in a frame. */
  frameSources: readonly string[];
  /** React Router. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
}

/** React Router for one client; clients take turns. */
type Handle = (request: Request, context: RouterContextProvider, client: Client) => Promise<Response>;

/** The result of rendering a page that is the same for everyone: the page, or another answer. */
type MadeForAll = PreparedPage | Response;

/** How pages are answered: public ones through the cache, other pages and forms for one visitor. */
export interface PageAnswers {
  /** Answers a GET of any page. */
  page: (request: Request, client: Client) => Promise<Response>;
  /** Answers a form that was posted to a page. */
  post: (request: Request, client: Client) => Promise<Response>;
  /** Answers a refused form with a page that says so, instead of the page it was posted to. */
  refuse: (request: Request, refusal: Refusal, client: Client) => Promise<Response>;
  /** Other requests that React Router may handle. */
  other: (request: Request, client: Client) => Promise<Response>;
}

/** Assembles the handlers. */
export function pageAnswers(parts: Parts): PageAnswers {
  const { cache, security, publicOrigin, https, development, build } = parts;
  const underWay = new SharedWork<MadeForAll>(parts.inTurn);

  const handle: Handle = async (request, context, client) => {
    const answer = await parts.inTurn(client, () => parts.handle(request, context), request.signal);
    return answer === "full" ? busyAnswer(request) : answer;
  };

  /** `own` is the requesting visitor, where no script adds their data to the page. */
  const contextFor = (
    view: PageView,
    client: Client,
    visitor: Visitor | null,
    own?: { visitor: Visitor; request: Request },
    { fetch = parts.fetch, onGap }: { fetch?: Parts["fetch"]; onGap?: () => void } = {},
  ) => {
    const context = new RouterContextProvider();
    const { version, logger, styleSheet } = parts;
    const ask = (request: Request) => fetch(request, internally(client));
    const report = (err: unknown, what: string) => {
      logger.warn({ err }, what);
      onGap?.();
    };
    context.set(siteContext, { fetch: ask, version, publicOrigin, ...view, report, styleSheet });
    context.set(visitorContext, visitor);
    if (own && needsOwnPages(own.visitor.cookies, parts.ownCookies)) {
      const url = new URL(own.request.url);
      const visit = visitBy(own.visitor, { url, params: {}, request: own.request, publicOrigin });
      context.set(personalContext, () => parts.readPersonal(visit));
    }
    return context;
  };
  const visitorOf = (
    { headers }: Request,
    client: Client,
    refusal?: Refusal,
    fetch: Parts["fetch"] = parts.fetch,
  ): Visitor => ({
    fetch: (request) => fetch(request, client),
    cookies: headers.get("cookie") ?? "",
    setCookies: [],
    formTargets: new Set(),
    ...(refusal === undefined ? {} : { refusal }),
  });

  /** Headers of a rendered page, with the policy for exactly this HTML. */
  const headersFor = (
    response: Response,
    html: string,
    pathname: string,
    context: RouterContextProvider,
    formTargets?: Iterable<string>,
  ) => ({
    ...Object.fromEntries(response.headers),
    ...security,
    "content-security-policy": contentSecurityPolicy(html, {
      https,
      development,
      scripts: context.get(ownScriptsContext),
      formTargets,
      mediaHosts: parts.mediaHosts,
      frameSources: parts.frameSources,
    }),
    "content-language": localeOf(pathname),
  });

  /** A response for one visitor is never cached, and carries the cookies that were set while it was made. */
  const answerOne = async (
    response: Response,
    request: Request,
    visitor: Visitor,
    context: RouterContextProvider,
  ): Promise<Response> => {
    let answer = response;
    if (isHtml(response)) {
      const { pathname } = new URL(request.url);
      const { text: html, bytes } = await renderedText(response);
      const headers = headersFor(response, html, pathname, context, visitor.formTargets);
      answer = await respondWith(
        new PreparedPage(bytes, response.status, headers),
        withoutValidators(request),
      );
    }
    const headers = new Headers(answer.headers);
    headers.delete("etag");
    headers.set("cache-control", "private, no-store");
    for (const cookie of visitor.setCookies) headers.append("set-cookie", cookie);
    return new Response(answer.body, { status: answer.status, headers });
  };

  const forVisitor = async (request: Request, client: Client, refusal?: Refusal): Promise<Response> => {
    const api = watchApi(parts.fetch);
    const visitor = visitorOf(request, client, refusal, api.fetch);
    const view = pageViewOf(visitor.cookies);
    const context = contextFor(view, client, visitor, { visitor, request }, { fetch: api.fetch });
    // React Router gives a HEAD no body, but content length and policy are derived from the body.
    const { url, headers, signal } = request;
    const whole = request.method === "HEAD" ? new Request(url, { headers, signal }) : request;
    return answerOne(answerOutage(await handle(whole, context, client), api), request, visitor, context);
  };

  /** A public page is rendered for its cache key and without cookies, so that it cannot contain data of the visitor. */
  const makeForAll = async (
    request: Request,
    view: PageView,
    client: Client,
    signal: AbortSignal,
  ): Promise<MadeForAll> => {
    const url = new URL(request.url);
    const key = pageKey(url);
    const epoch = cache.epoch;
    const headers = new Headers(request.headers);
    headers.delete("cookie");
    const api = watchApi(parts.fetch);
    let hasGap = false;
    const context = contextFor(view, client, null, undefined, {
      fetch: api.fetch,
      onGap: () => void (hasGap = true),
    });
    const asked = new Request(new URL(key, url.origin), { headers, signal });
    const made = await parts.handle(asked, context);
    const response = answerOutage(made, api);
    const isWhole = response.status === 200 && !api.wasOut() && !hasGap;
    if (isRedirect(response) || !isHtml(response)) return response;

    const { text: html, bytes } = await renderedText(response);
    const page = new PreparedPage(bytes, response.status, {
      ...headersFor(response, html, url.pathname, context),
      // Cached by the browser, but revalidated each time: an unchanged page costs a 304.
      "cache-control": isWhole ? "no-cache" : "no-store",
      vary: "accept-encoding, cookie",
    });
    if (isWhole && matchPath(url.pathname) !== null) cache.store(cacheKey(url, view), page, epoch);
    return page;
  };

  /** Concurrent requests for a page share one rendering: after a change, many visitors request it at once. */
  const forAll = async (request: Request, client: Client): Promise<Response> => {
    const url = new URL(request.url);
    const view = pageViewOf(request.headers.get("cookie"));
    const make = (signal: AbortSignal) => makeForAll(request, view, client, signal);
    const isShared = cache.isOn && matchPath(url.pathname) !== null;
    const made = isShared
      ? await underWay.run(`${cache.epoch} ${cacheKey(url, view)}`, client, request.signal, make)
      : await parts.inTurn(client, () => make(request.signal), request.signal);
    if (made === "full") return busyAnswer(request);
    if (made instanceof PreparedPage) return respondWith(made, request);
    // A body can be read only once.
    const own = isShared ? made.clone() : made;
    return isRedirect(own) ? withQuery(own, url) : own;
  };

  /** A public page with the data of one visitor. Its loaders see no cookies either; only the frame uses them. */
  const forPlain = async (request: Request, client: Client): Promise<Response> => {
    const url = new URL(request.url);
    const api = watchApi(parts.fetch);
    const visitor = visitorOf(request, client, undefined, api.fetch);
    const headers = new Headers(request.headers);
    headers.delete("cookie");
    const view = pageViewOf(visitor.cookies);
    const context = contextFor(view, client, null, { visitor, request }, { fetch: api.fetch });
    const made = await handle(
      new Request(new URL(pageKey(url), url.origin), { headers, signal: request.signal }),
      context,
      client,
    );
    const response = answerOutage(made, api);
    const answer = isRedirect(response) ? withQuery(response, url) : response;
    return answerOne(answer, request, visitor, context);
  };

  const refuse = async (request: Request, refusal: Refusal, client: Client) => {
    if (wantsJson(request)) return Response.json(null, { status: refusal === "tooLarge" ? 413 : 403 });
    const headers = new Headers(request.headers);
    for (const name of ["content-type", "content-length", "transfer-encoding", "cookie"])
      headers.delete(name);
    // A URL that matches no page is replaced by the home page.
    const url = new URL(request.url);
    const page = matchPath(url.pathname) === null ? new URL("/", url) : url;
    return forVisitor(new Request(page, { headers, signal: request.signal }), client, refusal);
  };

  return {
    refuse,
    page(request, client) {
      const match = matchPath(pagePath(new URL(request.url).pathname));
      if (match && isForVisitor(match.name)) return forVisitor(request, client);
      return needsOwnPages(request.headers.get("cookie"), parts.ownCookies)
        ? forPlain(request, client)
        : forAll(request, client);
    },
    async post(request, client) {
      if (!isPostedFromHere(request, publicOrigin)) return refuse(request, "crossSite", client);
      const headers = new Headers(request.headers);
      // The origin is already checked. React Router would compare it with the URL behind the proxies.
      headers.delete("origin");
      const { url, signal } = request;
      const checked = new Request(url, {
        method: "POST",
        headers,
        body: await request.arrayBuffer(),
        signal,
      });
      const match = matchPath(new URL(request.url).pathname);
      if (!wantsJson(request)) {
        const answer = await forVisitor(checked, client);
        answer.headers.append("set-cookie", plainSetter(https));
        return answer;
      }
      if (match === null) return forVisitor(checked, client);
      const visitor = visitorOf(request, client);
      const context = contextFor(pageViewOf(visitor.cookies), client, visitor);
      const answer = await formAnswer(build, match, checked, context);
      return answerOne(answer ?? Response.json(null, { status: 405 }), request, visitor, context);
    },
    other: (request, client) => forVisitor(request, client),
  };
}

const isHtml = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") ?? false;

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

function withoutValidators(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  return new Request(request.url, { method: request.method === "HEAD" ? "HEAD" : "GET", headers });
}

/** A redirect for a moved page preserves the whole query, including parameters that pages do not read. */
function withQuery(redirect: Response, asked: URL): Response {
  const location = redirect.headers.get("location");
  if (location === null || asked.search === "") return redirect;
  const target = new URL(location, asked.origin);
  if (target.origin !== asked.origin) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set("location", `${target.pathname}${asked.search}${target.hash}`);
  return new Response(null, { status: redirect.status, headers });
}
