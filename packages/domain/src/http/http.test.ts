import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ApiError,
  createSafeClient,
  createStrictClient,
  requestTimeoutMs,
  urlOf,
  type Fetch,
} from "./index.ts";

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const answering = (make: () => Response) => vi.fn<Fetch>(async () => make());
const silent: Fetch = () => new Promise(() => {});
const broken: Fetch = () => Promise.reject(new TypeError("fetch failed"));
/** Headers arrive, the body never does. */
const stalling: Fetch = async () => new Response(new ReadableStream({ start() {} }));

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("urlOf", () => {
  it("leaves out what is absent and joins lists", () => {
    expect(
      urlOf("https://api.example", "products/filter", {
        keyword: "",
        page: 2,
        material: ["PET", "PP"],
        neck: [],
        food: false,
        sort: undefined,
        category: null,
      }),
    ).toBe("https://api.example/api/v1/products/filter?keyword=&page=2&material=PET%2CPP&food=false");
    expect(urlOf("", "product-categories")).toBe("/api/v1/product-categories");
    expect(urlOf("", "products/filter", { keyword: "şişe & kapak" })).toBe(
      "/api/v1/products/filter?keyword=%C5%9Fi%C5%9Fe+%26+kapak",
    );
  });
});

describe("the safe client", () => {
  const client = (fetch: Fetch, more = {}) => createSafeClient({ fetch, locale: "tr", ...more });

  it("hands on the four fields", async () => {
    const fetch = answering(() => json({ success: true, status: 201, data: { id: 1 }, message: "ok" }, 201));
    expect(await client(fetch).post("contact", { a: 1 })).toEqual({
      success: true,
      status: 201,
      data: { id: 1 },
      message: "ok",
    });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"a":1}' });
  });

  it("sends the session's token, when there is one", async () => {
    const fetch = answering(() => json({ success: true, data: null }));
    await client(fetch, { getToken: async () => "t1" }).get("contact");
    await client(fetch, { getToken: () => null }).delete("contact");
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: "Bearer t1" });
    expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty("authorization");
    expect(fetch.mock.calls[1]?.[1]).not.toHaveProperty("body");
  });

  it.each([
    [
      "the server's own message",
      () => json({ success: false, status: 422, data: { email: "?" }, message: "E-posta hatalı" }, 422),
      { success: false, status: 422, data: { email: "?" }, message: "E-posta hatalı", code: "HTTP" },
    ],
    [
      "a refusal with status 200",
      () => json({ success: false, data: null, message: "Olmadı" }),
      { success: false, status: 200, data: null, message: "Olmadı", code: "HTTP" },
    ],
    [
      "a message alone",
      () => json({ message: "Bakımdayız" }, 503),
      { success: false, status: 503, data: null, message: "Bakımdayız", code: "HTTP" },
    ],
    [
      "the default message",
      () => json({ success: false }, 500),
      {
        success: false,
        status: 500,
        data: null,
        message: "Bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
        code: "DEFAULT",
      },
    ],
    [
      "a page of HTML",
      () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
      {
        success: false,
        status: 502,
        data: null,
        message: "Bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
        code: "DEFAULT",
      },
    ],
    [
      "HTML that claims success",
      () => new Response("<h1>Login</h1>"),
      {
        success: false,
        status: 500,
        data: null,
        message: "Bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
        code: "DEFAULT",
      },
    ],
    [
      "an empty body",
      () => new Response(null, { status: 204 }),
      { success: true, status: 204, data: null, message: "" },
    ],
    ["a bare list", () => json([1, 2]), { success: true, status: 200, data: [1, 2], message: "" }],
    ["a bare record", () => json({ id: 4 }), { success: true, status: 200, data: { id: 4 }, message: "" }],
  ])("understands %s", async (_what, make, answer) => {
    expect(await client(answering(make)).get("x")).toEqual(answer);
  });

  it("leaves nothing on the signal of a call that is over", async () => {
    const [added, removed] = [
      vi.spyOn(AbortSignal.prototype, "addEventListener"),
      vi.spyOn(AbortSignal.prototype, "removeEventListener"),
    ];
    const { signal } = new AbortController();
    await client(answering(() => json({}))).get("x", { signal });
    await client(broken).get("x", { signal });
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
    added.mockRestore();
    removed.mockRestore();
  });

  it("reports an ended session", async () => {
    const onUnauthorised = vi.fn<() => void>();
    const answer = await client(
      answering(() => json({ success: false, message: "jwt expired" }, 401)),
      { onUnauthorised },
    ).get("x");
    expect(answer).toMatchObject({
      success: false,
      status: 401,
      message: "Oturum süreniz doldu. Lütfen tekrar giriş yapın.",
      code: "UNAUTHORISED",
    });
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it("does not throw when there is no network, no answer, or the caller gives up", async () => {
    expect(await client(broken).get("x")).toEqual({
      success: false,
      status: 500,
      data: null,
      message: "Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edin.",
      code: "NETWORK_ERROR",
    });
    const waiting = client(silent).get("x");
    await vi.advanceTimersByTimeAsync(requestTimeoutMs);
    expect(await waiting).toMatchObject({
      message: "İstek zaman aşımına uğradı. Lütfen tekrar deneyin.",
      code: "TIMEOUT",
    });
    const given = new AbortController();
    const left = client(silent).get("x", { signal: given.signal });
    given.abort();
    expect(await left).toMatchObject({ success: false, code: "ABORTED" });
    const failing = client(
      answering(() => json({})),
      { getToken: () => Promise.reject(new Error("no session")) },
    );
    expect(await failing.get("x")).toMatchObject({ success: false, code: "NETWORK_ERROR" });
  });

  it("speaks the visitor's language", async () => {
    expect(await createSafeClient({ fetch: broken, locale: "ru" }).get("x")).toMatchObject({
      message: "Не удалось связаться с сервером. Проверьте подключение к интернету.",
    });
  });
});

describe("the strict client", () => {
  it("gives the data alone", async () => {
    const client = createStrictClient({
      baseUrl: "https://api.example",
      fetch: answering(() => json({ success: true, status: 200, data: [1], message: "" })),
    });
    expect(await client.get("product-categories")).toEqual([1]);
    expect(await createStrictClient({ fetch: answering(() => json([2])) }).get("product-categories")).toEqual(
      [2],
    );
  });

  it("throws the server's message", async () => {
    const onUnauthorised = vi.fn<(refused: string | null) => void>();
    const missing = createStrictClient({
      fetch: answering(() => json({ success: false, status: 404, message: "Yok", data: { id: 9 } }, 404)),
    });
    expect(await failureOf(missing.get("products/detail/9"))).toMatchObject({
      code: "HTTP",
      status: 404,
      message: "Yok",
      data: { id: 9 },
    });
    const refused = createStrictClient({
      fetch: answering(() => json({ success: false, data: null, message: "" })),
    });
    expect(await failureOf(refused.post("x", {}))).toMatchObject({ code: "HTTP", status: 200 });
    const signedOut = createStrictClient({
      fetch: answering(() => new Response("", { status: 401 })),
      onUnauthorised,
    });
    expect(await failureOf(signedOut.put("x", {}))).toMatchObject({ code: "UNAUTHORISED", status: 401 });
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    ["a silent server", silent],
    ["a body that never ends", stalling],
  ])("waits 30 s for %s and no longer", async (_what, fetch) => {
    const failure = failureOf(createStrictClient({ fetch }).get("x"));
    let over = false;
    void failure.then(() => (over = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: "TIMEOUT", status: 0 });
  });

  it("leaves no timer behind", async () => {
    await createStrictClient({ fetch: answering(() => json([])) }).get("x");
    await failureOf(createStrictClient({ fetch: broken }).get("x"));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("distinguishes network failures from wrong answers, and keeps their causes", async () => {
    const network = await failureOf(createStrictClient({ fetch: broken }).get("x"));
    expect(network).toMatchObject({ code: "NETWORK_ERROR", cause: expect.any(TypeError) as unknown });
    expect(
      await failureOf(createStrictClient({ fetch: answering(() => new Response("<html>")) }).get("x")),
    ).toMatchObject({ code: "INVALID_RESPONSE", status: 200, data: "<html>" });
  });

  it("hands the caller its own reason when it gives up, before or during the call", async () => {
    const fetch = vi.fn<Fetch>(silent);
    const reason = new Error("left the page");
    await expect(createStrictClient({ fetch }).get("x", { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(fetch).not.toHaveBeenCalled();
    const given = new AbortController();
    const waiting = createStrictClient({ fetch }).get("x", { signal: given.signal });
    given.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
