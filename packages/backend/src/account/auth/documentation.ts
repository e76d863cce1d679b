import { z, type OpenAPIHono } from "@hono/zod-openapi";
import { refusals } from "../../http/index.ts";

type Registry = OpenAPIHono["openAPIRegistry"];
type RouteDescription = Parameters<Registry["registerPath"]>[0];

const tags = ["Sign-in"];

const session = z
  .union([
    z.object({
      user: z.object({
        id: z.int().openapi({ example: 42 }),
        email: z.string().openapi({ example: "ayse.yilmaz@example.com" }),
        name: z.string().openapi({ example: "Ayşe" }),
        surname: z.string().openapi({ example: "Yılmaz" }),
        role: z.enum(["customer", "staff"]),
      }),
      expires: z.string().openapi({ example: "2026-12-21T09:00:00.000Z" }),
      accessToken: z.string().openapi({
        description: "Send it to `/api/v1` as `Authorization: Bearer …`. Worthless after sign-out.",
      }),
    }),
    z.object({}).openapi({ description: "Nobody is signed in." }),
  ])
  .openapi("Session");

const url = z
  .object({
    url: z.string().openapi({
      description: "Where to go now. After a refusal the sign-in page, with the reason in `error`.",
      example: "https://www.example.com/en/favorites",
    }),
  })
  .openapi("SignInOutcome");

const optional = (description: string, example?: string) =>
  z.string().optional().openapi({ description, example });

const returnUrl = optional("Where to go after signing in; its language is the page's.", "/en/favorites");
const errorQuery = optional("What the page is to say, by its name.", "SessionRequired");

const form = {
  csrfToken: z.string().openapi({ description: "From `GET /api/auth/csrf`, with the cookie it set." }),
  callbackUrl: optional(
    "Where to go afterwards; addresses of other sites are replaced by the home page.",
    "/en/favorites",
  ),
  json: z.literal("true").optional().openapi({ description: "Answer with JSON instead of a redirect." }),
};

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { "application/json": { schema } },
});
const body = (shape: z.ZodRawShape) => ({
  body: { content: { "application/x-www-form-urlencoded": { schema: z.object(shape) } } },
});
const provider = z.object({
  provider: z
    .string()
    .openapi({ description: "A key of `GET /api/auth/providers`.", example: "credentials" }),
});

/** The answers to an outage, the same for all endpoints. */
const failures = refusals();

/** The answer to a body that is neither a form nor JSON. */
const unreadable = refusals(415);

const tooMany = json(url, "Too many tries from one address; `Retry-After` says how many seconds to wait.");

const signedOrNot: RouteDescription["responses"] = {
  200: json(url, "Done; with `json=true`."),
  302: { description: "The same as a redirect, without `json=true`." },
  400: json(url, "`error=MissingCSRF` or `error=InvalidCallbackUrl`; or the body could not be read."),
  401: json(
    url,
    "Refused: `error` is `CredentialsSignin` (e-mail or password are wrong, or there were too many tries: then with `Retry-After`), `EmailNotVerified`, `SecondFactorRequired` (e-mail and password are right, but the account has a second factor: send them again with `code`, or `code` alone with the cookie that came along), `SecondFactorWrong` (the code is wrong or was used before), `SecondFactorExpired` (the cookie is older than ten minutes), `EmailSignin`, `Verification`, `AccessDenied`, `OAuthSignin`, `OAuthCallbackError` or `AccountNotLinkedError`.",
  ),
  429: tooMany,
  ...unreadable,
};

const descriptions: readonly Omit<RouteDescription, "tags">[] = [
  {
    method: "get",
    path: "/session",
    summary: "The session of the cookie",
    description:
      "Moves the session's end 30 days on, to 90 days after the sign-in at most. `{}` when nobody is signed in.",
    responses: { 200: json(session, "The session, or an empty object") },
  },
  {
    method: "post",
    path: "/session",
    summary: "The session, read anew",
    description:
      "For clients that tell of a change. The session is made from what is stored; `data` is taken and not believed.",
    request: {
      body: {
        content: {
          "application/json": { schema: z.object({ csrfToken: z.string(), data: z.unknown().optional() }) },
        },
      },
    },
    responses: {
      200: json(session, "The session"),
      400: json(z.object({}), "The CSRF token is missing or wrong."),
      ...unreadable,
    },
  },
  {
    method: "get",
    path: "/csrf",
    summary: "A token for the forms",
    description: "Every form has to bring it, together with the cookie that comes along here.",
    responses: { 200: json(z.object({ csrfToken: z.string() }), "The token; its cookie comes along.") },
  },
  {
    method: "get",
    path: "/providers",
    summary: "The ways to sign in",
    description: "Password, link by mail, and the providers that this installation is set up for.",
    responses: {
      200: json(
        z.record(
          z.string(),
          z.object({
            id: z.string().openapi({ example: "credentials" }),
            name: z.string().openapi({ example: "E-mail" }),
            type: z.enum(["credentials", "email", "oidc"]),
            signinUrl: z.string(),
            callbackUrl: z.string(),
          }),
        ),
        "By id",
      ),
    },
  },
  {
    method: "get",
    path: "/signin",
    summary: "To the sign-in page",
    description: "For anyone who needs a session and has none: `error=SessionRequired`.",
    request: { query: z.object({ callbackUrl: returnUrl, error: errorQuery }) },
    responses: { 302: { description: "In the language of `callbackUrl`, with `callbackUrl` and `error`." } },
  },
  {
    method: "get",
    path: "/signin/{provider}",
    summary: "To the sign-in page",
    description: "Following a link signs nobody in.",
    request: { params: provider, query: z.object({ callbackUrl: returnUrl }) },
    responses: { 302: { description: "A form that posts has to be sent to sign in." } },
  },
  {
    method: "post",
    path: "/signin/{provider}",
    summary: "Begin to sign in by mail or through a provider",
    description: "`email` sends a link if there is an account; the answer does not tell whether there is.",
    request: {
      params: provider,
      ...body({
        ...form,
        email: optional("For the provider `email`."),
      }),
    },
    responses: signedOrNot,
  },
  {
    method: "post",
    path: "/callback/{provider}",
    summary: "Sign in with e-mail and password, or by a link whose button was pressed",
    description:
      "For the provider `credentials`, with `code` where the account has a second factor. For the provider `email` with `token` and `email` of the link, in a browser that has not asked for it. The cookie holds the new session.",
    request: {
      params: provider,
      ...body({
        ...form,
        email: z.string().optional().openapi({ example: "ayse.yilmaz@example.com" }),
        password: z.string().optional().openapi({ example: "mavi kapak 38 şişe" }),
        code: optional("Six digits of the authenticator app, or a recovery code.", "123456"),
        token: optional("From the link in a mail."),
      }),
    },
    responses: signedOrNot,
  },
  {
    method: "get",
    path: "/callback/{provider}",
    summary: "Back from a provider, or from the link in a mail",
    description:
      "A link works once; looking at it with HEAD does not use it up. In a browser that has not asked for it, it leads to a page with a button.",
    request: {
      params: provider,
      query: z.object({
        token: optional("From the link in a mail.", "Zm9vYmFy"),
        email: optional("The same.", "ayse.yilmaz@example.com"),
        code: optional("From a provider.", "4/0AX4XfWh"),
        state: optional("The same.", "eyJhbGciOi"),
      }),
    },
    responses: {
      302: { description: "To `callbackUrl`, or to the sign-in page with `error`." },
      429: tooMany,
    },
  },
  {
    method: "get",
    path: "/verify-request",
    summary: "To the sign-in page, which says that a link was sent",
    description: "Where the contract's server leads after `email`.",
    request: { query: z.object({ callbackUrl: returnUrl }) },
    responses: { 302: { description: "In the language of `callbackUrl`." } },
  },
  {
    method: "get",
    path: "/signout",
    summary: "To the account page, which has the button",
    description: "Following a link signs nobody out.",
    request: { query: z.object({ callbackUrl: returnUrl }) },
    responses: { 302: { description: "In the language of `callbackUrl`." } },
  },
  {
    method: "post",
    path: "/signout",
    summary: "Sign out",
    description: "Ends the session itself: copies of its cookie and its bearer token are worth nothing.",
    request: body(form),
    responses: {
      200: json(url, "Done; with `json=true`."),
      302: { description: "Done." },
      400: json(url, "`error=MissingCSRF`, or the body could not be read."),
      ...unreadable,
    },
  },
  {
    method: "post",
    path: "/_log",
    summary: "What went wrong in a browser's client",
    description: "At most 4 KiB, of which only the code is logged.",
    request: body({ level: z.string(), code: z.string(), message: z.string().optional() }),
    responses: { 200: json(z.object({}), "Taken"), ...refusals(429) },
  },
  {
    method: "get",
    path: "/error",
    summary: "To the sign-in page, which says what went wrong",
    description: "Where clients go that cannot read the providers.",
    request: { query: z.object({ error: errorQuery, callbackUrl: returnUrl }) },
    responses: { 302: { description: "With `error`." } },
  },
];

/** Adds the endpoints to the OpenAPI document; their handlers are the library's, not derived from schemas. */
export function describeAuthRoutes(registry: Registry): void {
  for (const one of descriptions)
    registry.registerPath({ tags, ...one, responses: { ...one.responses, ...failures } });
}
