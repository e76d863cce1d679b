import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** Parts that are loaded on intent, as visitors meet them: rendered by the server, with a real mouse and keyboard. */
const visit = openJourneys();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.setAttribute("data-same", ""));
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.hasAttribute("data-same"));

it("asks for nothing before somebody turns to it, and then once", () =>
  visit(async (page, line) => {
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

describe("on a slow line", () => {
  it("honours a press that came first; the trigger stays the same and hears of it once", () =>
    visit(async (page, line) => {
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

  it("honours an arrow key that came first", () =>
    visit(async (page, line) => {
      await page.focus("#actions");
      await page.keyboard.press("ArrowUp");
      line.release();
      await page.locator("[role=menu]").waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cancel");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.textContent("#done")).toBe("cancel");
      await expect.poll(() => focused(page)).toBe("actions");
    }));

  it.each(["Escape", "Tab"])("forgets the press after %s", (key) =>
    visit(async (page, line) => {
      await page.focus("#hint");
      await page.keyboard.press("Enter");
      await page.keyboard.press(key);
      line.release();
      // The part has come once the trigger says whether it is open.
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
    visit(async (page, line) => {
      line.release();
      await page.click("#hint");
      await page.locator("[role=dialog]:popover-open input").waitFor();
      expect(await page.locator("form input[name=neck]").count()).toBe(1);
    }, options));

  it("lists the menu's entries, which lead where they say", () =>
    visit(async (page, line) => {
      line.release();
      await page.click("#actions");
      await page.click("[role=group]:popover-open a");
      await expect.poll(() => new URL(page.url()).pathname).toBe("/invoice");
    }, options));
});

it("passes modified clicks to the browser", () =>
  visit(async (page, line) => {
    await page.click("#hint", { modifiers: ["Shift"] });
    await page.locator("[role=dialog]:popover-open").waitFor();
    line.release();
    // What is open natively is not taken away when the part comes.
    await page.hover("#hint");
    await page.keyboard.press("Escape");
    await page.locator("#hint[aria-expanded=false]").waitFor();
    await page.click("#hint");
    await page.locator("[role=dialog][data-state=open]").waitFor();
    expect(await page.locator("[role=dialog][aria-label=Hint]").count()).toBe(1);
  }));

it("opens by a click that no pointer made, closes by a press on the trigger and beside it", () =>
  visit(async (page, line) => {
    line.release();
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
    async (page, line) => {
      line.release();
      await page.tap("#actions");
      await page.locator("[role=menu]").waitFor();
      await page.tap("[role=menuitem] >> text=Copy");
      await expect.poll(() => page.textContent("#done")).toBe("copy");
    },
    { hasTouch: true },
  ));

it("sends a field of the open popover with the form around its trigger", () =>
  visit(async (page, line) => {
    line.release();
    await page.click("#hint");
    await page.locator("[role=dialog][data-state=open] input").press("Enter");
    await expect.poll(() => page.textContent("#done")).toBe("outer");
    expect(
      await page
        .locator("#outer")
        .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form))),
    ).toEqual({ neck: "28/410" });
  }));

it("opens over a modal dialog, which its Escape leaves open", () =>
  visit(async (page, line) => {
    line.release();
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

  it("honours a press that came before its file, keeps the focus, and gives it back", () =>
    visit(async (page, line) => {
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

  it("sends its form alone, also in a form, and writes no style sheet", () =>
    visit(async (page, line) => {
      line.release();
      await page.click("#ask");
      const styles = await page.locator("style").count();
      await page.locator("[name=sample]").press("Enter");
      await expect.poll(() => page.textContent("#done")).toBe("dialog");
      expect(await page.locator("style").count()).toBe(styles);
    }));

  it("stays open while Escape closes a popover in it", () =>
    visit(async (page, line) => {
      line.release();
      await page.click("#ask");
      await page.click("#sample-hint");
      await page.locator("[data-testid=sample][data-state=open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[data-testid=sample]").waitFor({ state: "hidden" });
      expect(await dialog(page).count()).toBe(1);
      await expect.poll(() => focused(page)).toBe("sample-hint");
    }));

  it("holds the page still and out of reach; a press beside it closes it", () =>
    visit(async (page, line) => {
      line.release();
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

  it("opens by touch, and by a click that no pointer made", () =>
    visit(
      async (page, line) => {
        line.release();
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

  it("is closed by the way back, which leaves the page where it was", () =>
    visit(async (page, line) => {
      line.release();
      const before = page.url();
      await page.click("#ask");
      await dialog(page).waitFor();
      await page.goBack();
      await dialog(page).waitFor({ state: "detached" });
      expect(page.url()).toBe(before);
      expect(await page.textContent("#reason")).toBe("false back");
    }));
});

describe("a combobox", () => {
  const active = (page: Page) =>
    page
      .locator("#city")
      .evaluate(
        (input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent,
      );
  const sent = (page: Page) =>
    page.locator("#place").evaluate((form: HTMLFormElement) => new FormData(form).get("city"));

  it("keeps what was typed before its list came, and shows what it finds; the field stays the same", () =>
    visit(async (page, line) => {
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
    visit(async (page, line) => {
      await page.focus("#city");
      await page.keyboard.press(key);
      line.release();
      await expect.poll(() => active(page)).toBe(expected);
      await page.keyboard.press("Enter");
      expect([await page.inputValue("#city"), await page.textContent("#done")]).toEqual([expected, ""]);
    }),
  );

  it.each(["Escape", "Tab"])("does not open after an early %s", (key) =>
    visit(async (page, line) => {
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
    visit(async (page, line) => {
      line.release();
      await page.fill("#city", "Van");
      expect(await page.inputValue("#city")).toBe("Van");
    }, options),
  );

  it("opens by its button, by touch too, and picks by touch", () =>
    visit(
      async (page, line) => {
        line.release();
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
  /** Holds the button down and lets it go after it has repeated. */
  const hold = async (page: Page, field: string, atLeast: number) => {
    await page.mouse.down();
    await expect.poll(async () => Number((await sent(page))[field])).toBeGreaterThanOrEqual(atLeast);
    await page.mouse.up();
  };

  it("honour what is typed, pressed and held before their file", () =>
    visit(async (page, line) => {
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
    visit(async (page, line) => {
      line.release();
      await more(page).hover();
      await hold(page, "wall", 1.2);
      const held = await sent(page);
      await more(page).press("Enter");
      expect(Number((await sent(page)).wall)).toBeCloseTo(Number(held.wall) + 0.1);
      await morePieces(page).hover();
      await hold(page, "pieces", 300);
      // Nobody speaks but the field's own status, and no style comes that the policy does not know.
      expect(await page.locator("[data-live-announcer]").count()).toBe(0);
      expect(await page.locator("#numbers [role=status]").nth(0).textContent()).toContain("millimetre");
    }));

  it("leave the keys of the text to the text", () =>
    visit(async (page, line) => {
      line.release();
      await more(page).hover();
      await hold(page, "wall", 1.2);
      await page.fill("#wall", "12 34");
      await page.press("#wall", "Control+Backspace");
      expect(await page.inputValue("#wall")).toBe("12 ");
      await page.press("#wall", "Home");
      await page.keyboard.type("x");
      expect(await page.inputValue("#wall")).toBe("x12 ");
    }));

  it("step by touch", () =>
    visit(
      async (page, line) => {
        line.release();
        await page.tap("#wall");
        await more(page).tap();
        await more(page).tap();
        await expect.poll(() => sent(page)).toMatchObject({ wall: "1" });
      },
      { hasTouch: true },
    ));

  it("step with the file blocked", () =>
    visit(
      async (page, line) => {
        line.release();
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
      async (page, line) => {
        line.release();
        await page.fill("#pieces", "300");
        expect([await page.inputValue("#pieces"), await more(page).isVisible()]).toEqual(["300", false]);
      },
      { javaScriptEnabled: false },
    ));
});
