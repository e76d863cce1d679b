import { setTimeout as pause } from "node:timers/promises";
import {
  brotliDecompressSync,
  gunzipSync,
  type BrotliOptions,
  type CompressCallback,
  type InputType,
} from "node:zlib";
import { afterAll, describe, expect, test, vi } from "vitest";

/** Whether there is no memory left to compress. */
const memory = { isShort: false };
vi.doMock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  const brotliCompress = (text: InputType, options: BrotliOptions, done: CompressCallback) =>
    memory.isShort ? done(new Error("Out of memory"), Buffer.of()) : zlib.brotliCompress(text, options, done);
  return { ...zlib, brotliCompress };
});
// Another test may have loaded the page with the real module.
vi.resetModules();
const { PreparedPage, respondWith } = await import("./prepared-page.ts");

afterAll(() => {
  vi.doUnmock("node:zlib");
  vi.resetModules();
});

const html = `<!DOCTYPE html><p>${"Şişe ".repeat(400)}</p>`;
const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'self'",
};

function request(fields: Record<string, string> = {}, method = "GET"): Request {
  return new Request("http://site.test/urun", { method, headers: fields });
}

describe("respondWith", () => {
  test("sends the whole page with the headers that it was cached with", async () => {
    const response = await respondWith(new PreparedPage(html, 200, headers), request());
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
    const response = await respondWith(
      new PreparedPage(html, 200, headers),
      request({ "accept-encoding": accepted }),
    );
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(html);
  });

  test.each([["identity"], ["br;q=0.0, gzip;q=0"], ["brotli"]])("sends %s uncoded", async (accepted) => {
    const response = await respondWith(
      new PreparedPage(html, 200, headers),
      request({ "accept-encoding": accepted }),
    );
    expect(response.headers.get("content-encoding")).toBeNull();
  });

  test("fails where it cannot be coded, without ending the process, and is coded later", async () => {
    const failures: unknown[] = [];
    const note = (failure: unknown) => void failures.push(String(failure));
    process.on("unhandledRejection", note);
    const page = new PreparedPage(html, 200, headers);
    const asked = () => respondWith(page, request({ "accept-encoding": "br" }));
    memory.isShort = true;
    // From the second response on, thorough compression is tried too.
    for (let answers = 0; answers < 3; answers++) await expect(asked()).rejects.toThrow("Out of memory");
    await pause(50);
    memory.isShort = false;
    process.off("unhandledRejection", note);
    expect(failures).toEqual([]);
    expect(brotliDecompressSync(Buffer.from(await (await asked()).arrayBuffer())).toString()).toBe(html);
  });

  test("has one strong tag per coding and answers it with 304", async () => {
    const page = new PreparedPage(html, 200, headers);
    const plain = (await respondWith(page, request())).headers.get("etag") ?? "";
    const br = (await respondWith(page, request({ "accept-encoding": "br" }))).headers.get("etag") ?? "";
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(br).not.toBe(plain);
    const again = await respondWith(
      page,
      request({ "accept-encoding": "br", "if-none-match": `"other", W/${br}` }),
    );
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(br);
    expect((await respondWith(page, request({ "if-none-match": br }))).status).toBe(200);
  });

  test("gives another page another tag", () => {
    expect(new PreparedPage(html, 200, headers).digest).not.toBe(
      new PreparedPage(`${html}!`, 200, headers).digest,
    );
  });

  test("compresses a repeatedly requested page more thoroughly, in the background", async () => {
    const prose = Array.from({ length: 3000 }, (_, index) => `şişe ${(index * 7919) % 1009} ml`).join(", ");
    const page = new PreparedPage(prose, 200, headers);
    const size = async () =>
      Number((await respondWith(page, request({ "accept-encoding": "br" }))).headers.get("content-length"));
    const first = await size();
    expect(await size()).toBe(first);
    await expect.poll(size).toBeLessThan(first);
    const response = await respondWith(page, request({ "accept-encoding": "br" }));
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(prose);
  });

  test("is the same in every coding, in whichever order they are requested", async () => {
    const page = new PreparedPage(html, 200, headers);
    const text = async (coding: string, decode = (bytes: Buffer) => bytes) => {
      const response = await respondWith(page, request({ "accept-encoding": coding }));
      return decode(Buffer.from(await response.arrayBuffer())).toString();
    };
    const rounds = [
      () => text("br", brotliDecompressSync),
      () => text("identity"),
      () => text("gzip", gunzipSync),
    ];
    expect(await Promise.all(rounds.map((ask) => ask()))).toEqual([html, html, html]);
    for (const ask of rounds) expect(await ask()).toBe(html);
  });

  test("never answers an error with 304", async () => {
    const page = new PreparedPage(html, 404, headers);
    expect((await respondWith(page, request({ "if-none-match": "*" }))).status).toBe(404);
  });

  test("answers HEAD with the headers alone", async () => {
    const response = await respondWith(new PreparedPage(html, 200, headers), request({}, "HEAD"));
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(html)));
    expect(await response.text()).toBe("");
  });
});
