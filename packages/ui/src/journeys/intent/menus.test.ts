import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** The user menu, and menus beyond opening: rendered by the server and used with a real mouse and keyboard. */
const { visit, visitBeforeParts } = openJourneys();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

/** The request that the sign-out form sends. */
const signedOut = async (page: Page, press: () => Promise<void>) => {
  const [request] = await Promise.all([page.waitForRequest("**/sign-out"), press()]);
  return [request.method(), request.postData()];
};

describe("the user menu", () => {
  it("opens on an early press, is named after the user, and signs out with its real form", () =>
    visitBeforeParts(async (page, line) => {
      await page.locator("#account").evaluate((button) => button.setAttribute("data-same", ""));
      await page.click("#account");
      line.release();
      const menu = page.getByRole("menu", { name: "Account: Deniz Yılmaz" });
      await menu.waitFor();
      expect(await menu.innerText()).toContain("deniz@example.com");
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe("account");
      expect(await page.locator("#account[data-same]").count()).toBe(1);
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => focused(page)).toBe("Sign out securely");
      const sent = await signedOut(page, () => page.keyboard.press("Enter"));
      expect(sent).toEqual(["POST", "csrfToken=9f2c"]);
    }));

  it.each([
    ["with the file blocked", { blocked: true }],
    ["without JavaScript", { javaScriptEnabled: false }],
  ])("is a native disclosure %s, with links and the sign-out button", (_, options) =>
    visit(async (page) => {
      await page.click("#account");
      const panel = page.locator(":popover-open");
      // Nothing opens until the request for the file has failed.
      await panel.waitFor();
      expect(
        await panel.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      ).toEqual(["/account"]);
      const sent = await signedOut(page, () => panel.getByRole("button").click());
      expect(sent).toEqual(["POST", "csrfToken=9f2c"]);
    }, options),
  );
});

it("finds an entry by its first letters", () =>
  visit(async (page) => {
    await page.focus("#actions");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Invoice");
    // Both begin with the same letter.
    await page.keyboard.type("ca");
    await expect.poll(() => focused(page)).toBe("Cancel");
  }));

/** A screen reader's click: no pointer, no key, no focus before it. */
it.each([
  ["#hint", "[role=dialog][data-state=open]"],
  ["#account", "[role=menu]"],
  ["#city ~ button", "[role=listbox]"],
])("opens on a click without a pointer: %s", (trigger, opened) =>
  visit(async (page) => {
    await page.locator(trigger).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => page.locator(opened).count()).toBe(1);
  }),
);

it("chooses an entry on a click without a pointer", () =>
  visit(async (page) => {
    await page.locator("#actions").evaluate((button: HTMLElement) => button.click());
    await page.getByRole("menuitem", { name: "Copy" }).evaluate((item: HTMLElement) => item.click());
    await expect.poll(() => page.textContent("#done")).toBe("copy");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }));
