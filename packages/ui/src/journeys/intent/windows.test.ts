import { expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** Parts in iframes, and in a window whose scrollbar takes up space. */
const { visit } = openJourneys({ launch: { ignoreDefaultArgs: ["--hide-scrollbars"] } });

it("stays in the document of the iframe that shows the page", () =>
  visit(async (page) => {
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { name: "inner", src: "/", width: 900, height: 600 });
      document.body.prepend(frame);
    });
    const frame = page.frameLocator("[name=inner]");
    await frame.locator("html[data-hydrated]").waitFor();
    const isFocused = (selector: string) =>
      frame.locator(selector).evaluate((element) => element === element.ownerDocument.activeElement);

    await frame.locator("#actions").focus();
    await page.keyboard.press("ArrowDown");
    await frame.getByRole("menu").waitFor();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isFocused("[role=menuitem]:nth-child(2)")).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused("#actions")).toBe(true);

    await frame.locator("#ask").click();
    await expect.poll(() => isFocused("[name=sample]")).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused("#ask")).toBe(true);

    await frame.locator("#city").click();
    await frame.getByRole("option", { name: "Bursa" }).click();
    expect(await frame.locator("#city").inputValue()).toBe("Bursa");
    expect(await page.locator("[role=menu], [aria-modal], [role=listbox]").count()).toBe(0);
  }));

it("renders a popover and a dialog into the iframe of their trigger", () =>
  visit(async (page) => {
    const frame = page.frameLocator("[title=Frame]");
    const isFocused = (selector: string) =>
      frame
        .locator("body")
        .evaluate((body, within) => body.ownerDocument.activeElement?.closest(within) !== null, selector);
    await frame.locator("#framed-hint").click();
    await expect.poll(() => isFocused("[role=dialog][data-state=open]")).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused("#framed-hint")).toBe(true);
    await frame.locator("#framed-ask").click();
    await expect.poll(() => isFocused("[name=framed-sample]")).toBe(true);
    expect(await page.locator("[role=dialog][data-state=open]").count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused("#framed-ask")).toBe(true);
  }));

it.each(["ltr", "rtl"])("shifts the page by 0 px while a dialog or a menu is open, %s", (direction) =>
  visit(async (page) => {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      document.body.style.minBlockSize = "300vh";
    }, direction);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar).toBeGreaterThan(0);
    const places = () =>
      page.evaluate(() =>
        ["#hint", "#actions", "#city", "#account"].map(
          (id) => document.querySelector(id)?.getBoundingClientRect().x,
        ),
      );
    const before = await places();
    await page.click("#actions");
    await page.getByRole("menu").waitFor();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.click("#ask");
    await page.locator("[aria-modal=true][data-state=open]").waitFor();
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await page.locator("[aria-modal=true]").waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
  }),
);
