import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSafeClient, createStrictClient, transportMessages, type Fetch } from "../../http/index.ts";
import { locales } from "../../locales/index.ts";
import {
  createSessionStore,
  sessionAccess,
  sessionCacheMs,
  sessionRefetchMs,
  signIn,
  signInErrorMessage,
  signInErrorNames,
  signOut,
  updateSession,
  type SessionAttention,
  type SessionSignal,
  type SessionStore,
} from "./index.ts";
import { readSession } from "./session.ts";

const json = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json", ...headers } });

const person = { id: 7, name: "Ayşe", surname: "Yılmaz", email: "ayse@example.com", role: "customer" };
const sessionOf = (accessToken = "t1") => ({
  user: person,
  expires: "2030-01-01T00:00:00.000Z",
  accessToken,
});

/** What was posted, as the server reads it. */
interface Posted {
  path: string;
  fields: Record<string, string>;
  type: string | null;
}

/** A server of the contract, in memory. Every answer can be changed. */
function server() {
  const calls: string[] = [];
  const posted: Posted[] = [];
  const answers: Record<string, () => Response | Promise<Response>> = {
    session: () => json({}),
    csrf: () => json({ csrfToken: "c1" }),
    providers: () =>
      json({
        credentials: { id: "credentials", name: "E-mail", type: "credentials" },
        email: { id: "email", name: "Link", type: "email" },
        google: { id: "google", name: "Google", type: "oidc" },
      }),
    "callback/credentials": () => json({ url: "https://shop.example/account" }),
    "signin/email": () => json({ url: "https://shop.example/login?sent=email" }),
    "signin/google": () => json({ url: "https://accounts.example/o?x=1" }),
    signout: () => json({ url: "https://shop.example/" }),
    _log: () => json({}),
  };
  const fetch: Fetch = async (url, init) => {
    const path = url.replace(/^.*\/api\/auth\//, "");
    calls.push(`${init.method ?? "GET"} ${path}`);
    const headers = new Headers(init.headers);
    if (init.method === "POST") {
      const type = headers.get("content-type");
      const body = init.body as string;
      const fields =
        type === "application/json" ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      posted.push({ path, fields: fields as Record<string, string>, type });
    }
    const answer = answers[path.split("?", 1)[0] ?? ""];
    if (!answer) throw new TypeError(`No such endpoint: ${path}`);
    return answer();
  };
  return {
    calls,
    posted,
    answers,
    fetch,
    looks: () => calls.filter((call) => call === "GET session").length,
  };
}

/** A thing that tabs hear from, moved by hand. */
function hand() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    happen: () => listeners.forEach((listener) => listener()),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Tabs that hear each other but not themselves. */
function tabs(count: number): SessionSignal[] {
  const heard = Array.from({ length: count }, hand);
  return heard.map((own, index) => ({
    listen: own.listen,
    send: () => heard.forEach((other, place) => place !== index && other.happen()),
  }));
}

function setUp(more: { initial?: null; signal?: SessionSignal; attention?: SessionAttention } = {}) {
  const backend = server();
  const attention = hand();
  const [signal] = tabs(1);
  const store = createSessionStore({ fetch: backend.fetch, attention, signal, ...more });
  return { ...backend, attention, store };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

function follow(store: SessionStore): string[] {
  const seen: string[] = [store.getSnapshot().status];
  store.subscribe(() => seen.push(store.getSnapshot().status));
  return seen;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("the session", () => {
  it("is read from what servers of the contract send", () => {
    expect(readSession(sessionOf())).toEqual(sessionOf());
    expect(readSession({ user: { id: "7", email: "a@b.co" }, expires: "x" })).toEqual({
      user: { id: 7, name: "", surname: "", email: "a@b.co", role: "customer" },
      expires: "x",
    });
    for (const none of [
      null,
      {},
      [],
      "",
      1,
      { user: null },
      { user: {} },
      { user: { id: "x" } },
      { user: { id: 1.5 } },
    ])
      expect(readSession(none)).toBeNull();
  });
});

describe("the store", () => {
  it("goes from loading to authenticated, asking once however many ask", async () => {
    const { store, answers, looks } = setUp();
    answers["session"] = () => json(sessionOf());
    const seen = follow(store);
    follow(store);
    const [one, two] = await Promise.all([store.read(), store.read()]);
    expect(one).toEqual(sessionOf());
    expect(two).toBe(one);
    expect(seen).toEqual(["loading", "authenticated"]);
    expect(looks()).toBe(1);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    expect(store.getServerSnapshot()).toEqual({ status: "loading", session: null });
  });

  it("goes from loading to unauthenticated", async () => {
    const { store } = setUp();
    const seen = follow(store);
    await settled();
    expect(seen).toEqual(["loading", "unauthenticated"]);
  });

  it("asks nothing when it is told who is there, until that is five minutes old", async () => {
    const { store, looks } = setUp({ initial: null });
    expect(store.getServerSnapshot().status).toBe("unauthenticated");
    follow(store);
    await store.read();
    expect(looks()).toBe(0);
    await vi.advanceTimersByTimeAsync(sessionCacheMs - 1);
    await store.read();
    expect(looks()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await store.read();
    expect(looks()).toBe(1);
  });

  it("does nothing at all until somebody follows or asks", async () => {
    const { calls, attention } = setUp();
    await vi.advanceTimersByTimeAsync(sessionRefetchMs * 2);
    expect(calls).toEqual([]);
    expect(attention.listeners.size).toBe(0);
  });

  it("looks again every 600 s, when the tab is looked at, and on a signal from another tab", async () => {
    const { calls: _calls, fetch, answers, looks } = server();
    const attention = hand();
    const [ours, other] = tabs(2);
    const store = createSessionStore({ fetch, attention, signal: ours });
    const seen = follow(store);
    await settled();
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(sessionRefetchMs);
    expect(looks()).toBe(2);
    attention.happen();
    await settled();
    expect(looks()).toBe(3);
    answers["session"] = () => json(sessionOf());
    other?.send();
    await settled();
    expect(looks()).toBe(4);
    expect(seen).toEqual(["loading", "unauthenticated", "authenticated"]);
  });

  it("tells its followers of changes only", async () => {
    const { store, answers, attention } = setUp();
    answers["session"] = () => json(sessionOf());
    const seen = follow(store);
    await settled();
    const before = store.getSnapshot();
    attention.happen();
    await settled();
    expect(store.getSnapshot()).toBe(before);
    expect(seen).toEqual(["loading", "authenticated"]);
  });

  it.each([
    ["the network is gone", 0, () => Promise.reject(new TypeError("offline"))],
    ["the server is ill", 2, () => json({}, 500)],
    ["a captive portal answers", 2, () => new Response("<html>", { status: 200 })],
  ])("keeps the session when %s, until its end has passed", async (_what, reported, failing) => {
    const { store, answers, attention, posted } = setUp();
    answers["session"] = () => json({ ...sessionOf(), expires: "2026-11-21T09:30:00Z" });
    follow(store);
    await settled();
    answers["session"] = failing;
    attention.happen();
    await settled();
    expect(store.getSnapshot().status).toBe("authenticated");
    vi.setSystemTime(Date.parse("2026-11-21T09:30:00Z"));
    attention.happen();
    await settled();
    expect(store.getSnapshot().status).toBe("unauthenticated");
    // What the server answered wrongly is reported to it; that it cannot be reached cannot be.
    const reports = posted.filter(({ path }) => path === "_log");
    expect(reports.length).toBe(reported);
    for (const { fields } of reports)
      expect(fields).toMatchObject({ level: "error", code: "CLIENT_FETCH_ERROR" });
  });

  it("takes a visitor whom it cannot ask about for one, and finds out when it can", async () => {
    const { store, answers, attention } = setUp();
    answers["session"] = () => Promise.reject(new TypeError("offline"));
    const seen = follow(store);
    await settled();
    answers["session"] = () => json(sessionOf());
    attention.happen();
    await settled();
    expect(seen).toEqual(["loading", "unauthenticated", "authenticated"]);
  });

  it("believes no answer that was overtaken", async () => {
    const { store, answers } = setUp();
    const waiting: ((response: Response) => void)[] = [];
    answers["session"] = () => new Promise<Response>((resolve) => waiting.push(resolve));
    const first = store.refetch();
    const second = store.refetch();
    await settled();
    waiting[1]?.(json(sessionOf("new")));
    await second;
    waiting[0]?.(json({}));
    expect((await first)?.accessToken).toBe("new");
    expect(store.getSnapshot().session?.accessToken).toBe("new");
  });

  it("stops: no timer, no listener, nothing taken that comes late; and can be followed anew", async () => {
    const { store, attention, looks, answers } = setUp();
    let release: (response: Response) => void = () => {};
    answers["session"] = () => new Promise<Response>((resolve) => (release = resolve));
    const seen = follow(store);
    await settled();
    store.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(attention.listeners.size).toBe(0);
    release(json(sessionOf()));
    await vi.advanceTimersByTimeAsync(sessionRefetchMs * 2);
    expect(seen).toEqual(["loading"]);
    expect(looks()).toBe(1);
    answers["session"] = () => json(sessionOf());
    const again = follow(store);
    await settled();
    expect(again).toEqual(["loading", "authenticated"]);
    store.stop();
  });
});

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

  it("can stay on the page, knows the session then, and tells the other tabs", async () => {
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

  it("says so when there is no answer, or none that can be used", async () => {
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
  /** An API that lets nobody in but the bearers of a token. */
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

describe("what the sign-in page says", () => {
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

  it.each(locales)("is there in %s for every name, and for names that nobody knows", (locale) => {
    expect(signInErrorMessage("SessionExpired", locale)).toBe(transportMessages[locale].UNAUTHORISED);
    for (const name of signInErrorNames) expect(signInErrorMessage(name, locale)).toMatch(/[.]$/);
    for (const name of ["", "toString", "<b>"])
      expect(signInErrorMessage(name, locale)).toBe(signInErrorMessage("Default", locale));
  });
});
