import { expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** Fallbacks of parts whose file cannot be loaded. */
const { visit, visitBeforeParts } = openJourneys();
const blocked = { blocked: true };

it("a dialog's link is followed", () =>
  visitBeforeParts(async (page, line) => {
    await page.click("#samples");
    line.release();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/samples");
  }, blocked));

it("the owner of a dialog is notified each time that it cannot open", () =>
  visit(async (page) => {
    await page.click("#quote");
    await expect.poll(() => page.textContent("#missed")).toBe("1");
    expect(await page.locator("[aria-modal]").count()).toBe(0);
    await page.click("#quote");
    await expect.poll(() => page.textContent("#missed")).toBe("2");
  }, blocked));

it("a phone field is a plain field for a full number", () =>
  visit(async (page) => {
    await page.click("#call button");
    await page.fill("#phone", "+49 151 23456789");
    await page.press("#phone", "Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("phone")).toBe("+49 151 23456789");
  }, blocked));

it("the search is a form", () =>
  visit(async (page) => {
    await page.fill("#search input", "jar");
    await page.press("#search input", "Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/found");
    expect(new URL(page.url()).search).toContain("jar");
  }, blocked));

it("a tooltip still describes its control, which works", () =>
  visit(async (page) => {
    await page.hover("#drawing");
    await page.click("#drawing");
    expect(await page.textContent("#drawings")).toBe("1");
    expect(
      await page
        .locator("#drawing")
        .evaluate(
          (control) => document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent,
        ),
    ).toBe("As PDF");
  }, blocked));
