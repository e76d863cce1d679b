import type { Browser, BrowserContextOptions, LaunchOptions, Locator, Page } from "playwright";
import { directionOf, isLocale, locales } from "@preforma/domain/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { fixtureNavigation } from "../../navigation/navigation.fixtures.ts";
import { serve } from "../serve.ts";
import { JourneyPage } from "./page.tsx";

/**
 * The frame of a page, rendered by the server, with and without JavaScript, with a real mouse and keyboard (stories
 * send synthetic events, which open no `<details>` and close no `<dialog>`).
 */
// By URL, not a static import: the repository's scripts are not part of this package or its types.
const chromium = new URL("../../../../../scripts/chromium.ts", import.meta.url).href;
/** A page with the whole frame; one per language at `/{locale}`. */
const serveJourneys = (): ReturnType<typeof serve> => {
  const render = (path: string) => {
    const first = path.split("/")[1] ?? "";
    const locale = isLocale(first) ? first : "tr";
    return {
      attributes: `lang="${locale}" dir="${directionOf(locale)}"`,
      content: renderToString(createElement(JourneyPage, { locale })),
    };
  };
  return serve(new URL("./client.tsx", import.meta.url), render, "development");
};

let launchChromium: (options?: LaunchOptions) => Promise<Browser>;
let browser: Browser;
let site: Awaited<ReturnType<typeof serveJourneys>>;

beforeAll(async () => {
  ({ launchChromium } = await import(/* @vite-ignore */ chromium));
  [browser, site] = await Promise.all([launchChromium(), serveJourneys()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 700 };

/** Opens the page in a language, runs the visit, and fails on anything the browser complains about. */
async function visit(
  locale: string,
  options: BrowserContextOptions,
  steps: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${site.origin}/${locale}`);
  if (options.javaScriptEnabled !== false) await page.waitForSelector("html[data-hydrated]");
  try {
    await steps(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const bar = (page: Page) => page.locator('header details[name="site-header"]');
const roots = (page: Page) => bar(page).first().locator("details");
const isOpen = (page: Page, index: number) =>
  roots(page)
    .nth(index)
    .evaluate((details: HTMLDetailsElement) => details.open);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().textContent())?.trim() ?? "";
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>("header img")].filter((image) => image.naturalWidth > 0)
        .length,
  );

describe.each(locales)("%s", (locale) => {
  // One language of each direction: the code is the same for all.
  const tags: "full"[] = locale === "tr" || locale === "ar" ? [] : ["full"];
  it("hydrates without warnings", { tags }, () =>
    visit(locale, {}, async (page) => {
      expect(await page.locator("html").getAttribute("data-hydrated")).toBe("");
    }),
  );
});

describe("before the scripts have loaded", () => {
  /** Reloads the page without its script; the passed function releases the script. */
  const visitLate = (
    options: BrowserContextOptions,
    steps: (page: Page, hydrate: () => Promise<unknown>) => Promise<void>,
  ) =>
    visit("tr", options, async (page) => {
      let release = () => {};
      const late = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/client.js", async (route) => {
        await late;
        await route.continue();
      });
      await page.reload({ waitUntil: "commit" });
      await steps(page, () => {
        release();
        return page.waitForSelector("html[data-hydrated]");
      });
    });

  it("keeps open menus open", () =>
    visitLate({}, async (page, hydrate) => {
      await bar(page).first().locator("> summary").click();
      const link = bar(page).first().getByRole("link").first();
      await link.focus();
      await hydrate();
      // The link has the focus, so the menu stays open until the visitor uses it again.
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Escape");
      expect(await bar(page).first().getAttribute("open")).toBeNull();
    }));

  it("keeps a sidebar open that was opened by its URL; it then closes as a dialog", () =>
    visitLate({ viewport: narrow }, async (page, hydrate) => {
      const opener = page.locator('a[href="#site-menu"]');
      await opener.click();
      await page.locator("dialog#site-menu").waitFor();
      await hydrate();
      const dialog = page.locator("#site-menu[data-state=open]");
      await dialog.waitFor();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await opener.click();
      await dialog.waitFor();
    }));
});

describe.each([
  ["tr", "ArrowRight", "ArrowLeft"],
  ["ar", "ArrowLeft", "ArrowRight"],
])("mega menu in %s", (locale, onwards, back) => {
  it("can be used with the keyboard and returns the focus", () =>
    visit(locale, {}, async (page) => {
      await bar(page).first().locator("> summary").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe(await textOf(page, "[data-mega-root]"));
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press(onwards);
      expect(await isOpen(page, 1)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-mega-card"))).toBe(true);
      await page.keyboard.press(back);
      expect(await focused(page)).toBe((await roots(page).nth(1).locator("> summary").textContent())?.trim());
      await page.keyboard.press("Escape");
      expect(await bar(page).first().getAttribute("open")).toBeNull();
      expect(await focused(page)).toBe(await textOf(page, 'header details[name="site-header"] > summary'));
      // The next entry of the bar is in the reading direction.
      await page.keyboard.press(onwards);
      expect(await focused(page)).toBe((await bar(page).nth(1).locator("> summary").textContent())?.trim());
    }));

  it("closes when the focus moves on", () =>
    visit(locale, {}, async (page) => {
      await bar(page).nth(1).locator("> summary").focus();
      await page.keyboard.press("Enter");
      for (let stop = 0; stop < 5; stop++) await page.keyboard.press("Tab");
      expect(await bar(page).nth(1).getAttribute("open")).toBeNull();
    }));

  it("tolerates a diagonal path to the cards, and follows a resting pointer", () =>
    visit(locale, {}, async (page) => {
      const middle = async (selector: string, index: number) => {
        const box = await page.locator(selector).nth(index).boundingBox();
        if (box === null) throw new Error(`${selector} is not shown`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      // A fake clock, because on a busy machine the pointer would seem to rest between any two moves.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await bar(page).first().locator("> summary").hover();
      await page.clock.runFor(450);
      await page.waitForSelector('header details[name="site-header"][open]');
      const first = await middle("[data-mega-root]", 0);
      const second = await middle("[data-mega-root]", 1);
      const card = await middle("details[open] [data-mega-card]", 6);
      await page.mouse.move(first.x, first.y);
      // Over the second root on the way to a card of the first, at the speed of a hand and without a rest.
      const steps = 8;
      for (let step = 1; step <= steps; step++) {
        await page.mouse.move(
          first.x + ((card.x - first.x) * step) / steps,
          first.y + ((card.y - first.y) * step) / steps,
        );
        await page.clock.runFor(15);
      }
      await page.clock.runFor(450);
      expect(await isOpen(page, 0)).toBe(true);
      await page.mouse.move(second.x, second.y, { steps: 4 });
      await page.clock.runFor(450);
      expect(await isOpen(page, 1)).toBe(true);
      expect(await isOpen(page, 0)).toBe(false);
      await page.mouse.move(640, 790);
      await page.clock.runFor(500);
      expect(await bar(page).first().getAttribute("open")).toBeNull();
    }));

  it("stays open while the focus is in it, although the mouse leaves", () =>
    visit(locale, {}, async (page) => {
      const menu = bar(page).nth(1);
      const summary = menu.locator("> summary");
      await summary.hover();
      await expect.poll(() => menu.getAttribute("open")).toBe("");
      await summary.focus();
      await page.keyboard.press("Tab");
      await page.mouse.move(640, 790);
      await page.waitForTimeout(600);
      expect(await focused(page)).toBe((await menu.locator("a").first().textContent())?.trim());
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      expect(await menu.getAttribute("open")).toBeNull();
    }));

  it("fetches no picture before it is opened", () =>
    visit(locale, {}, async (page) => {
      await page.waitForTimeout(200);
      expect(await drawn(page)).toBe(0);
      await bar(page).first().locator("> summary").click();
      await expect.poll(() => drawn(page)).toBeGreaterThanOrEqual(8);
      await page.waitForTimeout(200);
      expect(await drawn(page)).toBe(8);
    }));
});

const restingOf = (dialog: Locator) =>
  dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

describe.each(["tr", "ar"])("sidebar in %s", (locale) => {
  it("opens from the start side, traps the focus, does not move the page, and closes on Escape", () =>
    visit(locale, { viewport: narrow }, async (page) => {
      const place = () => page.locator("#measured").boundingBox();
      const before = await place();
      const opener = page.locator('a[href="#site-menu"]');
      await opener.press("Space");
      const dialog = page.locator("#site-menu[data-state=open]");
      await dialog.waitFor();
      await restingOf(dialog);
      const edges = await dialog.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        // Measured from the header, because a reserved scrollbar makes the page narrower than the window.
        const room = document.querySelector("header")?.getBoundingClientRect();
        return { left: left - (room?.left ?? 0), right: (room?.right ?? 0) - right };
      });
      expect(locale === "ar" ? edges.right : edges.left).toBe(0);
      expect(await place()).toEqual(before);
      expect(await opener.getAttribute("aria-expanded")).toBe("true");

      await page.mouse.move(narrow.width / 2, 400);
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest("#site-menu") !== null,
          ),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await place()).toEqual(before);
    }));

  it("closes when the window grows, when a link is followed, and on a click outside", () =>
    visit(locale, { viewport: narrow }, async (page) => {
      const dialog = page.locator("#site-menu[data-state=open]");
      const opener = page.locator('a[href="#site-menu"]');
      await opener.click();
      await dialog.waitFor();
      await page.setViewportSize(wide);
      await dialog.waitFor({ state: "detached" });
      await page.setViewportSize(narrow);
      await opener.click();
      await dialog.waitFor();
      await page.mouse.click(locale === "ar" ? 10 : narrow.width - 25, 300);
      await dialog.waitFor({ state: "detached" });
      await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await opener.click();
      await dialog.locator("nav li > a").first().click();
      await dialog.waitFor({ state: "detached" });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
        "hidden",
      );
    }));

  it("focuses the field of the search overlay", () =>
    visit(locale, { viewport: narrow }, async (page) => {
      await page.locator('a[href="#site-search"]').click();
      await page.locator("#site-search input:focus").waitFor();
      await page.keyboard.type("28/410");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\?/);
      expect(page.url()).toContain(`/${locale}/products?keyword=28%2F410`);
    }));
});

describe.each(["tr", "ar"] as const)("without JavaScript, in %s", (locale) => {
  const off = { javaScriptEnabled: false };

  it("opens menus, one at a time: the first has the root categories", () =>
    visit(locale, off, async (page) => {
      await bar(page).first().locator("> summary").click();
      const { products } = fixtureNavigation(locale);
      const links = bar(page).first().getByRole("listitem").getByRole("link");
      expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute("href")))).toEqual(
        products.categories.map(({ href }) => href),
      );
      await bar(page).nth(1).locator("> summary").click();
      expect(await bar(page).first().getAttribute("open")).toBeNull();
      expect(await bar(page).nth(1).locator("a").first().isVisible()).toBe(true);
    }));

  it("opens and closes sidebar and search by their URLs", () =>
    visit(locale, { ...off, viewport: narrow }, async (page) => {
      for (const id of ["site-menu", "site-search"]) {
        await page.locator(`a[href="#${id}"]`).click();
        expect(await page.locator(`#${id}`).isVisible()).toBe(true);
        await page.locator(`#${id} a[href="#"]`).click();
        expect(await page.locator(`#${id}`).isVisible()).toBe(false);
      }
    }));

  it("searches", () =>
    visit(locale, off, async (page) => {
      await page.locator("header form:visible input").fill("pompa");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\?/);
      expect(page.url()).toContain(`/${locale}/products?keyword=pompa`);
    }));
});

it("stays readable with text at 200 % and at 320 px", () =>
  visit("de", { viewport: { width: 320, height: 640 } }, async (page) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize(wide);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }));

describe("with the browser's own text size at 200 %", () => {
  let large: Browser;
  beforeAll(async () => {
    // Media queries in `em` use this size, not the page's own font size.
    large = await launchChromium({ args: ["--blink-settings=defaultFontSize=32"] });
  });
  afterAll(() => large?.close());

  it.each(["tr", "ar", "de"])("uses the narrow layout in a window of 1280 px, in %s", async (locale) => {
    const page = await large.newPage({ viewport: wide, reducedMotion: "reduce" });
    await page.goto(`${site.origin}/${locale}`);
    await page.waitForSelector("html[data-hydrated]");
    expect(await page.locator("header form").first().isVisible()).toBe(false);
    expect(await page.locator('a[href="#site-menu"]').isVisible()).toBe(true);
    await page.locator('a[href="#site-search"]').click();
    const field = page.locator("#site-search[data-state=open] input");
    await field.waitFor();
    const box = await field.boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(wide.width / 2);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});
