import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBrowser, type TestBrowser } from "../../testing/browser.ts";
import { addCustomer } from "../../testing/customers.ts";
import { postAuth, sessionOf, signInWith } from "../../testing/sign-in.ts";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds, sqlite } from "../../testing/stores.ts";
import { endSessionsOf } from "../sessions.ts";
import { digestOf } from "../index.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";
const sessionCookie = "authjs.session-token";

describe.each(mainStoreKinds)("sign-in on $name", ({ create }) => {
  const own = openBackend(create);
  let email: string;
  let customerId: number;
  let browser: TestBrowser;

  beforeAll(async () => {
    ({ email, id: customerId } = await own.addCustomer({ password }));
  });
  beforeEach(() => {
    browser = own.browser();
  });

  const mayCall = async (token: string): Promise<boolean> =>
    (await own.ask("/api/v1/general-settings/1", { headers: { Authorization: `Bearer ${token}` } }))
      .status === 200;
  const signedIn = async (): Promise<string> => {
    expect(await signInWith(browser, email, password)).toMatchObject({ status: 200, error: null });
    return (await sessionOf(browser))?.accessToken ?? "";
  };

  test("a forged host has no effect on any URL", async () => {
    const forged = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    const asked = await own.backend.fetch(
      new Request("https://evil.example/api/auth/providers", { headers: forged }),
    );
    expect(await asked.text()).not.toContain("evil");
    const signedIn = await postAuth(browser, "callback/credentials", { email, password }, forged);
    expect(signedIn.url).toBe(`${origin}/`);
    const page = await own.backend.fetch(
      new Request("https://evil.example/api/auth/signin?callbackUrl=/cart", { headers: forged }),
    );
    expect(page.headers.get("Location")).toBe(`${origin}/login?callbackUrl=%2Fcart`);
    const elsewhere = await postAuth(browser, "signout", { callbackUrl: "https://evil.example/" }, forged);
    expect(elsewhere.url).toBe(`${origin}/`);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "http:evil.example",
    "/\t/evil.example",
    "http://shop.test:8080/",
    "https://shop.test/",
    "http://shop.test@evil.example/",
    "http://shop.test.evil.example/",
    "http://shop.test//evil.example",
    "/api/auth/signout",
  ])("does not leave the site for callbackUrl=%j", async (callbackUrl) => {
    expect((await signInWith(browser, email, password, { callbackUrl })).url).toBe(`${origin}/`);
    expect((await signInWith(browser, email, "wrong word", { callbackUrl })).url).toBe(
      `${origin}/login?error=CredentialsSignin`,
    );
    const plain = await signInWith(browser, email, password, { callbackUrl, json: "false" });
    expect([plain.status, plain.headers.get("Location")]).toEqual([302, `${origin}/`]);
    expect((await postAuth(browser, "signout", { callbackUrl })).url).toBe(`${origin}/`);
    for (const page of ["signin", "signin/credentials", "error"]) {
      const asked = await browser.fetch(
        `/api/auth/${page}?${new URLSearchParams({ callbackUrl, error: "AccessDenied" })}`,
      );
      expect(asked.headers.get("Location")).toBe(`${origin}/login?error=AccessDenied`);
    }
  });

  test.each(["javascript:alert(1)", "data:text/html,hi", "java\nscript:alert(1)"])(
    "%j is no callbackUrl at all",
    async (callbackUrl) => {
      const refused = await signInWith(browser, email, password, { callbackUrl });
      expect(refused).toMatchObject({ status: 400, error: "InvalidCallbackUrl" });
      expect(await sessionOf(browser)).toBeNull();
    },
  );

  test("an encoded URL stays a path of the site", async () => {
    const { url } = await signInWith(browser, email, password, { callbackUrl: "/%2F%2Fevil.example%5C" });
    expect(new URL(url ?? "").origin).toBe(origin);
  });

  test("a planted cookie with a return URL has no effect", async () => {
    for (const planted of ["https://evil.example/", "javascript:alert(1)", "%E0%A4%A"]) {
      browser.cookies.set(
        "authjs.callback-url",
        encodeURIComponent(planted).replace("%25E0%25A4%25A", "%E0%A4%A"),
      );
      expect((await signInWith(browser, email, password)).url).toBe(`${origin}/`);
    }
  });

  describe("without the right CSRF token", () => {
    test.each([
      ["callback/credentials", { email: "x@example.com", password: "x" }],
      ["signin/email", { email: "x@example.com" }],
      ["signout", {}],
    ] as const)("%s is refused", async (action, fields) => {
      await signedIn();
      const missing = await postAuth(browser, action, { ...fields, csrfToken: "" });
      expect(missing).toMatchObject({ status: 400, error: "MissingCSRF" });
      const wrong = await postAuth(browser, action, { ...fields, csrfToken: "f".repeat(64) });
      expect(wrong).toMatchObject({ status: 400, error: "MissingCSRF" });
      expect(await sessionOf(browser)).not.toBeNull();
    });

    test("neither a token without its cookie nor one of another browser is accepted", async () => {
      const other = own.browser();
      await signInWith(other, email, password);
      const token = /^[0-9a-f]{64}/.exec(other.cookies.get("authjs.csrf-token") ?? "")?.[0] ?? "";
      expect(token).not.toBe("");
      await browser.fetch("/api/auth/csrf");
      expect(await signInWith(browser, email, password, { csrfToken: token })).toMatchObject({
        status: 400,
        error: "MissingCSRF",
      });
      // Forged without the secret.
      browser.cookies.set("authjs.csrf-token", `${"a".repeat(64)}%7C${"b".repeat(64)}`);
      expect(await signInWith(browser, email, password, { csrfToken: "a".repeat(64) })).toMatchObject({
        status: 400,
      });
    });

    test("a session is not updated", async () => {
      await signedIn();
      const refused = await browser.fetch("/api/auth/session", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ csrfToken: "no", data: {} }),
      });
      expect([refused.status, await refused.text()]).toEqual([400, "{}"]);
    });
  });

  test("every sign-in starts a new session and ends the browser's previous one", async () => {
    const first = await signedIn();
    const cookie = browser.cookies.get(sessionCookie) ?? "";
    const second = await signedIn();
    expect(second).not.toBe(first);
    expect(await mayCall(first)).toBe(false);
    expect(await mayCall(second)).toBe(true);
    const planted = own.browser();
    planted.cookies.set(sessionCookie, cookie);
    expect(await sessionOf(planted)).toBeNull();
    expect(planted.cookies.has(sessionCookie)).toBe(false);
  });

  test("an attacker's planted session does not survive a sign-in and is not shared", async () => {
    const mallory = await own.addCustomer({ password });
    const theirs = own.browser();
    await signInWith(theirs, mallory.email, password);
    browser.cookies.set(sessionCookie, theirs.cookies.get(sessionCookie) ?? "");
    const token = await signedIn();
    expect((await sessionOf(browser))?.user.id).toBe(customerId);
    expect(await sessionOf(theirs)).toBeNull();
    expect(await mayCall(token)).toBe(true);
  });

  test("after sign-out neither the cookie nor the token of the session is valid", async () => {
    const token = await signedIn();
    const cookie = browser.cookies.get(sessionCookie) ?? "";
    expect((await postAuth(browser, "signout")).status).toBe(200);
    expect(browser.cookies.has(sessionCookie)).toBe(false);
    expect(await mayCall(token)).toBe(false);
    browser.cookies.set(sessionCookie, cookie);
    expect(await sessionOf(browser)).toBeNull();
  });

  test("all sessions but the requesting one end with a change of password", async () => {
    const token = await signedIn();
    const elsewhere = own.browser();
    await signInWith(elsewhere, email, password);
    await endSessionsOf(own.db, customerId, digestOf(token));
    expect(await sessionOf(elsewhere)).toBeNull();
    expect(await sessionOf(browser)).not.toBeNull();
    await endSessionsOf(own.db, customerId);
    expect(await sessionOf(browser)).toBeNull();
  });

  test("an expired session is not accepted", async () => {
    const token = await signedIn();
    await own.db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("digest", "=", digestOf(token))
      .execute();
    expect(await sessionOf(browser)).toBeNull();
    expect(await mayCall(token)).toBe(false);
  });

  test("a session that is used is extended", async () => {
    const token = await signedIn();
    const row = () =>
      own.db
        .selectFrom("sessions")
        .select("expires_at")
        .where("digest", "=", digestOf(token))
        .executeTakeFirstOrThrow();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await own.db
      .updateTable("sessions")
      .set({ expires_at: soon, last_seen_at: new Date(Date.now() - 2 * 3_600_000).toISOString() })
      .where("digest", "=", digestOf(token))
      .execute();
    expect(await sessionOf(browser)).not.toBeNull();
    expect((await row()).expires_at > soon).toBe(true);
  });

  test("a blocked account has no session and starts none", async () => {
    const shut = await own.addCustomer({ password });
    await signInWith(browser, shut.email, password);
    await own.db.updateTable("customers").set({ is_active: 0 }).where("id", "=", shut.id).execute();
    expect(await sessionOf(browser)).toBeNull();
    expect(await signInWith(browser, shut.email, password)).toMatchObject({ error: "CredentialsSignin" });
  });

  test("an unconfirmed address is reported only to a person who knows the password", async () => {
    const fresh = await own.addCustomer({ password, emailVerified: false });
    expect(await signInWith(browser, fresh.email, password)).toMatchObject({
      status: 401,
      error: "EmailNotVerified",
    });
    expect(await signInWith(browser, fresh.email, "wrong word")).toMatchObject({
      status: 401,
      error: "CredentialsSignin",
    });
    expect(await sessionOf(browser)).toBeNull();
  });

  test("cookies that we did not issue are ignored", async () => {
    for (const cookie of ["", "x", "eyJhbGciOiJub25lIn0..", "a.b.c.d.e", "%E0%A4%A"]) {
      const response = await browser.fetch("/api/auth/session", {
        headers: { Cookie: `${sessionCookie}=${cookie}; other=1` },
      });
      expect([response.status, await response.text()]).toEqual([200, "{}"]);
    }
  });

  test("cookies are hidden from scripts and other sites", async () => {
    await signedIn();
    for (const cookie of browser.setCookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/);
      expect(cookie).not.toMatch(/; (?:Secure|Domain)/i);
    }
    expect(browser.setCookies.some((cookie) => cookie.startsWith(`${sessionCookie}=`))).toBe(true);
  });

  test("no answer may be cached", async () => {
    for (const path of ["session", "csrf", "providers", "signin", "error"])
      expect((await browser.fetch(`/api/auth/${path}`)).headers.get("Cache-Control")).toBe(
        "private, no-store",
      );
  });

  test("odd requests are refused, never with a 5xx", async () => {
    const json = { "Content-Type": "application/json" };
    const asked = async (path: string, init: RequestInit): Promise<number> =>
      (await browser.fetch(`/api/auth/${path}`, init)).status;
    expect(await asked("signout", { method: "POST" })).toBe(415);
    expect(await asked("signout", { method: "POST", headers: json, body: "{" })).toBe(400);
    expect(await asked("signout", { method: "POST", headers: json, body: "null" })).toBe(400);
    expect(await asked("signout", { method: "POST", headers: json, body: '{"callbackUrl":{"a":[]}}' })).toBe(
      302,
    );
    expect(await asked("callback/credentials", { method: "PUT" })).toBe(405);
    expect(await asked("nothing", { method: "GET" })).toBe(404);
    expect(await asked("callback/nothing", { method: "GET" })).toBe(302);
    expect(await asked("callback/credentials", { method: "GET" })).toBe(302);
    expect(await asked("signin/__proto__", { method: "GET" })).toBe(302);
    expect(await asked("webauthn-options/credentials", { method: "GET" })).toBe(404);
    expect(
      await asked("callback/credentials", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "x".repeat(70_000),
      }),
    ).toBe(413);
    expect(
      await asked("_log", {
        method: "POST",
        headers: json,
        body: JSON.stringify({ code: "x".repeat(10_000) }),
      }),
    ).toBe(200);
  });

  test("a database failure signs nobody out", async () => {
    await signedIn();
    const cookie = browser.cookies.get(sessionCookie);
    await own.db.schema.alterTable("sessions").renameTo("sessions_away").execute();
    try {
      const failed = await browser.fetch("/api/auth/session");
      expect(failed.status).toBeGreaterThanOrEqual(500);
      expect(failed.headers.getSetCookie()).toEqual([]);
      const link = await postAuth(browser, "callback/email", { token: "x", email: "x" });
      expect(link.status).toBeGreaterThanOrEqual(500);
      expect((await signInWith(browser, email, password)).status).toBeGreaterThanOrEqual(500);
      expect((await postAuth(browser, "signout")).status).toBeGreaterThanOrEqual(500);
    } finally {
      await own.db.schema.alterTable("sessions_away").renameTo("sessions").execute();
    }
    expect(browser.cookies.get(sessionCookie)).toBe(cookie);
    expect(await sessionOf(browser)).not.toBeNull();
  });

  test("sign-ins and sign-outs are in the audit log, without personal data", async () => {
    await signedIn();
    await postAuth(browser, "signout");
    await signInWith(browser, email, "wrong word");
    const entries = (await own.recordOf("%")).slice(-3).toReversed();
    expect(entries.map((entry) => [entry.action, entry.customer_id, entry.subject])).toEqual([
      ["sign_in_failed", null, `customer/${customerId}`],
      ["sign_out", customerId, null],
      ["sign_in", customerId, "provider/credentials"],
    ]);
    expect(JSON.stringify(entries)).not.toContain("@");
  });
});

describe("on an https site", () => {
  test("cookies go over https only and name no domain", async () => {
    const { store, backend } = await ownBackend(sqlite.create, { publicOrigin: "https://shop.test" });
    const { email } = await addCustomer(store, { password });
    const browser = testBrowser(backend, "https://shop.test");
    await signInWith(browser, email, password);
    expect((await sessionOf(browser))?.user.email).toBe(email);
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      "__Host-authjs.csrf-token",
      "__Secure-authjs.callback-url",
      "__Secure-authjs.session-token",
    ]);
    for (const cookie of browser.setCookies) expect(cookie).toMatch(/; Secure/);
  });
});
