import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { focused, isMarked, mark, openJourneys } from "./visit.ts";

/** Parts that are loaded on intent: rendered by the server and used with a real mouse and keyboard. */
const { visit, visitBeforeParts } = openJourneys();

it("requests nothing before the first interaction, and then its file once", () =>
  visitBeforeParts(async (page, line) => {
    expect(line.asked()).toEqual([]);
    await page.hover("#hint");
    await expect.poll(() => line.asked().length).toBe(1);
    await page.hover("#elsewhere");
    await page.focus("#hint");
    line.release();
    await page.keyboard.press("Enter");
    await page.locator("[role=dialog][data-state=open]").waitFor();
    expect(line.asked()).toHaveLength(1);
  }));

describe("on a slow connection", () => {
  it("honours an early press; the trigger stays the same and gets one click", () =>
    visitBeforeParts(async (page, line) => {
      await mark(page, "#hint");
      await page.click("#hint");
      expect(await page.locator("[role=dialog]:visible").count()).toBe(0);
      expect(await focused(page)).toBe("hint");
      line.release();
      await page.locator("[role=dialog][data-state=open]").waitFor();
      expect(await isMarked(page, "#hint")).toBe(true);
      expect(await page.textContent("#presses")).toBe("1");
      await page.keyboard.press("Escape");
      await page.locator("[role=dialog][data-state=open]").waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe("hint");
    }));

  it("honours an early arrow key", () =>
    visitBeforeParts(async (page, line) => {
      await page.focus("#actions");
      await page.keyboard.press("ArrowUp");
      line.release();
      await page.locator("[role=menu]").waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.textContent("#done")).toBe("cancel");
      await expect.poll(() => focused(page)).toBe("actions");
    }));

  it.each(["Escape", "Tab"])("cancels the press on %s", (key) =>
    visitBeforeParts(async (page, line) => {
      await page.focus("#hint");
      await page.keyboard.press("Enter");
      await page.keyboard.press(key);
      line.release();
      // The part has loaded once the trigger has `aria-expanded`.
      await page.locator("#hint[aria-expanded=false]").waitFor();
      expect(await page.locator("[role=dialog][data-state=open]").count()).toBe(0);
    }),
  );
});

describe.each([
  ["with the file blocked", { blocked: true }],
  ["without JavaScript", { javaScriptEnabled: false }],
])("%s", (_, options) => {
  it("opens natively, and its field is in the form", () =>
    visit(async (page) => {
      await page.click("#hint");
      await page.locator("[role=dialog]:popover-open input").waitFor();
      expect(await page.locator("form input[name=neck]").count()).toBe(1);
    }, options));

  it("shows the menu's entries, whose links work", () =>
    visit(async (page) => {
      await page.click("#actions");
      await page.click("[role=group]:popover-open a");
      await expect.poll(() => new URL(page.url()).pathname).toBe("/invoice");
    }, options));
});

it("passes modified clicks to the browser", () =>
  visitBeforeParts(async (page, line) => {
    await page.click("#hint", { modifiers: ["Shift"] });
    await page.locator("[role=dialog]:popover-open").waitFor();
    line.release();
    // A native panel stays open when the part loads.
    await page.hover("#hint");
    await page.keyboard.press("Escape");
    await page.locator("#hint[aria-expanded=false]").waitFor();
    await page.click("#hint");
    await page.locator("[role=dialog][data-state=open]").waitFor();
    expect(await page.locator("[role=dialog][aria-label=Hint]").count()).toBe(1);
  }));

it("opens on a click without a pointer, closes on a press on the trigger or outside", () =>
  visit(async (page) => {
    const menu = page.locator("[role=menu]");
    await page.locator("#actions").evaluate((button: HTMLElement) => button.click());
    await menu.waitFor();
    await page.click("#actions");
    await menu.waitFor({ state: "detached" });
    await page.click("#actions");
    await menu.waitFor();
    await page.click("#elsewhere");
    await menu.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("elsewhere");
  }));

it("opens by touch", () =>
  visit(
    async (page) => {
      await page.tap("#actions");
      await page.locator("[role=menu]").waitFor();
      await page.tap("[role=menuitem] >> text=Copy");
      await expect.poll(() => page.textContent("#done")).toBe("copy");
    },
    { hasTouch: true },
  ));

it("sends a field of the open popover with the form around its trigger", () =>
  visit(async (page) => {
    await page.click("#hint");
    await page.locator("[role=dialog][data-state=open] input").press("Enter");
    await expect.poll(() => page.textContent("#done")).toBe("outer");
    expect(
      await page
        .locator("#outer")
        .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form))),
    ).toEqual({ neck: "28/410" });
  }));

it("opens over a modal dialog, which stays open when Escape closes the popover", () =>
  visit(async (page) => {
    await page.locator("#modal").evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await page.click("#inner-hint");
    const panel = page.locator("[data-testid=inner][data-state=open]");
    await panel.locator("button").click();
    await expect.poll(() => page.textContent("#done")).toBe("inner");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("inner-hint");
    expect(await page.locator("#modal").getAttribute("open")).not.toBeNull();
  }));

describe("a dialog", () => {
  const dialog = (page: Page) => page.locator("[aria-modal=true][data-state=open]");

  it("honours a press before its file has loaded, moves the focus in, and returns it", () =>
    visitBeforeParts(async (page, line) => {
      await mark(page, "#ask");
      await page.click("#ask");
      expect(await dialog(page).count()).toBe(0);
      line.release();
      await dialog(page).waitFor();
      await page.locator("[name=sample]:focus").waitFor();
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      expect(await isMarked(page, "#ask")).toBe(true);
      await expect.poll(() => focused(page)).toBe("ask");
      expect(await page.textContent("#reason")).toBe("false escape");
    }));

  it("submits only its own form, even inside another form, and adds no style element", () =>
    visit(async (page) => {
      await page.click("#ask");
      const styles = await page.locator("style").count();
      await page.locator("[name=sample]").press("Enter");
      await expect.poll(() => page.textContent("#done")).toBe("dialog");
      expect(await page.locator("style").count()).toBe(styles);
    }));

  it("stays open while Escape closes a popover in it", () =>
    visit(async (page) => {
      await page.click("#ask");
      await page.click("#sample-hint");
      await page.locator("[data-testid=sample][data-state=open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[data-testid=sample]").waitFor({ state: "hidden" });
      expect(await dialog(page).count()).toBe(1);
      await expect.poll(() => focused(page)).toBe("sample-hint");
    }));

  it("locks the scroll and hides the page; a press outside closes it", () =>
    visit(async (page) => {
      await page.click("#ask");
      await dialog(page).waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
      expect(
        await page.locator("#elsewhere").evaluate((element) => element.closest("[aria-hidden]") !== null),
      ).toBe(true);
      await page.mouse.click(5, 5);
      await dialog(page).waitFor({ state: "detached" });
      expect(await page.textContent("#reason")).toBe("false backdrop");
    }));

  it("opens by touch, and on a click without a pointer", () =>
    visit(
      async (page) => {
        await page.tap("#ask");
        await dialog(page).waitFor();
        await dialog(page).getByRole("button", { name: "Close" }).tap();
        await dialog(page).waitFor({ state: "detached" });
        await page.locator("#ask").evaluate((button: HTMLElement) => button.click());
        await dialog(page).waitFor();
        expect(await page.textContent("#reason")).toBe("true trigger");
      },
      { hasTouch: true },
    ));

  it("is closed by the back button, which does not leave the page", () =>
    visit(async (page) => {
      const before = page.url();
      await page.click("#ask");
      await dialog(page).waitFor();
      await page.goBack();
      await dialog(page).waitFor({ state: "detached" });
      expect(page.url()).toBe(before);
      expect(await page.textContent("#reason")).toBe("false back");
    }));
});
