/** @module-tag full */

import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { cacheNames } from "../app/platform/offline/offline-path.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { anArticle, articlePath } from "./shop-steps.ts";
import { hydrated } from "./visit.ts";
import { workerVisits } from "./worker-visits.ts";

const firstVisit = workerVisits();

/** Whether the worker has cached a script of that name. */
const cached = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    async ([cache, part]) => {
      const files = await (await caches.open(cache)).keys();
      return files.some(({ url }) => url.includes(`/assets/${part}-`));
    },
    [cacheNames.files, name] as const,
  );

const quote = (page: Page) => page.locator('main a[href*="?product="]').first();

describe.each(journeyLocales)("in %s", (locale) => {
  test("both forms of a product open without a connection once a first visit has been idle", async () => {
    const page = await firstVisit(articlePath(anArticle(), locale));
    expect(await cached(page, "review-modal")).toBe(false);
    await expect.poll(() => cached(page, "review-modal")).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await quote(page).click();
    const dialog = page.locator("[aria-modal=true]");
    await dialog.locator("[name=company]").waitFor();
    // Its schema is loaded too: invalid input is not saved only to be refused later.
    await dialog.locator("button[type=submit]").click();
    await dialog.locator("[name=company][aria-invalid=true]").waitFor();
    // Closing it does not navigate: nothing is requested.
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page
      .locator(`main a[href^="${pathTo("productReview", locale)}"]`)
      .first()
      .click();
    await dialog.locator("[name=rating]").first().waitFor({ state: "attached" });
  });
});

test("with data saving no form is fetched ahead; offline it is reported missing, and it loads later", async () => {
  const page = await firstVisit(articlePath(anArticle(), "tr"), { savesData: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(8000);
  expect(await cached(page, "review-modal")).toBe(false);
  await page.context().setOffline(true);
  await quote(page).click();
  const notice = page.locator("main").getByRole("alert");
  const { formMissing } = (await import("../locales/tr/common.json")).default;
  await expect.poll(() => notice.textContent()).toContain(formMissing);
  expect(await notice.isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
  await quote(page).click();
  await page.locator("[aria-modal=true] [name=company]").waitFor();
  expect(await notice.count()).toBe(0);
});

test("a telephone field that is touched without a connection stays the plain one that it was", async () => {
  const page = await firstVisit(pathTo("contact", "tr"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const phone = page.locator("main input[type=tel]");
  await phone.focus();
  await phone.pressSequentially("5321234567");
  await page.waitForTimeout(500);
  expect(await phone.inputValue()).toBe("5321234567");
});
