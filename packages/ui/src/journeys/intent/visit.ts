import type { Browser, BrowserContextOptions, Page, Route } from "playwright";
import { expect } from "vitest";
import type { serveJourneys } from "./server.ts";

const parts =
  /\/(?:popover-part|modal-part|menu-part|combobox-part|number-part|tabs-part|table-part|toast-region)\.js$/;

/** Holds the parts back until they are let go. */
export interface Line {
  asked: () => readonly string[];
  release: () => void;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether the parts' files cannot be had. @default false */
  blocked?: boolean;
}

/** Opens the page, runs the visit, and fails on anything the browser complains about. */
export async function visitPage(
  browser: Browser,
  site: Awaited<ReturnType<typeof serveJourneys>>,
  steps: (page: Page, line: Line) => Promise<void>,
  { blocked = false, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const asked: string[] = [];
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route(parts, async (route: Route) => {
    asked.push(route.request().url());
    await free;
    await (blocked ? route.abort() : route.continue());
  });
  await page.goto(site.origin);
  if (options.javaScriptEnabled !== false) await page.waitForSelector("html[data-hydrated]");
  try {
    await steps(page, { asked: () => asked, release });
    expect(blocked ? complaints.filter((text) => !text.includes("ERR_FAILED")) : complaints).toEqual([]);
  } finally {
    release();
    await context.close();
  }
}
