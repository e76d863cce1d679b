import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { focused, isMarked, mark, openJourneys } from "./visit.ts";

/** Fields that are loaded on intent: rendered by the server and used with a real mouse and keyboard. */
const { visit, visitBeforeParts } = openJourneys();

describe("a combobox", () => {
  const active = (page: Page) =>
    page
      .locator("#city")
      .evaluate(
        (input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent,
      );
  const sent = (page: Page) =>
    page.locator("#place").evaluate((form: HTMLFormElement) => new FormData(form).get("city"));

  it("keeps text typed before its list has loaded, and shows the matches; the field stays the same", () =>
    visitBeforeParts(async (page, line) => {
      await mark(page, "#city");
      await page.click("#city");
      await page.keyboard.type("izm");
      expect(await page.locator("[role=listbox]").count()).toBe(0);
      line.release();
      await page.getByRole("option", { name: "İzmir" }).click();
      expect([await page.inputValue("#city"), await sent(page), await focused(page)]).toEqual([
        "İzmir",
        "İz",
        "city",
      ]);
      expect(await isMarked(page, "#city")).toBe(true);
      await page.locator("[role=listbox]").waitFor({ state: "detached" });
    }));

  it.each([
    ["ArrowDown", "Adana"],
    ["ArrowUp", "İzmir"],
  ])("honours an early %s", (key, expected) =>
    visitBeforeParts(async (page, line) => {
      await page.focus("#city");
      await page.keyboard.press(key);
      line.release();
      await expect.poll(() => active(page)).toBe(expected);
      await page.keyboard.press("Enter");
      expect([await page.inputValue("#city"), await page.textContent("#done")]).toEqual([expected, ""]);
    }),
  );

  it.each(["Escape", "Tab"])("does not open after an early %s", (key) =>
    visitBeforeParts(async (page, line) => {
      await page.focus("#city");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press(key);
      line.release();
      await page.locator("#city ~ button").waitFor();
      await page.waitForFunction(() => document.querySelector("[popover=manual]") !== null);
      expect(await page.locator("[role=listbox]").count()).toBe(0);
    }),
  );

  it.each([
    ["with the file blocked", { blocked: true }],
    ["without JavaScript", { javaScriptEnabled: false }],
  ])("is a text field %s", (_, options) =>
    visit(async (page) => {
      await page.fill("#city", "Van");
      expect(await page.inputValue("#city")).toBe("Van");
    }, options),
  );

  it("opens with its button by touch, and picks by touch", () =>
    visit(
      async (page) => {
        await page.tap("#city ~ button");
        await page.getByRole("option", { name: "Bursa" }).tap();
        await expect.poll(() => page.inputValue("#city")).toBe("Bursa");
        await page.locator("[role=listbox]").waitFor({ state: "detached" });
      },
      { hasTouch: true },
    ));
});

describe("a number field and a quantity stepper", () => {
  const sent = (page: Page) =>
    page
      .locator("#numbers")
      .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>);
  const more = (page: Page) => page.getByRole("button", { name: "Wall Increase" });
  const morePieces = (page: Page) => page.getByRole("button", { name: "Increase the quantity" });
  /** Holds the button down and releases it after it has repeated. */
  const hold = async (page: Page, field: string, atLeast: number) => {
    await page.mouse.down();
    await expect.poll(async () => Number((await sent(page))[field])).toBeGreaterThanOrEqual(atLeast);
    await page.mouse.up();
  };

  it("honour typing, presses and a held button before their file has loaded", () =>
    visitBeforeParts(async (page, line) => {
      await page.fill("#wall", "1,2");
      await page.press("#wall", "ArrowUp");
      await more(page).click();
      await morePieces(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Space");
      expect(await sent(page)).toEqual({ wall: "1.4", pieces: "200" });
      await morePieces(page).hover();
      await page.mouse.down();
      expect(await sent(page)).toMatchObject({ pieces: "200" });
      line.release();
      await expect.poll(async () => Number((await sent(page)).pieces)).toBeGreaterThan(400);
      await page.mouse.up();
    }));

  it("step further while a button is held; a key steps once", () =>
    visit(async (page) => {
      await more(page).hover();
      await hold(page, "wall", 1.2);
      const held = await sent(page);
      await more(page).press("Enter");
      expect(Number((await sent(page)).wall)).toBeCloseTo(Number(held.wall) + 0.1);
      await morePieces(page).hover();
      await hold(page, "pieces", 300);
      // Only the field's own status is announced; no live region or inline style of the library is added.
      expect(await page.locator("[data-live-announcer]").count()).toBe(0);
      expect(await page.locator("#numbers [role=status]").nth(0).textContent()).toContain("millimetre");
    }));

  it("do not intercept the keys for editing text", () =>
    visit(async (page) => {
      await more(page).hover();
      await hold(page, "wall", 1.2);
      await page.fill("#wall", "12 34");
      await page.press("#wall", "Control+Backspace");
      expect(await page.inputValue("#wall")).toBe("12 ");
      await page.press("#wall", "Home");
      await page.keyboard.type("x");
      expect(await page.inputValue("#wall")).toBe("x12 ");
    }));

  it("drop a complaint that loads after another quantity was chosen", () =>
    visit(async (page) => {
      let release = () => {};
      const late = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/quantity-complaint*.js", async (route) => {
        await late;
        await route.continue();
      });
      await page.fill("#pieces", "120");
      await page.press("#pieces", "Tab");
      await page.locator("#numbers").getByRole("button", { name: "150" }).click();
      const come = page.waitForResponse("**/quantity-complaint*.js");
      release();
      await come;
      await page.waitForTimeout(100);
      expect(await page.inputValue("#pieces")).toBe("150");
      expect(await page.getAttribute("#pieces", "aria-invalid")).toBeNull();
    }));

  it("step by touch", () =>
    visit(
      async (page) => {
        await page.tap("#wall");
        await more(page).tap();
        await more(page).tap();
        await expect.poll(() => sent(page)).toMatchObject({ wall: "1" });
      },
      { hasTouch: true },
    ));

  it("step with the file blocked", () =>
    visit(
      async (page) => {
        await page.press("#wall", "ArrowUp");
        await more(page).click();
        await morePieces(page).click();
        expect(await sent(page)).toEqual({ wall: "1", pieces: "150" });
        await page.press("#wall", "PageDown");
        expect(await sent(page)).toMatchObject({ wall: "0.4" });
      },
      { blocked: true },
    ));

  it("are text fields without JavaScript", () =>
    visit(
      async (page) => {
        await page.fill("#pieces", "300");
        expect([await page.inputValue("#pieces"), await more(page).isVisible()]).toEqual(["300", false]);
      },
      { javaScriptEnabled: false },
    ));
});
