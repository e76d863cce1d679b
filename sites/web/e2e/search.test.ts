import { matchPath, pathTo } from "@preforma/domain/routes";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { overEdge } from "./faults.ts";
import { at, visits } from "./visit.ts";

const visit = visits();

/** The visible one of the header's two search fields, with or without suggestions. */
const field = (page: Page) => page.locator("input[name=keyword]:visible").first();
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const keyword = (page: Page) => new URL(page.url()).searchParams.get("keyword");
const recentSearches = (page: Page) => page.evaluate(() => sessionStorage.getItem("preforma.searches"));

describe("the search of wide windows", () => {
  test("suggests while one types, and Enter opens the product in the same document", async () => {
    const page = await visit("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await field(page).click();
    await page.keyboard.type("amber şişe");
    await options(page).first().waitFor();
    expect(await field(page).getAttribute("role")).toBe("combobox");
    // Fifteen at most, and the link to all.
    const count = await options(page).count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(16);
    expect((await options(page).locator("mark").first().innerText()).toLowerCase()).toMatch(/amber|şişe/);
    expect(await options(page).first().locator("img").count()).toBe(1);

    await page.keyboard.press("ArrowDown");
    const active = await field(page).getAttribute("aria-activedescendant");
    const href = await page.locator(`[id="${active}"]`).getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
    expect(matchPath(new URL(page.url()).pathname)).toMatchObject({ locale: "tr", name: "product" });
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await recentSearches(page)).toBe('["amber şişe"]');
  });

  test(
    "keeps what was typed, and the caret, when the suggestions arrive late",
    { tags: ["full"] },
    async () => {
      const page = await visit("/");
      let release = () => {};
      const late = new Promise<void>((resolve) => (release = resolve));
      await page.route(/product-suggestions.*\.js$/, async (route) => {
        await late;
        await route.continue();
      });
      await field(page).click();
      await page.keyboard.type("şişe");
      await page.keyboard.press("Home");
      expect(await field(page).getAttribute("role")).toBeNull();
      release();
      await expect.poll(() => field(page).getAttribute("role")).toBe("combobox");
      await page.keyboard.type("pet ");
      expect(await field(page).inputValue()).toBe("pet şişe");
      await options(page).first().waitFor();
    },
  );

  test("leads to the list by Enter on the text, and offers that search again on an empty field", async () => {
    const page = await visit("/");
    await field(page).click();
    await page.keyboard.type("28/410");
    await page.keyboard.press("Enter");
    await expect.poll(() => keyword(page)).toBe("28/410");
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
    // The new page takes the focus once loaded.
    await page.locator("#content:focus").waitFor();
    await field(page).fill("");
    await expect.poll(() => options(page).allInnerTexts()).toEqual(["28/410"]);
    await page.getByRole("button", { name: /Son aramalardan sil/ }).click();
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await recentSearches(page)).toBeNull();
  });

  test("leaves the focus to who goes back into the field as soon as the list has taken it", async () => {
    const page = await visit("/");
    await field(page).click();
    await page.keyboard.type("28/410");
    await field(page).evaluate((input) => {
      const back = () => queueMicrotask(() => input.focus());
      document.querySelector("#content")?.addEventListener("focus", back, { once: true });
    });
    await page.keyboard.press("Enter");
    await expect.poll(() => keyword(page)).toBe("28/410");
    await page.waitForLoadState("networkidle");
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test("offers the nearest spelling and categories where nothing is found", async () => {
    const page = await visit("/");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("/products/")) asked.push(pathname.split("/").at(-1) ?? "");
    });
    await field(page).click();
    await page.keyboard.type("qqqqzzzz");
    await page.getByRole("listbox").getByRole("group").waitFor();
    // In the first response, not in a separate one.
    expect(asked).toEqual(["filter"]);
    const category = options(page).last();
    const title = await category.innerText();
    await category.click();
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(matchPath(new URL(page.url()).pathname)?.name).toBe("category");
  });

  test(
    "asks the server nothing for an empty text, and once for what is typed quickly",
    { tags: ["full"] },
    async () => {
      const page = await visit("/");
      const asked: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname.endsWith("/products/filter")) asked.push(url.searchParams.get("keyword") ?? "");
      });
      await field(page).click();
      await page.keyboard.type("kap");
      await field(page).fill("");
      await page.keyboard.type("kapak", { delay: 30 });
      await options(page).first().waitFor();
      expect(asked).toEqual(["kapak"]);
    },
  );
});

describe("the search overlay in Arabic at 360 px", () => {
  const phone = { width: 360, height: 740 };

  /** Opens the overlay, and types into its field. */
  const searchIn = async (page: Page, text: string): Promise<Locator> => {
    await page.locator('a[href="#site-search"]').click();
    const dialog = page.locator("#site-search[data-state=open]");
    await dialog.locator("input:focus").waitFor();
    await page.keyboard.type(text);
    return dialog;
  };

  test("covers the window, suggests below the field, and leads to a product", async () => {
    const page = await visit("/ar", phone);
    const dialog = await searchIn(page, "28/410");
    await options(page).first().waitFor();
    expect(await overEdge(page)).toBe(0);
    const box = await dialog.boundingBox();
    expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 740]);
    // Right to left: the picture is to the right of its texts.
    const row = options(page).first();
    const picture = await row.locator("img").boundingBox();
    const mark = await row.locator("mark").first().boundingBox();
    expect(picture?.x ?? 0).toBeGreaterThan(mark?.x ?? Infinity);
    await row.click();
    await expect.poll(() => matchPath(new URL(page.url()).pathname)?.name).toBe("product");
    await dialog.waitFor({ state: "detached" });
    expect(await page.getAttribute("html", "dir")).toBe("rtl");
  });

  test("opens before the header listens, which then takes over as it is", async () => {
    const page = await visit(null, { ...phone, touch: true });
    let go = (): void => {};
    const isHeld = new Promise<void>((resolve) => (go = resolve));
    await page.route(/page-start/, (route) => isHeld.then(() => route.continue()));
    await page.goto(at("/ar"));
    const header = await page.waitForSelector("header");
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await page.locator('a[href="#site-search"]').tap();
    await page.locator("#site-search input").waitFor();
    go();
    await page.locator("#site-search[data-state=open]").waitFor();
    expect(await header.evaluate((element) => element.isConnected)).toBe(true);
  });

  test("leads to the list, which takes the focus", async () => {
    const page = await visit("/ar", phone);
    // The list may load before the dialog's exit animation ends.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const dialog = await searchIn(page, "28/410");
    await page.keyboard.press("Enter");
    await expect.poll(() => keyword(page)).toBe("28/410");
    await page.locator("#content:focus").waitFor();
    await dialog.waitFor({ state: "detached" });
    // The closing dialog must not return it to its trigger.
    await page.waitForTimeout(500);
    expect(await page.locator("#content:focus").count()).toBe(1);
  });

  test("leads from a list to the next one, which takes the focus", async () => {
    const page = await visit(pathTo("products", "ar"), phone);
    const dialog = await searchIn(page, "28/410");
    await page.keyboard.press("Enter");
    await expect.poll(() => keyword(page)).toBe("28/410");
    await dialog.waitFor({ state: "detached" });
    await page.locator("#content:focus").waitFor();
  });

  test("Escape closes the suggestions, then clears, then leaves", { tags: ["full"] }, async () => {
    const page = await visit("/ar", phone);
    const dialog = await searchIn(page, "28/410");
    await options(page).first().waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect(await field(page).inputValue()).toBe("28/410");
    await page.keyboard.press("Escape");
    expect(await field(page).inputValue()).toBe("");
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });
});

describe("the search without JavaScript", () => {
  test.each([
    ["tr", 1280],
    ["ar", 360],
  ] as const)("is a form that leads to the list, in %s at %i px", async (locale, width) => {
    const page = await visit(pathTo("home", locale), { script: false, width, height: 740 });
    if (width < 992) await page.locator('a[href="#site-search"]').click();
    await field(page).fill("28/410");
    await field(page).press("Enter");
    await page.waitForURL((url) => url.searchParams.get("keyword") === "28/410");
    expect(new URL(page.url()).pathname).toBe(pathTo("products", locale));
    expect(await page.locator("main article").count()).toBeGreaterThan(0);
  });
});
