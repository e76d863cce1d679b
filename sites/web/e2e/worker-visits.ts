import type { BrowserContext, Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "../../../scripts/chromium.ts";
import { timeFactor } from "../../../scripts/test-run.ts";
import { at, browserCookie, decisionCookies, hydrated } from "./visit.ts";

interface WorkerVisitor {
  cookie?: string;
  /** Of the window, px. */
  width?: number;
  /** Asks every site to fetch little. */
  savesData?: boolean;
}

/**
 * Gives a file of tests first visits, each in a context that has stored nothing: a service worker belongs to its
 * context. What a page throws fails its test; what fails for want of a connection may be on the console.
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
