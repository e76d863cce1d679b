import { consentCookies, rejectAll } from "@preforma/domain/consent";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import type { InTurn } from "../http/client.ts";
import { PageCache } from "../http/page-cache.ts";
import { pageAnswers } from "./page-answers.ts";

const html = (text: string, status = 200) =>
  new Response(`<!DOCTYPE html><p>${text}</p>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });

const decided = consentCookies(rejectAll(), false)
  .map((cookie) => cookie.split(";", 1)[0])
  .join("; ");

describe("a page that many ask for at the same time", () => {
  let rendered: Request[];
  /** Lets pending renderings continue. */
  let release: (answer: Response) => void;
  let answer: Promise<Response>;
  beforeEach(() => {
    rendered = [];
    ({ promise: answer, resolve: release } = Promise.withResolvers<Response>());
  });

  const atOnce: InTurn = (_client, work) => work();

  const answersOf = (maximumBytes = 1_000_000, inTurn = atOnce) => {
    const cache = new PageCache({ maximumBytes });
    const answers = pageAnswers({
      cache,
      security: {},
      publicOrigin: "http://shop.test",
      https: false,
      development: false,
      build: {} as never,
      ownCookies: [],
      readPersonal: () => Promise.resolve(null),
      frameSources: [],
      mediaHosts: [],
      logger: pino({ level: "silent" }),
      version: () => 1,
      fetch: () => Promise.resolve(Response.json(null)),
      inTurn,
      handle: async (request) => {
        rendered.push(request);
        const made = await answer;
        request.signal.throwIfAborted();
        return made.clone();
      },
    });
    return { cache, answers };
  };
  const ask = (path: string, init: RequestInit = {}) => new Request(`http://shop.test${path}`, init);

  test("is rendered once", async () => {
    const { answers } = answersOf();
    const asked = Array.from({ length: 50 }, (_, index) =>
      answers.page(ask(`/urun?utm_source=${index}`), { clientIp: `192.0.2.${index}` }),
    );
    release(html("shared"));
    const texts = await Promise.all(asked.map(async (one) => (await one).text()));
    expect(new Set(texts)).toEqual(new Set(["<!DOCTYPE html><p>shared</p>"]));
    expect(texts).toHaveLength(50);
    expect(rendered).toHaveLength(1);
  });

  test("is rendered anew for those who come after a change", async () => {
    const { answers, cache } = answersOf();
    const before = answers.page(ask("/urun"), {});
    cache.clear();
    const after = answers.page(ask("/urun"), {});
    release(html("page"));
    await Promise.all([before, after]);
    expect(rendered).toHaveLength(2);
  });

  test("is another one for another choice of cookies, another address, and where nothing is cached", async () => {
    const { answers } = answersOf();
    const uncached = answersOf(0).answers;
    const asked = [
      answers.page(ask("/urun"), {}),
      answers.page(ask("/urun", { headers: { cookie: decided } }), {}),
      answers.page(ask("/urun", { headers: { cookie: "preforma_prices=net" } }), {}),
      // The page for visitors who have made no choice.
      answers.page(ask("/urun", { headers: { cookie: "preforma_prices=gross" } }), {}),
      answers.page(ask("/urun?page=2"), {}),
      uncached.page(ask("/urun"), {}),
      uncached.page(ask("/urun"), {}),
    ];
    release(html("page"));
    await Promise.all(asked);
    expect(rendered).toHaveLength(6);
  });

  test("goes on for the others when the first one leaves, and stops when all have left", async () => {
    const { answers } = answersOf();
    const leaving = [new AbortController(), new AbortController(), new AbortController()];
    const [first, second, third] = leaving.map(({ signal }) => answers.page(ask("/urun", { signal }), {}));
    leaving[0]?.abort();
    expect(rendered[0]?.signal.aborted).toBe(false);
    leaving[1]?.abort();
    leaving[2]?.abort();
    expect(rendered[0]?.signal.aborted).toBe(true);
    const next = answers.page(ask("/urun"), {});
    release(html("page"));
    await Promise.allSettled([first, second, third]);
    expect((await next).status).toBe(200);
    expect(rendered).toHaveLength(2);
  });

  test("that fails or has moved answers all requests that wait, and none after", async () => {
    const { answers } = answersOf();
    const failed = [1, 2, 3].map(() => answers.page(ask("/urun"), {}));
    release(html("failed", 500));
    expect((await Promise.all(failed)).map(({ status }) => status)).toEqual([500, 500, 500]);
    answer = Promise.resolve(new Response(null, { status: 301, headers: { location: "/urun/1/a" } }));
    const moved = await Promise.all(
      ["/urun?utm_source=1", "/urun?utm_source=2"].map((path) => answers.page(ask(path), {})),
    );
    expect(moved.map(({ headers }) => headers.get("location"))).toEqual([
      "/urun/1/a?utm_source=1",
      "/urun/1/a?utm_source=2",
    ]);
    answer = Promise.resolve(new Response("plain", { headers: { "content-type": "text/plain" } }));
    const plain = await Promise.all([1, 2].map(async () => (await answers.page(ask("/urun"), {})).text()));
    expect(plain).toEqual(["plain", "plain"]);
    expect(rendered).toHaveLength(3);
  });

  test("is refused to each in its own way when too much waits", async () => {
    const { answers } = answersOf(1_000_000, () => Promise.resolve("full"));
    const [page, script] = await Promise.all([
      answers.page(ask("/urun", { headers: { accept: "text/html" } }), {}),
      answers.page(ask("/urun"), {}),
    ]);
    expect([page.status, script.status]).toEqual([503, 503]);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(script.headers.get("content-type")).toContain("json");
  });

  test("begins at the first turn that comes, also of a later request", async () => {
    const turns = new Map<string, () => void>();
    const { answers } = answersOf(1_000_000, async (client, work) => {
      const name = client.clientIp ?? "";
      if (name === "refused") return "full";
      await new Promise<void>((resolve) => void turns.set(name, resolve));
      return work();
    });
    const asked = ["greedy", "greedy", "honest", "refused"].map((clientIp) =>
      answers.page(ask("/urun"), { clientIp }),
    );
    turns.get("honest")?.();
    release(html("page"));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    turns.get("greedy")?.();
    expect(rendered).toHaveLength(1);
  });
});
