import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withStaticFiles } from "./static-files.ts";

const script = "console.log('a built script');\n".repeat(20);
const picture = new Uint8Array(600_000).fill(7);

describe("the files of the browser", () => {
  let root: string;
  let answer: ReturnType<typeof withStaticFiles>;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "preforma-files-"));
    await mkdir(join(root, "client", "assets"), { recursive: true });
    const file = (name: string) => join(root, "client", name);
    await writeFile(file("assets/a-1.js"), script);
    await writeFile(file("assets/a-1.js.br"), brotliCompressSync(script));
    await writeFile(file("assets/a-1.js.gz"), gzipSync(script));
    await writeFile(file("assets/large.png"), picture);
    await writeFile(file("sw.js"), "worker");
    await writeFile(file("favicon.ico"), "icon");
    await writeFile(join(root, "secret.txt"), "secret");
    answer = withStaticFiles(
      () => new Response("page", { status: 404 }),
      { "x-safe": "yes" },
      join(root, "client"),
    );
  });
  afterAll(() => rm(root, { recursive: true }));

  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    answer(new Request(`http://shop.test${path}`, { method, headers }), {});

  test("have types, caching and the security headers", async () => {
    const asset = await get("/assets/a-1.js");
    expect(await asset.text()).toBe(script);
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      "content-type": expect.stringMatching(/^text\/javascript/) as string,
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(script.length),
      "x-safe": "yes",
    });
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/favicon.ico")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test.each(["/assets/a-1.js", "/assets/large.png", "/favicon.ico"])(
    "%s is not sent again to a browser that has it",
    async (path) => {
      for (let round = 0; round < 2; round++) {
        const first = await get(path, { "accept-encoding": "br" });
        const etag = first.headers.get("etag") ?? "";
        expect(etag).not.toBe("");
        const again = await get(path, { "accept-encoding": "br", "if-none-match": `"other", ${etag}` });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe("");
        expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
        expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
      }
    },
  );

  test("are sent compressed as they were built, each form under its own tag", async () => {
    const br = await get("/assets/a-1.js", { "accept-encoding": "gzip, br;q=0.9" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("accept-encoding");
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(script);
    const gzip = await get("/assets/a-1.js", { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    const plain = await get("/assets/a-1.js");
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get("etag"))).size).toBe(3);
    expect(
      (await get("/favicon.ico", { "accept-encoding": "br" })).headers.get("content-encoding"),
    ).toBeNull();
  });

  test("come without a body for HEAD, in parts for ranges, and whole when large", async () => {
    const head = await get("/assets/a-1.js", {}, "HEAD");
    expect([head.headers.get("content-length"), await head.text()]).toEqual([String(script.length), ""]);
    for (const path of ["/assets/a-1.js", "/assets/large.png"]) {
      const part = await get(path, { range: "bytes=0-6" });
      expect([part.status, (await part.bytes()).byteLength]).toEqual([206, 7]);
    }
    expect((await (await get("/assets/large.png")).bytes()).byteLength).toBe(picture.byteLength);
  });

  test.each([
    "/assets/none.js",
    "/assets/",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/secret.txt",
    "/none.txt",
  ])("%s is none of them", async (path) => {
    expect(await (await get(path)).text()).toBe("page");
  });
});
