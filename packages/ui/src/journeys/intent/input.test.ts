import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { openJourneys } from "./visit.ts";

/** Touch, input methods of other scripts, and the browser's history. */
const { visit } = openJourneys();

const shown = (page: Page) => page.locator("[role=dialog][data-state=open]");

it.each<[part: string, act: (page: Page) => Promise<void>, read: (page: Page) => Promise<unknown>, unknown]>([
  [
    "a popover opens, and closes by a touch beside it",
    async (page) => {
      await page.tap("#hint");
      await shown(page).waitFor();
      await page.touchscreen.tap(1200, 30);
    },
    (page) => shown(page).count(),
    0,
  ],
  [
    "tabs change",
    (page) => page.locator("#tabs a", { hasText: "Reviews" }).first().tap(),
    (page) => page.locator("#tabs [role=tabpanel]:visible").textContent(),
    "Four stars.",
  ],
  [
    "the list of countries opens, and one is picked",
    async (page) => {
      await page.tap("#call button");
      await page.getByRole("option", { name: /Germany/ }).tap();
    },
    async (page) => (await page.locator("#call button").first().textContent())?.includes("+49"),
    true,
  ],
  [
    "a control with a tooltip is pressed, and nothing covers it",
    (page) => page.tap("#drawing"),
    async (page) => [
      await page.textContent("#drawings"),
      await page.locator("[role=tooltip]:popover-open").count(),
    ],
    ["1", 0],
  ],
])("by touch %s", (_, act, read, expected) =>
  visit(
    async (page) => {
      await act(page);
      await expect.poll(() => read(page)).toEqual(expected);
    },
    { hasTouch: true },
  ),
);

describe("while an input method composes a word", () => {
  /** Starts a composition as the system's input method does; `press` sends a key of the input method. */
  const compose = async (page: Page, text: string) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    return {
      press: (key: string) =>
        page.evaluate(
          (name) =>
            document.activeElement?.dispatchEvent(
              new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, isComposing: true }),
            ),
          key,
        ),
      commit: () => session.send("Input.insertText", { text }),
    };
  };

  it("Escape does not close the dialog", () =>
    visit(async (page) => {
      await page.click("#ask");
      await page.locator("[name=sample]:focus").waitFor();
      const { press, commit } = await compose(page, "にほん");
      await press("Escape");
      await commit();
      expect(await page.inputValue("[name=sample]")).toContain("にほん");
      expect(await page.locator("[aria-modal=true][data-state=open]").count()).toBe(1);
      await page.keyboard.press("Escape");
      await page.locator("[aria-modal=true]").waitFor({ state: "detached" });
    }));

  it("its keys choose nothing in a combobox, which finds the word once it is committed", () =>
    visit(async (page) => {
      await page.click("#city");
      await page.keyboard.press("ArrowDown");
      await page.getByRole("option", { name: "Adana" }).waitFor();
      const { press, commit } = await compose(page, "Bur");
      for (const key of ["ArrowDown", "Enter", "Tab", "Escape"]) await press(key);
      expect([await page.inputValue("#city"), await page.locator("[role=listbox]").count()]).toEqual([
        "Bur",
        1,
      ]);
      await commit();
      await page.getByRole("option", { name: "Bursa" }).click();
      expect(await page.inputValue("#city")).toBe("Bursa");
    }));
});

it("a dialog that is opened three times adds no more history entries than one opened once", () =>
  visit(async (page) => {
    const length = async () => {
      await page.click("#ask");
      await page.locator("[aria-modal=true][data-state=open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[aria-modal=true]").waitFor({ state: "detached" });
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)))
        .not.toContain("preformaModal");
      return page.evaluate(() => history.length);
    };
    const first = await length();
    expect([await length(), await length()]).toEqual([first, first]);
  }));
