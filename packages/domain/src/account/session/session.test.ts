import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSessionStore, sessionCacheMs, sessionRefetchMs } from "./index.ts";
import { readSession } from "./session.ts";
import { follow, hand, json, server, sessionOf, settled, setUp, tabs } from "./session.fixtures.ts";

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

  it("requests nothing with an initial session, until that is five minutes old", async () => {
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

  it("notifies its subscribers of changes only", async () => {
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
    // A wrong answer is reported to the server; an unreachable server cannot be.
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
