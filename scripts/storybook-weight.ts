/**
 * The cost of opening the built Storybook: `pnpm storybook:build`, then `node scripts/storybook-weight.ts [path]`.
 * Opens a documentation page in the test browser, and prints requests and their bytes as a server with Brotli would
 * send them. Fails where the first content exceeds the limit.
 */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { serve } from "../consumers/serve.ts";
import { launchChromium } from "./chromium.ts";
import { root } from "./run.ts";

/** Already compressed. */
const packed = new Set([".webp", ".woff2", ".png", ".avif"]);

/** Max compressed bytes that are requested until the page shows its heading. */
const LIMIT = 1.5 * 1024 * 1024;

const folder = join(root, ".storybook-static");
const { origin, close } = await serve(folder);
const page = process.argv[2] ?? "/docs/introduction--docs";
const browser = await launchChromium();
const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const asked = new Set<string>();
tab.on("request", (request) => {
  if (request.url().startsWith(origin)) asked.add(decodeURIComponent(new URL(request.url()).pathname));
});
await tab.goto(`${origin}/?path=${page}`);
await tab
  .frameLocator("#storybook-preview-iframe")
  .locator("#storybook-docs h1")
  .waitFor({ timeout: 120_000 });
await browser.close();
await close();

const files = [...asked]
  .map((path) => (path === "/" ? "/index.html" : path))
  .filter((path) => existsSync(join(folder, path)));
const sent = await Promise.all(
  files.map(async (path) => {
    const file = readFileSync(join(folder, path));
    return { path, bytes: (packed.has(extname(path)) ? file : await promisify(brotliCompress)(file)).length };
  }),
);
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
