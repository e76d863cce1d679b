import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Backend } from "../../backend.ts";
import { testBrowser, type TestBrowser } from "../../testing/browser.ts";
import { postAuth } from "../../testing/sign-in.ts";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { sqlite } from "../../testing/stores.ts";

// The handlers of these endpoints are a library's, and their documentation is written by hand: here it is compared
// with their answers.

const origin = "http://shop.test";
const email = "ayse.yilmaz@example.com";
const password = "mavi kapak 38 şişe";

/** A request and its expected answer. */
interface Asked {
  /** Path under `/api/auth`, with query. */
  to: string;
  /** A form to post; absent for GET. */
  form?: Readonly<Record<string, string>>;
  /** A body that is not a form. */
  raw?: readonly [type: string, body: string];
  status: number;
  /** The error in the URL of the answer. */
  error?: string;
}

const unreadable = (to: string): Asked[] => [
  { to, raw: ["text/plain", "csrfToken"], status: 415 },
  { to, raw: ["application/json", "{"], status: 400 },
];
const noToken = { csrfToken: "" };
const asRedirect = { json: "false" };

/** All kinds of answers by operation, except those to an outage. */
const asked: Readonly<Record<string, readonly Asked[]>> = {
  "GET /session": [{ to: "session", status: 200 }],
  "POST /session": [
    { to: "session", form: {}, status: 200 },
    { to: "session", form: noToken, status: 400 },
    ...unreadable("session"),
  ],
  "GET /csrf": [{ to: "csrf", status: 200 }],
  "GET /providers": [{ to: "providers", status: 200 }],
  "GET /signin": [{ to: "signin?error=SessionRequired", status: 302, error: "SessionRequired" }],
  "GET /signin/{provider}": [{ to: "signin/email", status: 302 }],
  "POST /signin/{provider}": [
    { to: "signin/email", form: { email }, status: 200 },
    { to: "signin/email", form: { email, ...asRedirect }, status: 302 },
    { to: "signin/email", form: { email, ...noToken }, status: 400, error: "MissingCSRF" },
    { to: "signin/email", form: { email: "nobody" }, status: 401, error: "EmailSignin" },
    ...unreadable("signin/email"),
  ],
  "POST /callback/{provider}": [
    { to: "callback/credentials", form: { email, password }, status: 200 },
    { to: "callback/credentials", form: { email, password, ...asRedirect }, status: 302 },
    { to: "callback/credentials", form: { email, password, ...noToken }, status: 400, error: "MissingCSRF" },
    {
      to: "callback/credentials",
      form: { email, password: "another one" },
      status: 401,
      error: "CredentialsSignin",
    },
    {
      to: "callback/email",
      form: { token: "spent", email: "a@example.com" },
      status: 401,
      error: "Verification",
    },
    { to: "callback/credentials", form: { code: "123456" }, status: 401, error: "SecondFactorExpired" },
    ...unreadable("callback/credentials"),
  ],
  "GET /callback/{provider}": [
    { to: "callback/email?token=spent&email=a@example.com", status: 302 },
    { to: "callback/email?email=a@example.com", status: 302, error: "Verification" },
  ],
  "GET /verify-request": [{ to: "verify-request", status: 302 }],
  "GET /signout": [{ to: "signout", status: 302 }],
  "POST /signout": [
    { to: "signout", form: {}, status: 200 },
    { to: "signout", form: asRedirect, status: 302 },
    { to: "signout", form: noToken, status: 400, error: "MissingCSRF" },
    ...unreadable("signout"),
  ],
  "POST /_log": [{ to: "_log", form: { level: "error", code: "CLIENT_FETCH_ERROR" }, status: 200 }],
  "GET /error": [{ to: "error?error=Verification", status: 302, error: "Verification" }],
};
/** Operations that count tries, and answer 429 after the last one. */
const limited = [
  "POST /signin/{provider}",
  "POST /callback/{provider}",
  "GET /callback/{provider}",
  "POST /_log",
];

const own = openBackend(sqlite.create);
/** Statuses by operation, except those of an outage. */
let documented: ReadonlyMap<string, readonly number[]>;

beforeAll(async () => {
  await own.addCustomer({ email, password });
  const operations = z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }));
  const { body } = await own.ask("/api/openapi.json");
  const { paths } = z.object({ paths: z.record(z.string(), operations) }).parse(body);
  documented = new Map(
    Object.entries(paths)
      .filter(([path]) => path.startsWith("/api/auth/"))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]): [string, number[]] => [
          `${method.toUpperCase()} ${path.slice("/api/auth".length)}`,
          Object.keys(responses)
            .map(Number)
            .filter((status) => status < 500),
        ]),
      ),
  );
});

/** Sends a request and returns the answer. */
async function answerTo({ to, form, raw }: Asked, at: Backend = own.backend) {
  // Each from a separate browser, so that none is signed in by the previous one.
  const browser: TestBrowser = testBrowser(at, origin, "203.0.113.7");
  if (form) {
    const { status, url, headers } = await postAuth(browser, to, form);
    return { status, leadsTo: url ?? headers.get("Location") };
  }
  const response = await browser.fetch(
    `/api/auth/${to}`,
    raw ? { method: "POST", headers: { "Content-Type": raw[0] }, body: raw[1] } : {},
  );
  return { status: response.status, leadsTo: response.headers.get("Location") };
}

const errorIn = (address: string | null) =>
  address === null ? null : new URL(address, origin).searchParams.get("error");

test("every operation of sign-in is documented, and no other", () => {
  expect([...documented.keys()].toSorted()).toEqual(Object.keys(asked).toSorted());
});

describe.each(Object.entries(asked))("%s", (operation, requests) => {
  test.each(requests)("answers $status as documented: $to", async (request) => {
    const { status, leadsTo } = await answerTo(request);
    expect(status).toBe(request.status);
    expect(documented.get(operation)).toContain(status);
    expect(errorIn(leadsTo)).toBe(request.error ?? null);
  });

  test("documents no status that it does not answer", () => {
    const answered = requests.map(({ status }) => status);
    if (limited.includes(operation)) answered.push(429);
    expect(new Set(documented.get(operation))).toEqual(new Set(answered));
  });
});

test.each(limited)("%s answers 429 after the last try", async (operation) => {
  const once = { points: 1, duration: 60 };
  const { backend: small } = await ownBackend(sqlite.create, { limits: { signIn: once, forms: once } });
  const [request] = asked[operation] ?? [];
  if (request === undefined) throw new Error(`There is no request for ${operation}.`);
  await answerTo(request, small);
  expect((await answerTo(request, small)).status).toBe(429);
  expect(documented.get(operation)).toContain(429);
});
