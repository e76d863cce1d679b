import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openJourneys, type VisitOptions } from "./visit.ts";

/** Tabs, table and toasts for visitors: before their file has loaded, without it, and without JavaScript. */
const { visit, visitBeforeParts } = openJourneys();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const withoutFile: [string, VisitOptions][] = [
  ["with the file blocked", { blocked: true }],
  ["without JavaScript", { javaScriptEnabled: false }],
];

describe("tabs", () => {
  const tab = (page: Page, name: string) => page.locator("#tabs a", { hasText: name }).first();
  const panel = (page: Page) => page.locator("#tabs [role=tabpanel]:visible");
  /** The part has loaded once only one tab is a tab stop. */
  const ready = (page: Page) => page.locator("#tabs [role=tab][tabindex='-1']").first().waitFor();

  it("show the pressed panel before their file has loaded; the tab stays the same and keeps the focus", () =>
    visitBeforeParts(async (page, line) => {
      await tab(page, "Sizes").evaluate((element) => element.setAttribute("data-same", ""));
      await tab(page, "Sizes").click();
      expect(await panel(page).textContent()).toBe("All sizes");
      line.release();
      await ready(page);
      expect([await focusedText(page), await page.textContent("#shown")]).toEqual(["Sizes", "sizes"]);
      expect(await tab(page, "Sizes").getAttribute("data-same")).toBe("");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => panel(page).textContent()).toBe("Four stars.");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      expect(await focusedText(page)).toBe("Reviews");
    }));

  it("honour an early arrow key", () =>
    visitBeforeParts(async (page, line) => {
      await tab(page, "About").click();
      await page.keyboard.press("ArrowLeft");
      line.release();
      await expect.poll(() => panel(page).textContent()).toBe("Four stars.");
      expect(await focusedText(page)).toBe("Reviews");
    }));

  it("with the file blocked are all reachable by keyboard", () =>
    visit(
      async (page) => {
        await tab(page, "About").focus();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        expect(await panel(page).textContent()).toBe("All sizes");
      },
      { blocked: true },
    ));

  it("without JavaScript are links to sections that are all visible", () =>
    visit(
      async (page) => {
        expect(await page.locator("#tabs section:visible").count()).toBe(3);
        await tab(page, "Reviews").click();
        expect(await page.locator("section:target").textContent()).toContain("Four stars.");
      },
      { javaScriptEnabled: false },
    ));
});

describe("a table with a selection", () => {
  const boxes = (page: Page) => page.locator("#products tbody input");
  const grid = (page: Page) => page.locator("#products [role=grid]");
  const sent = (page: Page) =>
    page.locator("#chosen").evaluate((form: HTMLFormElement) => new FormData(form).getAll("code"));

  it("keeps early selections and keyboard position once its file has loaded", () =>
    visitBeforeParts(async (page, line) => {
      await boxes(page).first().click();
      await page.keyboard.press("ArrowDown");
      expect(await sent(page)).toEqual(["PB-100"]);
      line.release();
      await grid(page).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("value")))
        .toBe("PB-250");
      await page.keyboard.press("Space");
      await expect.poll(() => sent(page)).toEqual(["PB-100", "PB-250"]);
      await page.keyboard.press("Control+a");
      await expect.poll(() => sent(page)).toEqual(["PB-100", "PB-250", "PB-500"]);
    }));

  it("follows a link in a row without selecting the row", () =>
    visit(async (page) => {
      const link = page.locator("#products tbody a").first();
      await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
      await boxes(page).first().focus();
      await grid(page).waitFor();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => focusedText(page)).toBe("More");
      await page.keyboard.press("Enter");
      expect(await sent(page)).toEqual([]);
      await link.click();
      expect(await sent(page)).toEqual([]);
    }));

  it.each(withoutFile)("is sent with its form %s", (_, options) =>
    visit(async (page) => {
      await boxes(page).nth(1).check();
      await page.click("#send");
      await expect.poll(() => new URL(page.url()).search).toBe("?code=PB-250");
    }, options),
  );
});

describe("a toast", () => {
  const toast = (page: Page) => page.locator("[data-toast]");

  it("requests its file when it is shown, stays under the pointer, and then closes by itself", () =>
    visitBeforeParts(async (page, line) => {
      expect(line.asked()).toEqual([]);
      await page.clock.install();
      // In the initial corner, the pointer would be over a tooltip once the page has scrolled.
      await page.mouse.move(1270, 300);
      await page.click("#say");
      await expect.poll(() => line.asked()).toEqual([expect.stringContaining("/toast-region")]);
      line.release();
      await toast(page).hover();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.hover("#elsewhere");
      await page.clock.runFor(20_000);
      await toast(page).waitFor({ state: "detached" });
    }));

  it("is reached in a modal dialog with F6, and returns the focus", () =>
    visit(async (page) => {
      await page.click("#order");
      await page.click("#fail");
      await page.locator("[aria-modal=true] [data-toast]").waitFor();
      await page.keyboard.press("F6");
      await expect.poll(() => focusedText(page)).toContain("Not added");
      await page.keyboard.press("Escape");
      await toast(page).waitFor({ state: "detached" });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("fail");
      expect(await page.locator("[aria-modal=true][data-state=open]").count()).toBe(1);
    }));

  it("is shown as plain text if its code cannot be loaded", () =>
    visit(
      async (page) => {
        await page.click("#say");
        const alert = page.locator("[role=alert]", { hasText: "Saved" });
        await alert.locator("button").click();
        await expect.poll(() => alert.count()).toBe(0);
      },
      { blocked: true },
    ));
});
