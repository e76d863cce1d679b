import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import autocannon from "autocannon";
import { buildCommit } from "./built-commit.ts";
import { exactRequest } from "./exact-request.ts";
import { memory, print, serve } from "./site-process.ts";

/** Concurrent connections. */
const connections = 16;

/** The measured pages; resolved to URLs that do not redirect. */
const pages = [
  ["home", "/"],
  ["listing", "/urun"],
  ["product", "/urun/1"],
] as const;

interface Figures {
  perSecond: number;
  /** Median and 99th percentile, ms. */
  p50: number;
  p99: number;
}

type Server = Awaited<ReturnType<typeof serve>>;

/**
 * `pnpm bench pages [--seconds 4] [--sizes 1200,10000,100000] [--against <commit>]`: how fast the built site serves its
 * pages, cached and rendered afresh, beside the limits of this machine (a static file of the same size, an empty
 * route), the weight of a first visit, and how the figures grow with generated catalogues. `--against` builds a commit
 * in a separate folder and renders its pages afresh in turn with these.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      seconds: { type: "string", default: "4" },
      sizes: { type: "string", default: "1200,10000,100000" },
      against: { type: "string" },
    },
  });
  const seconds = Number(values.seconds);
  const sizes = values.sizes.split(",").map(Number).filter(Boolean);
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
  /** One per page: the site assumes that built files never change. */
  const staticFiles = new Map(pages.map(([name]) => [name, `bench-${randomUUID()}.html`]));
  try {
    // A site draws its pictures ahead once, after its first start, which is not part of idle memory.
    const cached = await serve({ DATA_DIR: dataDir });
    const rows: string[][] = [];
    const idle = await idleMemory(cached, (await fetch(`${cached.url}/urun/1`)).url);
    const empty = (await load(`${cached.url}/healthz`, seconds)).perSecond;
    for (const [name, path] of pages) {
      const url = (await fetch(cached.url + path)).url;
      const staticFile = staticFiles.get(name) ?? "";
      await writeFile(join(assets, staticFile), await (await fetch(url)).text());
      const file = await load(`${cached.url}/assets/${staticFile}`, seconds);
      const page = await load(url, seconds);
      const alone = await load(url, Math.min(seconds, 2), 1);
      rows.push([
        `${name}, cached`,
        ...shown(page),
        ms(alone.p50),
        `${Math.round((page.perSecond / file.perSecond) * 100)} % of a static file (${Math.round(file.perSecond)}/s)`,
      ]);
    }
    const used = await memory(cached.process);
    await cached.end();

    const fresh = await serve({ DATA_DIR: dataDir, PAGE_CACHE_MB: "0" });
    for (const [name, path] of pages) {
      const { figures, cells } = await rendered(fresh, path, seconds);
      const share = Math.round((figures.perSecond / empty) * 100);
      rows.push([`${name}, fresh`, ...cells, `${share} % of an empty route (${Math.round(empty)}/s)`]);
    }
    print(["page", "requests/s", "p50", "p99", "p50 alone", "limit"], rows);

    const weights: string[][] = [];
    for (const [name, path] of pages) {
      const { url } = await fetch(fresh.url + path);
      weights.push([name, ...(await firstLoad(url)).map(kilobytes)]);
    }
    await fresh.end();
    print(["first load, on the wire", "HTML", "JavaScript", "CSS", "fonts", "texts"], weights);
    console.log(
      `Memory of all processes: ${idle} MB a minute after a thousand requests, ${used} MB after the cached load; ${connections} connections, ${seconds} s each.\n`,
    );
    if (values.against !== undefined) await compare(values.against, seconds);
    await growth(sizes, Math.min(seconds, 2));
  } finally {
    for (const file of staticFiles.values()) await rm(join(assets, file), { force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A page of a site without a page cache. */
async function rendered(
  site: Server,
  path: string,
  seconds: number,
): Promise<{ figures: Figures; cells: string[] }> {
  const { url } = await fetch(site.url + path);
  const figures = await load(url, seconds);
  const alone = await load(url, Math.min(seconds, 2), 1);
  return { figures, cells: [...shown(figures), ms(alone.p50)] };
}

/** Renders pages of this build and of another commit's in turn, and prints the ratio of requests. */
async function compare(commit: string, seconds: number): Promise<void> {
  const other = buildCommit(commit);
  const folder = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  const here = await serve({ DATA_DIR: join(folder, "here"), PAGE_CACHE_MB: "0" });
  const there = await serve(
    { DATA_DIR: join(folder, "there"), PAGE_CACHE_MB: "0" },
    { script: other.script },
  );
  const rows: string[][] = [];
  try {
    for (const [name, path] of pages) {
      const theirs = await rendered(there, path, seconds);
      const ours = await rendered(here, path, seconds);
      const ratio = (ours.figures.perSecond / theirs.figures.perSecond).toFixed(1);
      rows.push(
        [`${name}, here`, ...ours.cells, `${ratio} times as many`],
        [`${name}, there`, ...theirs.cells, ""],
      );
    }
    print([`fresh, beside ${commit}`, "requests/s", "p50", "p99", "p50 alone", ""], rows);
  } finally {
    await here.end();
    await there.end();
    other.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Memory of a site that is idle for a minute after pages, searches, API calls and pictures of 250 products, MB. */
async function idleMemory(site: Server, product: string): Promise<number> {
  const picture = /\/media\/p\/[^" ,]+/.exec(await (await fetch(product)).text())?.[0] ?? "/";
  for (let id = 1; id <= 250; id += 1) {
    const paths = [`/urun/${id}`, `/urun?keyword=${id}`, `/api/v1/products/${id}`, picture];
    await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).arrayBuffer()));
  }
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  return memory(site.process);
}

/** The same pages over generated catalogues: start, cached and fresh requests, memory. */
async function growth(sizes: readonly number[], seconds: number): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), "preforma-bench-"));
    try {
      const seeder = fileURLToPath(new URL("../../../packages/backend/bench/seed.ts", import.meta.url));
      const [code] = await once(
        spawn(process.execPath, [seeder, String(size), dataDir], { stdio: "inherit" }),
        "exit",
      );
      if (code !== 0) throw new Error(`A catalogue of ${size} products could not be written.`);
      for (const [kind, megabytes] of [
        ["cached", "64"],
        ["fresh", "0"],
      ] as const) {
        const started = performance.now();
        const server = await serve({ DATA_DIR: dataDir, SEED: "none", PAGE_CACHE_MB: megabytes });
        const ready = performance.now() - started;
        const figures = [];
        for (const [, path] of pages) {
          figures.push(await load((await fetch(server.url + path)).url, seconds));
        }
        rows.push([
          `${new Intl.NumberFormat("en").format(size)}, ${kind}`,
          ...figures.map((page) => `${Math.round(page.perSecond)}/s ${ms(page.p50)}`),
          `${(ready / 1000).toFixed(1)} s`,
          `${await memory(server.process)} MB`,
        ]);
        await server.end();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  print(["generated products", ...pages.map(([name]) => name), "start", "memory"], rows);
}

async function load(url: string, duration: number, clients = connections): Promise<Figures> {
  await autocannon({ url, connections: clients, duration: 1 });
  const result = await autocannon({ url, connections: clients, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Transferred bytes of a first visit, by kind: HTML, JavaScript, CSS, fonts, translations. */
async function firstLoad(url: string): Promise<number[]> {
  const { origin } = new URL(url);
  // From the third response on, a page has its thorough compression, which is made meanwhile.
  for (let round = 0; round < 3; round += 1) await wire(url);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const page = await wire(url);
  const html = page.text;
  const linked = new Set(
    [
      ...html.matchAll(
        /(?:href|src)="(\/[^"]+\.(?:js|css|woff2|json)(?:\?[^"]*)?)"|import[^"]*"(\/assets\/[^"]+)"/g,
      ),
    ].map((match) => match[1] ?? match[2] ?? ""),
  );
  const sums = { js: 0, css: 0, woff2: 0, json: 0 };
  for (const path of linked) {
    const kind = /\.(js|css|woff2|json)(?:\?|$)/.exec(path)?.[1] as keyof typeof sums;
    sums[kind] += (await wire(origin + path.replaceAll("&amp;", "&"))).bytes;
  }
  return [page.bytes, sums.js, sums.css, sums.woff2, sums.json];
}

/** A response's transferred bytes, and its text. */
async function wire(url: string): Promise<{ bytes: number; text: string }> {
  const { body, headers, status } = await exactRequest(url, { headers: { "accept-encoding": "br" } });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  const text = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  return { bytes: body.byteLength, text: text.toString() };
}

const ms = (value: number) => `${value < 1 ? "< 1" : value} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const shown = ({ perSecond, p50, p99 }: Figures) => [String(Math.round(perSecond)), ms(p50), ms(p99)];
