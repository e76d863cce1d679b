import type { Browser, BrowserContextOptions, LaunchOptions, Page, Route } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { hash } from "node:crypto";
import { createElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { inlineStyles } from "../../content-security/index.ts";
import { serve, type ReactBuild } from "../serve.ts";
import { JourneyPage } from "./page.tsx";

/** Every file that a component loads on intent. */
const parts = new RegExp(
  `/(?:${[
    "combobox-part",
    "country-picker",
    "menu-part",
    "modal-part",
    "number-part",
    "phone-rules",
    "popover-part",
    "search-suggestions",
    "table-part",
    "tabs-part",
    "toast-region",
    "tooltip-part",
  ].join("|")})\\.js$`,
);

/** Controls when the delayed scripts load. */
export interface Line {
  asked: () => readonly string[];
  release: () => void;
  /** With `late`: releases the page's script and waits for hydration. */
  hydrate: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether loading the parts' code fails. @default false */
  blocked?: boolean;
  /** Whether the page's script is delayed until `hydrate`. @default false */
  late?: boolean;
}

type Steps = (page: Page, line: Line) => Promise<void>;

/** Opens the page for the steps of a test. */
type Visit = (steps: Steps, options?: VisitOptions) => Promise<void>;

/** A promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Opens the page, runs the visit, and fails on anything the browser complains about. */
async function visitPage(
  browser: Browser,
  origin: string,
  steps: Steps,
  { blocked = false, late = false, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const asked: string[] = [];
  const [free, script] = [gate(), gate()];
  await page.route(parts, async (route: Route) => {
    asked.push(route.request().url());
    await free.opened;
    await (blocked ? route.abort() : route.continue());
  });
  if (late)
    await page.route("**/client.js", async (route) => {
      await script.opened;
      await route.continue();
    });
  const hydrated = async () => void (await page.waitForSelector("html[data-hydrated]"));
  // The page's `load` event waits for the script.
  await page.goto(origin, { waitUntil: late ? "commit" : "load" });
  if (options.javaScriptEnabled !== false && !late) await hydrated();
  const hydrate = () => {
    script.open();
    return hydrated();
  };
  try {
    await steps(page, { asked: () => asked, release: free.open, hydrate });
    expect(blocked ? complaints.filter((text) => !text.includes("ERR_FAILED")) : complaints).toEqual([]);
  } finally {
    free.open();
    script.open();
    await context.close();
  }
}

/**
 * Starts a browser and a server for the tests of a file, and stops both. By default with React's production build,
 * which saves a third of the browser's work; `hydration.test.ts` uses the one that also reports mismatched attributes.
 */
export function openJourneys({
  launch,
  react = "production",
}: { launch?: LaunchOptions; react?: ReactBuild } = {}) {
  // By URL, not a static import: the repository's scripts are not part of this package or its types.
  const chromium = new URL("../../../../../scripts/chromium.ts", import.meta.url).href;
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveJourneys>>;
  beforeAll(async () => {
    const { launchChromium }: { launchChromium: (options?: LaunchOptions) => Promise<Browser> } =
      await import(/* @vite-ignore */ chromium);
    [browser, site] = await Promise.all([launchChromium(launch), serveJourneys(react)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  /** Opens the page; its parts load once the steps release them. */
  const visitBeforeParts: Visit = (steps, options) => visitPage(browser, site.origin, steps, options);
  /** Opens the page; its parts load as soon as they are requested. */
  const visit: Visit = (steps, options) =>
    visitBeforeParts((page, line) => {
      line.release();
      return steps(page, line);
    }, options);
  return { visit, visitBeforeParts };
}

/** Id of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
/** Marks an element, to see later that it is still the same DOM node. */
export const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.setAttribute("data-same", ""));
export const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.hasAttribute("data-same"));

const styles = inlineStyles.map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");

/** Serves the page under a policy that allows no inline scripts and only those inline styles. */
function serveJourneys(react: ReactBuild): ReturnType<typeof serve> {
  const content = renderToString(createElement(StrictMode, null, createElement(JourneyPage)));
  return serve(
    new URL("./client.tsx", import.meta.url),
    () => ({ attributes: 'lang="en"', content }),
    react,
    {
      "content-security-policy": `default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self' ${styles}`,
    },
  );
}
