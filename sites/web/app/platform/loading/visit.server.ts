import { createAuthEndpoints, readSession, type Session } from "@preforma/domain/account";
import {
  ApiError,
  createSafeClient,
  createStrictClient,
  type Fetch,
  type SafeClient,
  type StrictClient,
} from "@preforma/domain/http";
import { localeOf, matchPath, pathWithin, signInPathFrom, type NoSession } from "@preforma/domain/routes";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { pagePath } from "../http/page-key.ts";
import { siteContext } from "../http/site-context.ts";
import { visitorContext, type Visitor } from "../http/visitor.ts";
import { withSetCookies } from "../http/cookie-header.ts";
import { translatorOf } from "../i18n/translations.server.ts";
import { refuseIfAsked } from "./load.server.ts";
import type { PageContext } from "./page-load.ts";
import { signedInUser, type VisitorLoad, type WithVisitor } from "./visitor-page.ts";

/** One visitor at one page or form: the context of public pages, and the visitor's own data. Only on the server. */
export interface Visit extends Pick<PageContext, "locale" | "url" | "params" | "t"> {
  request: Request;
  visitor: Visitor;
  publicOrigin: string;
  /** Visitors reach the site by https. */
  isSecure: boolean;
  /** The API with the visitor's own rights; throws. Its messages are in the page's language. */
  strict: StrictClient;
  /** The same; returns failures instead of throwing. */
  safe: SafeClient;
  /**
   * The API as the visitor's browser reaches it: by path, with their cookies. Cookies in its responses are passed on.
   */
  fetch: Fetch;
  /** The session, requested once for each visit. Null for a visitor without an account. */
  session: () => Promise<Session | null>;
  /** The session, or a redirect to sign-in that leads back to `page`, by default to the current one. */
  requireSession: (page?: URL) => Promise<Session>;
}

/** The `loader` of a page whose row has `audience: "visitor"`. */
export function loadForVisitor<Data extends object>(load: VisitorLoad<Data>) {
  return async (args: LoaderFunctionArgs): Promise<WithVisitor<Data>> => {
    refuseIfAsked(args);
    const visit = visitOf(args);
    return orLeadOn(visit.url, async () => {
      const data = await load(visit);
      // A page that needs no session is rendered without the name in its header.
      const user = (await visit.session().catch(() => null))?.user;
      return { ...data, visitor: user ? signedInUser(user) : null };
    });
  };
}

/** The visit that a loader or an action is called for. */
export function visitOf({ context, url, params, request }: LoaderFunctionArgs | ActionFunctionArgs): Visit {
  // React Router accepts any text as an order number or a language.
  if (matchPath(pagePath(url.pathname)) === null) throw data(null, { status: 404 });
  const visitor = context.get(visitorContext);
  if (visitor === null)
    throw new Error(`${url.pathname} is public: its row in the table of pages says nothing of an audience.`);
  return visitBy(visitor, { url, params, request, publicOrigin: context.get(siteContext).publicOrigin });
}

/** The same for callers outside a loader. */
export function visitBy(
  visitor: Visitor,
  { url, params, request, publicOrigin }: Pick<Visit, "url" | "params" | "request" | "publicOrigin">,
): Visit {
  const locale = localeOf(url.pathname);

  const visitorFetch: Fetch = async (address, init) => {
    const headers = new Headers(init.headers);
    headers.set("accept-language", locale);
    if (visitor.cookies !== "") headers.set("cookie", visitor.cookies);
    const { signal: _own, ...rest } = init;
    const target = new URL(address, publicOrigin);
    const response = await visitor.fetch(new Request(target, { ...rest, headers, signal: request.signal }));
    const set = response.headers.getSetCookie();
    visitor.setCookies.push(...set);
    visitor.cookies = withSetCookies(visitor.cookies, set);
    return response;
  };

  let reading: Promise<Session | null> | undefined;
  const session = () =>
    (reading ??=
      visitor.cookies === ""
        ? Promise.resolve(null)
        : createAuthEndpoints({ fetch: visitorFetch })
            .session()
            .then(readSession)
            .catch((failure: unknown) => {
              // When the auth endpoints do not respond, only a session cookie distinguishes a customer from a visitor.
              if (bringsSession(request)) throw failure;
              return null;
            }));
  const options = {
    baseUrl: publicOrigin,
    fetch: visitorFetch,
    getToken: async () => (await session())?.accessToken,
  };
  return {
    locale,
    url,
    params,
    t: translatorOf(locale).t,
    request,
    visitor,
    publicOrigin,
    isSecure: publicOrigin.startsWith("https:"),
    strict: createStrictClient(options),
    safe: createSafeClient({ ...options, locale }),
    fetch: visitorFetch,
    session,
    requireSession: async (page = url) =>
      (await session()) ??
      leadToSignIn(
        page,
        request.method === "GET" && !bringsSession(request) ? "SessionRequired" : "SessionExpired",
      ),
  };
}

/** Sets a cookie with the response, and for further API calls of this visit. */
export function setCookie({ visitor }: Visit, line: string): void {
  visitor.setCookies.push(line);
  visitor.cookies = withSetCookies(visitor.cookies, [line]);
}

/** Header of a redirect to sign-in, for the script that has posted a form: the error. */
export const signInHeader = "x-sign-in";

/** Redirects to sign-in, which shows the error, and from there back to that URL (section 2). */
export function leadToSignIn({ pathname, search }: URL, error: NoSession): never {
  throw redirect(signInPathFrom(`${pathname}${search}`, error), {
    status: 303,
    headers: { [signInHeader]: error },
  });
}

/**
 * Whether a request has a session cookie. A form for customers only proves a session by being sent: its page had one.
 */
function bringsSession({ headers }: Request): boolean {
  return headers.get("cookie")?.includes("session-token") === true;
}

/** Runs the work. An expired session redirects to sign-in, a missing item to the 404 page. */
export async function orLeadOn<Result>(url: URL, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHORISED") leadToSignIn(url, "SessionExpired");
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** Where a `callbackUrl` leads, if that is a page of this site and not of the API. */
export function returnPathOf(publicOrigin: string, callbackUrl: string | null): string | null {
  const path = callbackUrl === null ? null : pathWithin(publicOrigin, callbackUrl);
  return path === null || path.startsWith("/api/") ? null : path;
}
