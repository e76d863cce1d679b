import { Auth } from "@auth/core";
import { getToken } from "@auth/core/jwt";
import type { Context } from "hono";
import { signInPath } from "@preforma/domain/routes";
import { emailSchema } from "@preforma/domain/validation/schema";
import type { AppEnvironment } from "../../http/index.ts";
import type { Services } from "../../services.ts";
import { authConfig, basePath } from "./config.ts";
import { errorName } from "./error-names.ts";
import type { Exchange } from "./exchange.ts";
import { openSessionCookie } from "./live-session.ts";
import { isNoWebAddress, returnPath } from "./return-path.ts";

/** A request to the library, already taken apart. */
export interface AuthCall {
  /** Behind the base path, such as `callback/credentials`. */
  action: string;
  /** What was posted; null for a read. */
  form: Readonly<Record<string, string>> | null;
}

/** What the library answered: somewhere to go, or data. */
export type AuthOutcome =
  | { kind: "goTo"; url: string; error: string | null; headers: Headers; retryAfter?: number }
  | { kind: "data"; data: unknown; status: number; headers: Headers };

const ourCookies = /^(?:__Secure-|__Host-)?authjs\./;

/**
 * Leads one request through the library. Nothing of it goes in but the public origin, the query, the
 * form's texts and our own cookies; what comes out speaks of the site's own pages. Throws what our own code
 * failed at.
 */
export async function throughLibrary(
  services: Services,
  context: Context<AppEnvironment>,
  { action, form }: AuthCall,
): Promise<AuthOutcome> {
  const { publicOrigin } = services;
  const query = new URL(context.req.url).searchParams;
  const cookies = cookiesOf(context.req.header("Cookie") ?? "", publicOrigin);
  const asked = form?.["callbackUrl"] ?? query.get("callbackUrl") ?? cookies.callbackUrl;
  const back = returnPath(publicOrigin, asked);
  const exchange: Exchange = {
    address: context.env?.clientAddress ?? "",
    requestId: context.get("requestId"),
    locale: back.locale,
    session: null,
  };
  const toSignIn = (error: string | null, sent?: "email"): string =>
    `${publicOrigin}${signInPath(back.locale, { callbackUrl: back.path ?? undefined, error: error ?? undefined, sent })}`;
  const refused = (error: string): AuthOutcome => ({
    kind: "goTo",
    url: toSignIn(error),
    error,
    headers: new Headers(),
  });
  if (isNoWebAddress(publicOrigin, form?.["callbackUrl"] ?? query.get("callbackUrl")))
    return refused("InvalidCallbackUrl");
  if (action === "signin/email" && !emailSchema.safeParse(form?.["email"]).success)
    return refused("EmailSignin");

  const url = new URL(`${publicOrigin}${basePath}/${action}`);
  url.search = query.toString();
  const callbackUrl = `${publicOrigin}${back.path ?? homeOf(back.locale)}`;
  if (url.searchParams.has("callbackUrl")) url.searchParams.set("callbackUrl", callbackUrl);
  const config = authConfig(services, exchange);
  if (action.startsWith("callback/")) exchange.session = await sessionOf(services, cookies.header);
  const response = await Auth(
    new Request(url, {
      method: form ? "POST" : "GET",
      headers: { Cookie: cookies.header, "X-Auth-Return-Redirect": "1" },
      body: form && new URLSearchParams({ ...form, callbackUrl }),
    }),
    config,
  );
  if (exchange.failure !== undefined) throw exchange.failure;

  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  const data: unknown = await response.json().catch(() => null);
  const target = urlIn(data);
  if (target === null) return { kind: "data", data, status: response.status, headers };
  return settled(target);

  function settled(given: string): AuthOutcome {
    const to = new URL(given);
    const page = to.origin === publicOrigin && pages.exec(to.pathname)?.[1];
    if (!page) return { kind: "goTo", url: given, error: null, headers };
    if (page === "verify-request")
      return { kind: "goTo", url: toSignIn(null, "email"), error: null, headers };
    const error = errorOf(to.searchParams, exchange, action);
    if (error === "OAuthSignin" || error === "OAuthCallbackError" || error === "Configuration")
      services.logger.warn(
        { requestId: exchange.requestId, action, error: exchange.error },
        "a sign-in through a provider failed",
      );
    return { kind: "goTo", url: toSignIn(error), error, headers, retryAfter: exchange.retryAfter };
  }
}

const pages = new RegExp(`^${basePath}/(?:[^/]+/[^/]+/)?(signin|error|verify-request)$`);

/** What went wrong, by the contract's name; null where the library only asks to sign in. */
function errorOf(told: URLSearchParams, exchange: Exchange, action: string): string | null {
  const error = told.get("error");
  if (error === null) return exchange.error === undefined ? null : errorName(exchange.error);
  if (told.get("code") === "EmailNotVerified") return "EmailNotVerified";
  if (error !== "Configuration" || exchange.error === undefined) return errorName(error);
  const name = errorName(exchange.error);
  // A link that was cut off on its way.
  if (action === "callback/email") return "Verification";
  // The provider could not be reached, or its answer makes no sense.
  if (name === exchange.error && action.startsWith("signin/")) return "OAuthSignin";
  return name === exchange.error && name !== "OAuthCallbackError" ? "Configuration" : name;
}

const homeOf = (locale: string): string => (locale === "tr" ? "/" : `/${locale}`);

function urlIn(data: unknown): string | null {
  return typeof data === "object" && data !== null && "url" in data && typeof data.url === "string"
    ? data.url
    : null;
}

/** Our cookies as they came; a planted return address that leads elsewhere is left out. */
function cookiesOf(header: string, publicOrigin: string): { header: string; callbackUrl: string | null } {
  let callbackUrl: string | null = null;
  const kept = header.split(/;\s*/).filter((cookie) => {
    const name = cookie.split("=", 1)[0]?.trim() ?? "";
    if (!ourCookies.test(name)) return false;
    if (!name.endsWith(".callback-url")) return true;
    try {
      callbackUrl = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
    } catch {
      return false;
    }
    return !isNoWebAddress(publicOrigin, callbackUrl);
  });
  return { header: kept.join("; "), callbackUrl };
}

async function sessionOf({ db, authSecret, publicOrigin }: Services, cookie: string) {
  let session: Exchange["session"] = null;
  let failure: { error: unknown } | null = null;
  await getToken({
    req: { headers: { cookie } },
    secret: authSecret,
    secureCookie: publicOrigin.startsWith("https:"),
    // The library takes a failure for a wrong cookie.
    async decode(params) {
      try {
        const opened = await openSessionCookie(db, params);
        session = opened?.session ?? null;
        return opened?.token ?? null;
      } catch (error) {
        failure = { error };
        return null;
      }
    },
  });
  if (failure !== null) throw (failure as { error: unknown }).error;
  return session;
}
