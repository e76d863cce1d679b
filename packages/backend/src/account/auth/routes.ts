import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { pathTo, signInPath } from "@preforma/domain/routes";
import { limitRequests, refuse, type AppEnvironment } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { describeAuthRoutes } from "./documentation.ts";
import { readForm } from "./form.ts";
import { returnPath } from "./return-path.ts";
import { throughLibrary, toSignIn, type AuthOutcome, errorName } from "./shim.ts";
import { hasAsked, ownCookie } from "./own-cookies.ts";

/**
 * The page with a button to confirm, for a mailed link that is opened in a browser that did not request it: an attacker
 * may have sent a link of another account, to sign the person in to it without their knowledge. Null if the browser
 * requested it, and for a truncated link.
 */
function leadToConfirmation(
  { authSecret, publicOrigin }: AccountServices,
  context: Context<AppEnvironment>,
): string | null {
  const { token, email, callbackUrl } = context.req.query();
  if (context.req.method === "HEAD" || !token || !email) return null;
  if (hasAsked(authSecret, token, ownCookie("asked", context, publicOrigin))) return null;
  const { path, locale } = returnPath(publicOrigin, callbackUrl);
  const query = new URLSearchParams({ token, email, ...(path === null ? {} : { callbackUrl: path }) });
  return `${publicOrigin}${pathTo("confirmSignIn", locale)}?${query}`;
}

/** Follows a link after its button was pressed. */
async function postedLink(
  services: AccountServices,
  context: Context<AppEnvironment>,
  form: Readonly<Record<string, string>>,
): Promise<AuthOutcome> {
  const { publicOrigin } = services;
  const { csrfToken, token = "", email = "", callbackUrl = "" } = form;
  const csrf = await throughLibrary(services, context, { action: "csrf", form: null });
  // Without the token's cookie the library creates a new token, which the request cannot contain.
  if (csrf.kind !== "data" || csrfToken === undefined || tokenIn(csrf.data) !== csrfToken)
    return toSignIn(publicOrigin, returnPath(publicOrigin, callbackUrl), "MissingCSRF");
  const query = new URLSearchParams({ token, email, callbackUrl });
  return throughLibrary(services, context, { action: "callback/email", form: null, query });
}

const tokenIn = (data: unknown): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, "csrfToken") : null;

/**
 * `/api/auth/*`: the endpoints that clients of NextAuth.js 4 and Auth.js expect (section 7). The library does the work
 * behind a thin shim; the site's sign-in page replaces its pages.
 */
export function authRoutes(services: AccountServices) {
  const { publicOrigin } = services;
  const routes = new OpenAPIHono<AppEnvironment>();
  describeAuthRoutes(routes.openAPIRegistry);
  routes.use("/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "private, no-store");
  });
  // Several limits for one purpose would add up: one counts all attempts with a secret.
  const limited = withSignInUrl(limitRequests(services.limits.signIn), publicOrigin);

  const read = async (context: Context<AppEnvironment>, action: string): Promise<Response> => {
    // HEAD is answered without following the link; otherwise a program that only checks it would use it up.
    if (context.req.method === "HEAD") return context.body(null, 200);
    return respond(context, await throughLibrary(services, context, { action, form: null }), false);
  };
  const post = async (context: Context<AppEnvironment>, action: string): Promise<Response> => {
    const form = await readForm(context);
    if (form === "wrongContentType")
      return refuse(context, 415, "wrongContentType", { accepted: "application/x-www-form-urlencoded" });
    if (form === "malformed") return refuse(context, 400, "unreadable");
    const outcome =
      action === "callback/email"
        ? await postedLink(services, context, form)
        : await throughLibrary(services, context, { action, form });
    return respond(context, outcome, form["json"] === "true");
  };
  const knows = (id: string): boolean =>
    id === "credentials" || id === "email" || services.authProviders.some((one) => one.id === id);

  const toSignIn = (context: Context<AppEnvironment>): Response => {
    const back = returnPath(publicOrigin, context.req.query("callbackUrl"));
    const error = context.req.query("error");
    const path = signInPath(back.locale, {
      callbackUrl: back.path ?? undefined,
      error: error === undefined ? undefined : errorName(error),
      sent: context.req.path.endsWith("/verify-request") ? "email" : undefined,
    });
    return context.redirect(`${publicOrigin}${path}`, 302);
  };

  for (const action of ["session", "csrf", "providers"]) routes.get(`/${action}`, (c) => read(c, action));
  routes.post("/session", (context) => post(context, "session"));
  routes.post("/signout", (context) => post(context, "signout"));
  // A note that is too long is dropped unread; its sender needs no answer.
  const short = bodyLimit({ maxSize: 4096, onError: (context) => context.json({}) });
  routes.post("/_log", limitRequests(services.limits.forms), short, (c) => takeClientLog(services, c));
  for (const page of ["/signin", "/signin/:provider", "/verify-request"]) routes.get(page, toSignIn);
  routes.get("/error", (context) =>
    context.req.query("error") === undefined
      ? context.redirect(`${publicOrigin}${signInPath("tr", { error: "Default" })}`, 302)
      : toSignIn(context),
  );
  // A GET does not sign out; the account page has the button.
  routes.get("/signout", (context) => {
    const { locale } = returnPath(publicOrigin, context.req.query("callbackUrl"));
    return context.redirect(`${publicOrigin}${pathTo("account", locale)}`, 302);
  });
  routes.post("/signin/:provider", limited, (context) => {
    const provider = context.req.param("provider");
    return post(context, knows(provider) ? `signin/${provider}` : "signin");
  });
  routes.get("/callback/:provider", limited, (context) => {
    const provider = context.req.param("provider");
    const page = provider === "email" ? leadToConfirmation(services, context) : null;
    if (page !== null) return context.redirect(page, 302);
    return knows(provider) && provider !== "credentials"
      ? read(context, `callback/${provider}`)
      : toSignIn(context);
  });
  routes.post("/callback/:provider", limited, (context) => {
    const provider = context.req.param("provider");
    return post(context, knows(provider) ? `callback/${provider}` : "signin");
  });
  return routes;
}

/** Answers as the contract's clients expect: JSON with `url` if they requested it, else a redirect. */
function respond(context: Context<AppEnvironment>, outcome: AuthOutcome, asJson: boolean): Response {
  for (const cookie of outcome.headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
  if (outcome.kind === "data")
    // Clients count the keys of a session: no session is an empty object.
    return context.body(JSON.stringify(outcome.data ?? {}), outcome.status as 200, {
      "Content-Type": "application/json",
    });
  if (outcome.retryAfter !== undefined) context.header("Retry-After", String(outcome.retryAfter));
  if (!asJson) return context.redirect(outcome.url, 302);
  const status =
    outcome.error === null
      ? 200
      : outcome.error === "MissingCSRF" || outcome.error === "InvalidCallbackUrl"
        ? 400
        : 401;
  return context.json({ url: outcome.url }, status);
}

/** The contract's clients look for `url` in every answer, even that of the rate limit. */
function withSignInUrl(
  limit: MiddlewareHandler<AppEnvironment>,
  publicOrigin: string,
): MiddlewareHandler<AppEnvironment> {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const refused = await limit(context, next);
    if (!(refused instanceof Response)) return undefined;
    const body = (await refused.json()) as object;
    const form = context.req.method === "POST" ? await readForm(context) : null;
    const back = returnPath(publicOrigin, typeof form === "object" ? form?.["callbackUrl"] : null);
    const url = `${publicOrigin}${signInPath(back.locale, { callbackUrl: back.path ?? undefined, error: "TooManyRequests" })}`;
    return new Response(JSON.stringify({ ...body, url }), {
      status: refused.status,
      headers: refused.headers,
    });
  });
}

/**
 * Accepts error reports of a browser's client. Only their code is logged: the rest may contain anything, even personal
 * data, and may come from anyone.
 */
async function takeClientLog(services: AccountServices, context: Context<AppEnvironment>): Promise<Response> {
  const note = await readForm(context);
  if (typeof note === "object") {
    const code = note["code"];
    if (code !== undefined && /^[A-Za-z_]{1,64}$/.test(code))
      services.logger.warn(
        { requestId: context.get("requestId"), code },
        "a browser's sign-in client reports",
      );
  }
  return context.json({});
}
