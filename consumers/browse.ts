import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../scripts/chromium.ts";
import { timeFactor } from "../scripts/test-run.ts";

/**
 * Starts a browser for a test file and returns a function that opens URLs in it. A console message, a missing file or
 * an error fails the test during which it occurs.
 */
export function browses(): (address: string, language: string) => Promise<Page> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), "on the console").toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (address, language) => {
    if (browser === undefined) throw new Error("No browser has been started.");
    const context = await browser.newContext({
      locale: language,
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    context.setDefaultTimeout(30_000 * timeFactor);
    contexts.push(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address, { waitUntil: "load" });
    return page;
  };
}

/** The violations that axe finds on a page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Legacy mode needs no second page, and there are no frames of other origins. Only a rule that is off needs preloaded
  // style sheets, which axe copies into style elements that the page's policy refuses.
  const found = await new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(true).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** The colour of an element's background, and the colour of a theme token on this page. */
export async function groundAndToken(
  page: Page,
  selector: string,
  token: string,
): Promise<{ ground: string; token: string }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const probe = document.createElement("span");
      probe.style.backgroundColor = `var(${name})`;
      document.body.append(probe);
      const wanted = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return { ground: getComputedStyle(element).backgroundColor, token: wanted };
    }, token);
}
