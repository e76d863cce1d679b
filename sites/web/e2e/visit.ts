import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchChromium } from "../../../scripts/chromium.ts";

/** Who visits. */
export interface Visitor {
  /** Language of the browser; by default that of the page, so that no other is offered. */
  language?: string;
  scheme?: "light" | "dark";
  width?: number;
  height?: number;
  script?: boolean;
}

/** Origin of the site under test. */
export const site = inject("site");

/** The whole address of a path of the site. */
export function at(path: string): string {
  return `${site}${path}`;
}

/**
 * Gives a file of tests a browser and a way to open pages in it. After each test, whatever a page has
 * complained about on its console (hydration, blocked content, missing files) fails that test.
 */
export function visits(): (path: string, visitor?: Visitor) => Promise<Page> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), "on the console").toEqual([]);
  });
  afterAll(() => browser.close());

  return async (path, { language, scheme = "light", width = 1280, height = 900, script = true } = {}) => {
    const context = await browser.newContext({
      locale: language ?? /^\/(en|ru|fr|ar|de)(?:\/|$)/.exec(path)?.[1] ?? "tr",
      colorScheme: scheme,
      viewport: { width, height },
      reducedMotion: "reduce",
      javaScriptEnabled: script,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(`${path}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      // The address that a test asks for on purpose may be unknown; everything a page asks for may not.
      // Chromium fetches what is preloaded for scripts, and then misses the scripts.
      if (!script && message.text().includes("was preloaded")) return;
      if (message.text().includes("404") && message.location().url === at(path)) return;
      complaints.push(`${path}: ${message.text()}`);
    });
    await page.goto(at(path));
    if (script) await hydrated(page);
    return page;
  };
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
