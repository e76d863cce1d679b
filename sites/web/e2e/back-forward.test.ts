import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../../scripts/chromium.ts";
import { isFullRun } from "../../../scripts/test-run.ts";
import type { PageName } from "../app/frame/pages.ts";
import { addCustomer } from "./customer.ts";
import { findAddresses, shownPages } from "./page-urls.ts";
import { at, hydrated } from "./visit.ts";

/** One page of each kind; all of them with `pnpm test --full`. */
const sample = new Set<PageName>(["home", "products", "product", "contact"]);

interface RestoreReport {
  notRestoredReasons?: { reasons: { reason: string }[] | null } | null;
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  page = await browser.newPage();
});
afterAll(() => browser.close());

/**
 * Why the browser would not restore the page from its back/forward cache. A headless browser never does, for a reason
 * that it masks.
 */
async function reasonsAgainst(path: string): Promise<string[]> {
  await page.goto(at(path));
  await hydrated(page);
  await page.goto(at("/robots.txt"));
  await page.goBack({ waitUntil: "commit" });
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as unknown as RestoreReport[];
    return navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? ["nothing is reported"];
  });
  return reasons.filter((reason) => reason !== "masked");
}

describe("back and forward", () => {
  test("shows a public page as it was left", async () => {
    const addressOf = await findAddresses(await addCustomer());
    const addresses = shownPages.map((name) => addressOf(name, "tr")).filter(({ isPublic }) => isPublic);
    const chosen = addresses.filter(({ name }) => isFullRun || sample.has(name));
    expect(chosen.length).toBeGreaterThanOrEqual(sample.size);
    const refused: [path: string, reasons: string[]][] = [];
    for (const { path } of chosen) {
      const reasons = await reasonsAgainst(path);
      if (reasons.length > 0) refused.push([path, reasons]);
    }
    expect(refused).toEqual([]);
  });

  test("lists what prevents it", async () => {
    expect(await reasonsAgainst("/unknown-page")).toContain("response-status-not-ok");
  });
});
