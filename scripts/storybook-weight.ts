/**
 * What opening the built Storybook costs: `pnpm storybook:build`, then `node scripts/storybook-weight.ts [path]`. Serves
 * the files with Brotli, opens a documentation page in the test browser, and prints requests and compressed bytes. Fails
 * where the first content takes more than the limit.
 */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { testBrowser } from "./chromium.ts";
import { root } from "./run.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** Already compressed: not packed again. */
const packed = new Set([".webp", ".woff2", ".png", ".avif"]);

/** Compressed bytes of what is requested until the page shows its heading. */
const LIMIT = 1.5 * 1024 * 1024;

const sent: { readonly path: string; readonly bytes: number }[] = [];
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://storybook");
  const path = normalize(pathname === "/" ? "/index.html" : decodeURIComponent(pathname));
  const ending = extname(path);
  try {
    const file = await readFile(join(root, ".storybook-static", path));
    const zip = !packed.has(ending);
    const body = zip ? brotliCompressSync(file) : file;
    sent.push({ path, bytes: body.length });
    response.writeHead(200, {
      "content-type": types[ending] ?? "application/octet-stream",
      "cache-control": "max-age=3600",
      ...(zip && { "content-encoding": "br" }),
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}
const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const page = process.argv[2] ?? "/docs/introduction--docs";
const browser = await chromium.launch(testBrowser().launchOptions);
const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await tab.goto(`${origin}/?path=${page}`);
await tab
  .frameLocator("#storybook-preview-iframe")
  .locator("#storybook-docs h1")
  .waitFor({ timeout: 120_000 });
await browser.close();
server.close();

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const total = (files: typeof sent) => files.reduce((sum, { bytes }) => sum + bytes, 0);
for (const [kind, files] of Map.groupBy(sent, ({ path }) => extname(path)))
  console.log(`${kind.padEnd(8)} ${String(files.length).padStart(4)} ${kilobytes(total(files)).padStart(9)}`);
for (const { path, bytes } of sent.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12))
  console.log(`         ${kilobytes(bytes).padStart(14)}  ${path}`);
console.log(
  `${page}: ${sent.length} requests, ${kilobytes(total(sent))} compressed until the first content, the limit is ${kilobytes(LIMIT)}.`,
);
process.exitCode = total(sent) > LIMIT ? 1 : 0;
