import { Auth } from "@auth/core";
import type { Context } from "hono";
import { pathTo, signInPath } from "@preforma/domain/routes";
import { emailSchema } from "@preforma/domain/validation/schema";
import { visitorKey, type AppEnvironment } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { authConfig, basePath } from "./config.ts";
import type { Exchange } from "./exchange.ts";
import { innerRequest, ownCookies } from "./inner-request.ts";
import { askedProof, ownCookie, setOwnCookie } from "./own-cookies.ts";
import { sessionOfRequest } from "./live-session.ts";
import { isNoWebAddress, returnPath, type ReturnPath } from "./return-path.ts";

/**
 * The contract's names (section 8) for the library's errors, if the library's current version uses others. Names that
 * are not listed stay the same: `CredentialsSignin`, `AccessDenied`, `Verification`, `MissingCSRF`,
 * `InvalidCallbackUrl`, `EmailNotVerified`, `SessionRequired`.
 */
const names: Readonly<Record<string, string>> = {
  OAuthAccountNotLinked: "AccountNotLinkedError",
  AccountNotLinked: "AccountNotLinkedError",
  OAuthCallbackError: "OAuthCallbackError",
  CallbackRouteError: "OAuthCallbackError",
  InvalidCheck: "OAuthCallbackError",
  OAuthProfileParseError: "OAuthCallbackError",
  OAuthSignInError: "OAuthSignin",
  MissingSecret: "MissingSecretError",
  MissingAuthorize: "MissingAuthorizeError",
  MissingAdapter: "MissingAdapterError",
  MissingAdapterMethods: "MissingAdapterMethodsError",
  UnsupportedStrategy: "UnsupportedStrategyError",
  UnknownAction: "MissingAPIRouteError",
};

/** The contract's name for an error; `Default` if it is not a plain word. */
export function errorName(given: string): string {
  if (!/^[A-Za-z]{1,40}$/.test(given)) return "Default";
  return Object.hasOwn(names, given) ? (names[given] ?? given) : given;
}

/** A parsed request to the library. */
export interface AuthCall {
  /** The path after the base path, such as `callback/credentials`. */
  action: string;
  /** The posted form; null for a read. */
  form: Readonly<Record<string, string>> | null;
  /** Replaces the request's own query. */
  query?: URLSearchParams;
}

/** The library's answer: a redirect target, or data. */
export type AuthOutcome =
  | { kind: "goTo"; url: string; error: string | null; headers: Headers; retryAfter?: number }
  | { kind: "data"; data: unknown; status: number; headers: Headers };

/**
 * Passes one request through the library; the answer contains URLs of the site's own pages. Rethrows failures of our
 * own code.
 */
export async function throughLibrary(
  services: AccountServices,
  context: Context<AppEnvironment>,
  { action, form, query = new URL(context.req.url).searchParams }: AuthCall,
): Promise<AuthOutcome> {
  const { publicOrigin } = services;
  const cookies = ownCookies(context.req.header("Cookie") ?? "");
  const requested = form?.["callbackUrl"] ?? query.get("callbackUrl");
  const back = returnPath(publicOrigin, requested ?? cookies.callback?.url);
  if (isNoWebAddress(publicOrigin, requested)) return toSignIn(publicOrigin, back, "InvalidCallbackUrl");
  if (action === "signin/email" && !emailSchema.safeParse(form?.["email"]).success)
    return toSignIn(publicOrigin, back, "EmailSignin");

  const callbackUrl = `${publicOrigin}${back.path ?? pathTo("home", back.locale)}`;
  const request = innerRequest({ publicOrigin, action, query, form, cookies, callbackUrl });
  const exchange: Exchange = {
    address: visitorKey(context.env),
    requestId: context.get("requestId"),
    locale: back.locale,
    returnTo: back.path,
    ticket: ownCookie("ticket", context, publicOrigin),
    session: action.startsWith("callback/") ? await sessionOfRequest(services, request) : null,
  };
  const response = await Auth(request, authConfig(services, exchange));
  if (exchange.failure !== undefined) throw exchange.failure;

  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  if (exchange.newTicket !== undefined)
    headers.append("Set-Cookie", setOwnCookie("ticket", exchange.newTicket, publicOrigin));
  if (exchange.linkToken !== undefined)
    headers.append(
      "Set-Cookie",
      setOwnCookie("asked", askedProof(services.authSecret, exchange.linkToken), publicOrigin),
    );
  const data: unknown = await response.json().catch(() => null);
  const target = urlIn(data);
  if (target === null) return { kind: "data", data, status: response.status, headers };
  const page = pageOf(publicOrigin, target);
  if (!page) return { kind: "goTo", url: target.href, error: null, headers };
  if (page === "verify-request") return { ...toSignIn(publicOrigin, back, null, "email"), headers };
  const error = errorOf(target.searchParams, exchange, action);
  if (error === "OAuthSignin" || error === "OAuthCallbackError" || error === "Configuration")
    services.logger.warn(
      { requestId: exchange.requestId, action, error: exchange.error },
      "a sign-in through a provider failed",
    );
  return { ...toSignIn(publicOrigin, back, error), headers, retryAfter: exchange.retryAfter };
}

/** Redirects to the sign-in page, which shows what went wrong or was sent. */
export function toSignIn(
  publicOrigin: string,
  { path, locale }: ReturnPath,
  error: string | null,
  sent?: "email",
): AuthOutcome & { kind: "goTo" } {
  const page = signInPath(locale, { callbackUrl: path ?? undefined, error: error ?? undefined, sent });
  return { kind: "goTo", url: `${publicOrigin}${page}`, error, headers: new Headers() };
}

function urlIn(data: unknown): URL | null {
  return typeof data === "object" && data !== null && "url" in data && typeof data.url === "string"
    ? new URL(data.url)
    : null;
}

const pages = new RegExp(`^${basePath}/(?:[^/]+/[^/]+/)?(signin|error|verify-request)$`);

/** The library's own page at a URL; undefined for all other URLs. */
const pageOf = (publicOrigin: string, url: URL): string | undefined =>
  url.origin === publicOrigin ? pages.exec(url.pathname)?.[1] : undefined;

/** Error codes of our own checks of email and password, besides the library's single one. */
const ownCodes: ReadonlySet<string> = new Set([
  "EmailNotVerified",
  "SecondFactorRequired",
  "SecondFactorWrong",
  "SecondFactorExpired",
]);

/** The error by the contract's name; null if the library only asks to sign in. */
function errorOf(query: URLSearchParams, exchange: Exchange, action: string): string | null {
  const error = query.get("error");
  if (error === null) return exchange.error === undefined ? null : errorName(exchange.error);
  const code = query.get("code");
  if (code !== null && ownCodes.has(code)) return code;
  if (error !== "Configuration" || exchange.error === undefined) return errorName(error);
  // A truncated link.
  if (action === "callback/email") return "Verification";
  const name = errorName(exchange.error);
  if (name !== exchange.error) return name;
  // The provider could not be reached, or its answer is invalid.
  return action.startsWith("signin/") ? "OAuthSignin" : "Configuration";
}
