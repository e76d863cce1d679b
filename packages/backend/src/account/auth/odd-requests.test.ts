import fc from "fast-check";
import { expect, test } from "vitest";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { testBrowser } from "../../testing/browser.ts";
import { signInWith } from "../../testing/sign-in.ts";
import { sqlite, storeKinds } from "../../testing/stores.ts";

const origin = "http://shop.test";
const own = openBackend(sqlite.create);

const word = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("credentials", "email", "__proto__", "..", "%00", "%2e%2e", "a@example.com", "true"),
  fc.webUrl(),
);
const action = fc.oneof(
  fc.constantFrom("session", "csrf", "providers", "signout", "error", "_log", "verify-request", "signin"),
  fc.tuple(fc.constantFrom("signin", "callback", "error", "x"), word).map((parts) => parts.join("/")),
);
const fields = fc.dictionary(
  fc.oneof(
    word,
    fc.constantFrom(
      "callbackUrl",
      "csrfToken",
      "email",
      "password",
      "token",
      "error",
      "code",
      "state",
      "json",
    ),
  ),
  word,
  { maxKeys: 6 },
);
const cookie = fc.array(
  fc.tuple(
    fc.constantFrom("authjs.session-token", "authjs.csrf-token", "authjs.callback-url", "authjs.state", "x"),
    fc.oneof(word.map(encodeURIComponent), fc.string({ maxLength: 30 })),
  ),
  { maxLength: 4 },
);

test("no request makes sign-in fail on our side, or leads to another site", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        action,
        method: fc.constantFrom("GET", "POST", "HEAD", "PUT"),
        fields,
        query: fields,
        cookie,
        type: fc.constantFrom("application/x-www-form-urlencoded", "application/json", "text/plain"),
        body: fc.option(fc.json({ maxDepth: 4 }), { nil: undefined }),
      }),
      async (odd) => {
        const url = new URL(`${origin}/api/auth/`);
        url.pathname += odd.action;
        url.search = new URLSearchParams(odd.query).toString();
        const isJson = odd.type === "application/json";
        const body =
          odd.body ?? (isJson ? JSON.stringify(odd.fields) : new URLSearchParams(odd.fields).toString());
        const headers = new Headers({ "Content-Type": odd.type });
        const cookies = odd.cookie.map(([name, value]) => `${name}=${value}`).join("; ");
        // Texts that are invalid in a header never reach a server.
        try {
          headers.set("Cookie", cookies);
        } catch {
          return;
        }
        const response = await own.backend.fetch(
          new Request(url, {
            method: odd.method,
            headers,
            body: odd.method === "GET" || odd.method === "HEAD" ? null : body,
          }),
        );
        const text = await response.text();
        expect(response.status).toBeLessThan(500);
        expect(text).not.toMatch(/node_modules|\.ts:\d+|authjs\.dev/);
        const location = response.headers.get("Location");
        if (location !== null) expect(new URL(location).origin).toBe(origin);
        const to = /^\{"url":"([^"]+)"/.exec(text)?.[1];
        if (to !== undefined) expect(new URL(to).origin).toBe(origin);
        expect(response.headers.getSetCookie().join()).not.toMatch(/session-token=[^;]/);
      },
    ),
    { numRuns: 1500 },
  );
});

test.each(storeKinds)("on $name an address that no database can store has no account", async ({ create }) => {
  const { backend } = await ownBackend(create);
  const { status } = await signInWith(testBrowser(backend, origin), "a\u0000b@example.com", "guess");
  expect(status).toBe(401);
});
