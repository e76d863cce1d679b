import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSafeClient, createStrictClient, transportMessages, type Fetch } from "../../http/index.ts";
import { locales } from "../../locales/index.ts";
import {
  createSessionStore,
  sessionAccess,
  signIn,
  signInErrorMessage,
  signInErrorNames,
  signOut,
  updateSession,
} from "./index.ts";
import { hand, json, person, server, sessionOf, settled, setUp, tabs } from "./session.fixtures.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("signing in", () => {
  const navigation = () => {
    const visited: string[] = [];
    return {
      visited,
      href: () => "https://shop.example/cart?x=1",
      go: (url: string) => void visited.push(url),
    };
  };

  it("goes to the error page when the providers cannot be had", async () => {
    const { store, answers } = setUp();
    answers["providers"] = () => json({}, 500);
    const browser = navigation();
    expect(await signIn(store, "credentials", {}, browser)).toBeNull();
    expect(browser.visited).toEqual(["/api/auth/error"]);
  });

  it.each([null, "nobody", "constructor"])("goes to the sign-in page for provider %s", async (provider) => {
    const { store } = setUp();
    const browser = navigation();
    expect(await signIn(store, provider, {}, browser)).toBeNull();
    expect(browser.visited).toEqual([
      "/api/auth/signin?callbackUrl=https%3A%2F%2Fshop.example%2Fcart%3Fx%3D1",
    ]);
  });

  it("posts e-mail and password as the contract wants it, and goes on", async () => {
    const { store, posted } = setUp();
    const browser = navigation();
    const credentials = { email: "ayse@example.com", password: "a&b=ç" };
    expect(await signIn(store, "credentials", { credentials, callbackUrl: "/account" }, browser)).toBeNull();
    expect(posted).toEqual([
      {
        path: "callback/credentials",
        type: "application/x-www-form-urlencoded",
        fields: { ...credentials, callbackUrl: "/account", csrfToken: "c1", json: "true" },
      },
    ]);
    expect(browser.visited).toEqual(["https://shop.example/account"]);
  });

  it("returns the error of the answer's url and stays", async () => {
    const { store, answers, calls } = setUp();
    answers["callback/credentials"] = () =>
      json({ url: "https://shop.example/login?error=CredentialsSignin" }, 401, { "retry-after": "900" });
    const browser = navigation();
    expect(await signIn(store, "credentials", {}, browser)).toEqual({
      ok: false,
      status: 401,
      error: "CredentialsSignin",
      url: null,
      retryAfter: 900,
    });
    expect(browser.visited).toEqual([]);
    expect(calls).not.toContain("GET session");
  });

  it("can stay on the page, then knows the session, and notifies the other tabs", async () => {
    const { fetch, answers } = server();
    const [ours, other] = tabs(2);
    const heard = vi.fn<() => void>();
    other?.listen(heard);
    const store = createSessionStore({ fetch, signal: ours, attention: hand() });
    answers["session"] = () => json(sessionOf());
    const browser = navigation();
    const result = await signIn(store, "credentials", { redirect: false }, browser);
    expect(result).toMatchObject({ ok: true, error: null, url: "https://shop.example/account" });
    expect(store.getSnapshot().status).toBe("authenticated");
    expect(browser.visited).toEqual([]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("asks for a link by mail, and leads to a provider's own page", async () => {
    const { store, posted } = setUp();
    const browser = navigation();
    await signIn(store, "email", { credentials: { email: "a@b.co" } }, browser);
    await signIn(store, "google", { authorization: { login_hint: "a@b.co" }, redirect: false }, browser);
    expect(posted.map(({ path }) => path)).toEqual(["signin/email", "signin/google?login_hint=a%40b.co"]);
    expect(browser.visited).toEqual([
      "https://shop.example/login?sent=email",
      "https://accounts.example/o?x=1",
    ]);
  });

  it("reports a missing or unusable answer", async () => {
    const { store, answers } = setUp();
    const browser = navigation();
    answers["callback/credentials"] = () => Promise.reject(new TypeError("offline"));
    expect(await signIn(store, "credentials", {}, browser)).toMatchObject({
      error: "NETWORK_ERROR",
      status: 0,
    });
    answers["callback/credentials"] = () => Promise.reject(new DOMException("late", "TimeoutError"));
    expect(await signIn(store, "credentials", {}, browser)).toMatchObject({ error: "TIMEOUT" });
    answers["callback/credentials"] = () => new Response("<html>", { status: 502 });
    expect(await signIn(store, "credentials", {}, browser)).toMatchObject({ error: "Default", status: 502 });
    answers["csrf"] = () => json({});
    expect(await signIn(store, "google", {}, browser)).toMatchObject({ ok: false });
    expect(browser.visited).toEqual([]);
  });

  it("signs out here and in the other tabs, and leads on", async () => {
    const { fetch, posted, answers } = server();
    const [ours, other] = tabs(2);
    const heard = vi.fn<() => void>();
    other?.listen(heard);
    answers["session"] = () => json(sessionOf());
    const store = createSessionStore({ fetch, signal: ours, attention: hand() });
    await store.read();
    const browser = navigation();
    expect(await signOut(store, { callbackUrl: "/" }, browser)).toBe(true);
    expect(posted.at(-1)).toMatchObject({
      path: "signout",
      fields: { callbackUrl: "/", csrfToken: "c1", json: "true" },
    });
    expect(store.getSnapshot().status).toBe("unauthenticated");
    expect(browser.visited).toEqual(["https://shop.example/"]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("does not pretend to have signed out", async () => {
    const { store, answers } = setUp();
    answers["session"] = () => json(sessionOf());
    await store.read();
    const browser = navigation();
    for (const failing of [() => json({}, 500), () => Promise.reject(new TypeError("offline"))]) {
      answers["signout"] = failing;
      expect(await signOut(store, {}, browser)).toBe(false);
    }
    expect(store.getSnapshot().status).toBe("authenticated");
    expect(browser.visited).toEqual([]);
  });

  it("renews the session with the server", async () => {
    const { store, answers, posted } = setUp();
    answers["session"] = () => json({ ...sessionOf(), user: { ...person, name: "Fatma" } });
    expect((await updateSession(store, { name: "Fatma" }))?.user.name).toBe("Fatma");
    expect(posted).toEqual([
      { path: "session", type: "application/json", fields: { csrfToken: "c1", data: { name: "Fatma" } } },
    ]);
    expect(store.getSnapshot().session?.user.name).toBe("Fatma");
    answers["session"] = () => json({}, 500);
    expect((await updateSession(store))?.user.name).toBe("Fatma");
  });
});

describe("calls of the API", () => {
  /** An API that accepts only calls with a valid token. */
  const api =
    (good: string, seen: (string | null)[]): Fetch =>
    (_url, init) => {
      const header = new Headers(init.headers).get("authorization");
      seen.push(header);
      const isIn = header === `Bearer ${good}`;
      return Promise.resolve(
        json({ success: isIn, status: isIn ? 200 : 401, data: 1, message: "" }, isIn ? 200 : 401),
      );
    };

  it("carry the session's token", async () => {
    const { store, answers, looks } = setUp();
    answers["session"] = () => json(sessionOf("t1"));
    const seen: (string | null)[] = [];
    const access = sessionAccess(store, () => {});
    const client = createSafeClient({ locale: "tr", fetch: api("t1", seen), ...access });
    expect((await client.get("addresses")).success).toBe(true);
    expect((await client.get("addresses")).success).toBe(true);
    expect(seen).toEqual(["Bearer t1", "Bearer t1"]);
    expect(looks()).toBe(1);
  });

  it("that are refused sign out once, however many, with the message of section 8", async () => {
    const { store, answers, posted } = setUp();
    answers["session"] = () => json(sessionOf("stale"));
    const onSignedOut = vi.fn<() => void>();
    const access = sessionAccess(store, onSignedOut);
    const seen: (string | null)[] = [];
    const safe = createSafeClient({ locale: "tr", fetch: api("t1", seen), ...access });
    const strict = createStrictClient({ fetch: api("t1", seen), ...access });
    const [answer, failure] = await Promise.all([
      safe.get("addresses"),
      strict.get("favorites").catch((error: unknown) => error),
    ]);
    expect(answer).toMatchObject({ success: false, status: 401, message: transportMessages.tr.UNAUTHORISED });
    expect(failure).toMatchObject({ code: "UNAUTHORISED", status: 401 });
    await settled();
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(store.getSnapshot().status).toBe("unauthenticated");
    expect(posted.filter(({ path }) => path === "signout").length).toBe(1);
  });

  it("that are refused for an old token do not end the session that has begun since", async () => {
    const { store, answers, posted } = setUp();
    answers["session"] = () => json(sessionOf("old"));
    await store.read();
    answers["session"] = () => json(sessionOf("t1"));
    const onSignedOut = vi.fn<() => void>();
    const seen: (string | null)[] = [];
    const access = sessionAccess(store, onSignedOut);
    const client = createSafeClient({ locale: "tr", fetch: api("t1", seen), ...access });
    expect((await client.get("addresses")).status).toBe(401);
    await settled();
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
    expect((await client.get("addresses")).success).toBe(true);
  });

  it("of a visitor who needs to sign in lead there as well", async () => {
    const { store } = setUp();
    const onSignedOut = vi.fn<() => void>();
    const access = sessionAccess(store, onSignedOut);
    const client = createSafeClient({ locale: "tr", fetch: api("t1", []), ...access });
    await client.get("addresses");
    await settled();
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

describe("the messages of the sign-in page", () => {
  it("covers every name of section 8", () => {
    expect(signInErrorNames).toEqual(
      expect.arrayContaining([
        "OAuthCallbackError",
        "AccountNotLinkedError",
        "MissingAPIRouteError",
        "MissingSecretError",
        "MissingAuthorizeError",
        "MissingAdapterError",
        "MissingAdapterMethodsError",
        "UnsupportedStrategyError",
        "InvalidCallbackUrl",
        "SessionRequired",
        "SessionExpired",
        "CredentialsSignin",
      ]),
    );
  });

  it.each(locales)("exists in %s for every name, and for unknown names", (locale) => {
    expect(signInErrorMessage("SessionExpired", locale)).toBe(transportMessages[locale].UNAUTHORISED);
    for (const name of signInErrorNames) expect(signInErrorMessage(name, locale)).toMatch(/[.]$/);
    for (const name of ["", "toString", "<b>"])
      expect(signInErrorMessage(name, locale)).toBe(signInErrorMessage("Default", locale));
  });
});
