import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Browser } from "playwright";
import { launchChromium, testBrowser } from "../../../scripts/chromium.ts";
import { print, serve } from "./site-process.ts";

/** The version that judges; fetched when it is asked for, since nothing else needs it. */
const lighthouse = "lighthouse@13.5.0";

/** The main pages, from the front door to the till. */
const mainPages = async (origin: string, locale: Locale): Promise<[string, string][]> => {
  const final = async (path: string) => (await fetch(origin + path)).url;
  const product = `${pathTo("products", locale)}/1`;
  return [
    ["home", await final(pathTo("home", locale))],
    ["listing", await final(pathTo("products", locale))],
    ["product", await final(product)],
    ["contact", await final(pathTo("contact", locale))],
    ["about", await final(pathTo("about", locale))],
    ["faq", await final(pathTo("faq", locale))],
  ];
};

/** What a visitor with a weak phone meets: 4 times slower CPU, 1.6 Mbit/s, 150 ms, nothing kept. */
interface Visit {
  /** First and largest contentful paint, ms. */
  fcp: number;
  lcp: number;
  /** Milliseconds beyond 50 of each long task. */
  blocking: number;
  shift: number;
  /** On the wire, bytes. */
  bytes: number;
}

/**
 * `pnpm bench phone [--rounds 5] [--lighthouse] [--locales tr,ar]`: a first visit of the main pages by a slow phone on
 * a slow line, the median of several; with `--lighthouse` also what Lighthouse makes of them, of 100.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const given = (name: string): string | undefined =>
    parameters.includes(name) ? parameters[parameters.indexOf(name) + 1] : undefined;
  const rounds = Number(given("--rounds")) || 5;
  const locales = (given("--locales") ?? "tr,ar").split(",") as Locale[];
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  const site = await serve({ DATA_DIR: dataDir });
  const browser = await launchChromium();
  try {
    for (const locale of locales) {
      const rows: string[][] = [];
      for (const [name, url] of await mainPages(site.url, locale)) {
        await slowVisit(browser, url);
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) visits.push(await slowVisit(browser, url));
        const median = (figure: keyof Visit) =>
          visits.map((visit) => visit[figure]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
        rows.push([
          name,
          `${median("fcp").toFixed(0)} ms`,
          `${median("lcp").toFixed(0)} ms`,
          `${median("blocking").toFixed(0)} ms`,
          median("shift").toFixed(3),
          `${(median("bytes") / 1024).toFixed(0)} KB`,
          ...(parameters.includes("--lighthouse") ? await scores(url, dataDir) : []),
        ]);
      }
      const judged = parameters.includes("--lighthouse")
        ? ["performance", "accessibility", "practices", "SEO"]
        : [];
      print([`${locale}, slow phone`, "FCP", "LCP", "blocking", "shift", "wire", ...judged], rows);
    }
  } finally {
    await browser.close();
    await site.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One visit with nothing kept. */
async function slowVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(() => {
      const seen = { lcp: 0, blocking: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
      watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
      watch("longtask", (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
      watch("layout-shift", (entry) => (seen.shift += entry.value ?? 0));
    });
    await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
    const seen = await page.evaluate(() => ({
      ...(globalThis as unknown as { seen: Omit<Visit, "fcp" | "bytes"> }).seen,
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
    return { ...seen, bytes };
  } finally {
    await context.close();
  }
}

/** What Lighthouse makes of a page on a phone: performance, accessibility, best practices, SEO, each of 100. */
async function scores(url: string, folder: string): Promise<string[]> {
  const report = join(folder, "lighthouse.json");
  const { executablePath, env } = testBrowser().launchOptions;
  // In a browser of its own: one that Playwright drives holds back the pages that others open.
  const run = spawnSync(
    "pnpm",
    [
      "dlx",
      lighthouse,
      url,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
      "--output=json",
      `--output-path=${report}`,
      "--quiet",
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
      timeout: 180_000,
    },
  );
  if (run.status !== 0) throw new Error(`Lighthouse could not judge ${url}.`);
  const { categories } = JSON.parse(await readFile(report, "utf8")) as {
    categories: Record<string, { score: number | null }>;
  };
  return ["performance", "accessibility", "best-practices", "seo"].map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)),
  );
}
