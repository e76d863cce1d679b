import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PageCache, preparePage, respondWith } from "./page-cache.ts";

const html = `<!DOCTYPE html><p>${"Şişe ".repeat(400)}</p>`;
const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": "default-src 'self'" };

function request(fields: Record<string, string> = {}, method = "GET"): Request {
  return new Request("http://site.test/urun", { method, headers: fields });
}

describe("respondWith", () => {
  test("sends the whole page with the headers that it was kept with", async () => {
    const response = respondWith(await preparePage(html, 200, headers), request());
    expect(await response.text()).toBe(html);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(html)));
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])("answers %s in %s", async (accepted, coding, decode) => {
    const response = respondWith(await preparePage(html, 200, headers), request({ "accept-encoding": accepted }));
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(html);
  });

  test.each([["identity"], ["br;q=0.0, gzip;q=0"], ["brotli"]])("sends %s uncoded", async (accepted) => {
    const response = respondWith(await preparePage(html, 200, headers), request({ "accept-encoding": accepted }));
    expect(response.headers.get("content-encoding")).toBeNull();
  });

  test("has one strong tag per coding and answers it with 304", async () => {
    const page = await preparePage(html, 200, headers);
    const plain = respondWith(page, request()).headers.get("etag") ?? "";
    const br = respondWith(page, request({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(br).not.toBe(plain);
    const again = respondWith(page, request({ "accept-encoding": "br", "if-none-match": `"other", W/${br}` }));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(br);
    expect(respondWith(page, request({ "if-none-match": br })).status).toBe(200);
  });

  test("gives another page another tag", async () => {
    const [one, other] = await Promise.all([preparePage(html, 200, headers), preparePage(`${html}!`, 200, headers)]);
    expect(one.digest).not.toBe(other.digest);
  });

  test("never answers an error with 304", async () => {
    const page = await preparePage(html, 404, headers);
    expect(respondWith(page, request({ "if-none-match": "*" })).status).toBe(404);
  });

  test("answers HEAD with the headers alone", async () => {
    const response = respondWith(await preparePage(html, 200, headers), request({}, "HEAD"));
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(html)));
    expect(await response.text()).toBe("");
  });
});

describe("PageCache", () => {
  test("keeps a page until something changes", async () => {
    const cache = new PageCache({ maximumBytes: 1_000_000 });
    const page = await preparePage(html, 200, headers);
    cache.store("/urun", page, cache.epoch);
    expect(cache.get("/urun")).toBe(page);
    cache.clear();
    expect(cache.get("/urun")).toBeUndefined();
  });

  test("does not keep what was rendered before a change", async () => {
    const cache = new PageCache({ maximumBytes: 1_000_000 });
    const { epoch } = cache;
    cache.clear();
    cache.store("/urun", await preparePage(html, 200, headers), epoch);
    expect(cache.get("/urun")).toBeUndefined();
  });

  test("stays within its memory, letting the least used go", async () => {
    const page = await preparePage(html, 200, headers);
    const cache = new PageCache({ maximumBytes: page.bytes * 2 });
    for (const key of ["/1", "/2"]) cache.store(key, page, cache.epoch);
    cache.get("/1");
    cache.store("/3", page, cache.epoch);
    expect(["/1", "/2", "/3"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  test("can be switched off", async () => {
    const cache = new PageCache({ maximumBytes: 0 });
    cache.store("/urun", await preparePage(html, 200, headers), cache.epoch);
    expect(cache.get("/urun")).toBeUndefined();
  });
});
