import type { BrowserContext, Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../../../scripts/chromium.ts";
import { timeFactor } from "../../../scripts/test-run.ts";
import { at, browserCookie, decisionCookies, hydrated } from "./visit.ts";

interface WorkerVisitor {
  cookie?: string;
  /** Of the viewport, px. */
  width?: number;
  /** Has data saving on. */
  savesData?: boolean;
}

/**
 * Gives a test file first visits, each in a new context: a service worker belongs to its context. A page's errors fail
 * its test; failed requests while offline may be on the console.
 */
export function workerVisits() {
  let browser: Browser;
  let context: BrowserContext;
  const thrown: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await context.close();
    const [error] = thrown.splice(0);
    if (error !== undefined) throw new Error(`A page threw at ${error}`);
  });
  afterAll(() => browser.close());

  return async (
    path: string,
    { cookie, width = 1280, savesData = false }: WorkerVisitor = {},
  ): Promise<Page> => {
    context = await browser.newContext({
      locale: path.startsWith("/ar") ? "ar" : "tr",
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(60_000 * timeFactor);
    const pairs = [...decisionCookies(), ...(cookie?.split("; ") ?? [])];
    await context.addCookies(pairs.map((pair) => browserCookie(pair, at(""))));
    if (savesData)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
    const page = await context.newPage();
    page.on("pageerror", (error) => thrown.push(`${page.url()}: ${error.message}`));
    await page.goto(at(path));
    await hydrated(page);
    return page;
  };
}
