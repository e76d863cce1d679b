import { locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { sample } from "../../../scripts/test-run.ts";
import { overEdge } from "./faults.ts";
import { visits } from "./visit.ts";

const visit = visits();

const products = { tr: "Ürünler", ar: "المنتجات" } as const;

describe.each([
  ["tr", "/", "ArrowRight", "ArrowLeft"],
  ["ar", "/ar", "ArrowLeft", "ArrowRight"],
] as const)("the mega menu in %s", (locale, path, onwards, back) => {
  test("opens under the mouse and leads to a category", async () => {
    const page = await visit(path);
    const summary = page.locator("header nav summary:visible", { hasText: products[locale] }).first();
    await summary.hover();
    const cards = page.locator("header [data-mega-card]:visible");
    await cards.first().waitFor();
    expect(await cards.count()).toBeGreaterThan(1);
    // At most eight sub-categories, and the link to all of them.
    expect(await cards.count()).toBeLessThanOrEqual(9);

    const first = await cards.nth(1).innerText();
    await page.locator("header [data-mega-root]").nth(1).hover();
    await expect.poll(() => cards.nth(1).innerText()).not.toBe(first);
    const title = (await cards.nth(1).innerText()).split("\n")[0] ?? "";
    await cards.nth(1).click();
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await expect.poll(() => page.locator("header [data-mega-card]:visible").count()).toBe(0);
  });

  test("is walked through by the arrow keys in the direction of reading, and left by Escape", async () => {
    const page = await visit(path);
    const summary = page.locator("header nav summary:visible", { hasText: products[locale] }).first();
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.locator("header [data-mega-card]:visible").first().waitFor();
    await page.keyboard.press("ArrowDown");
    const focused = () =>
      page.evaluate(
        () =>
          [...(document.activeElement?.getAttributeNames() ?? [])].find((name) =>
            name.startsWith("data-m"),
          ) ?? null,
      );
    await expect.poll(focused).toBe("data-mega-root");
    await page.keyboard.press(onwards);
    await expect.poll(focused).toBe("data-mega-card");
    await page.keyboard.press(back);
    await expect.poll(focused).toBe("data-mega-root");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("header [data-mega-card]:visible").count()).toBe(0);
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("the sidebar of a narrow window holds the page still and leads on", async () => {
  const page = await visit("/", { width: 390, height: 800 });
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  const sidebar = page.getByRole("dialog");
  await sidebar.waitFor();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A choice in it does not navigate.
  const net = sidebar.locator("button[name=prices][value=net]");
  await net.click();
  await expect.poll(() => net.getAttribute("aria-pressed")).toBe("true");
  expect(await sidebar.isVisible()).toBe(true);
  await sidebar.getByRole("link", { name: "İletişim" }).click();
  await page.getByRole("heading", { level: 1, name: "İletişim" }).waitFor();
  expect(await sidebar.isVisible()).toBe(false);
});

test(
  "V19, V31: on the narrowest phones the header has the favourites, and its menu campaigns and colours",
  { tags: ["full"] },
  async () => {
    const page = await visit("/urun", { width: 360, height: 740 });
    const favourites = page.locator("header").getByRole("link", { name: "Favorilerim" });
    expect(await overEdge(page)).toBe(0);
    // In one row with the logo.
    const row = await page.locator("header").first().boundingBox();
    expect(row?.height).toBeLessThan(80);
    await page.getByRole("button", { name: "Menü", exact: true }).click();
    const sidebar = page.getByRole("dialog");
    for (const name of ["Kampanyalar", "RAL renkleri", "Karşılaştırma"])
      await sidebar.getByRole("link", { name, exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await favourites.click();
    await page.waitForURL(/\/favorites|\/login/);
  },
);

test("Tab finds the way past the header first", async () => {
  const page = await visit("/urun");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
});

test("after a link to a place on another page, Tab goes on from that place", async () => {
  const page = await visit("/en/references");
  await page.locator("footer a[href$='#imprint']").press("Enter");
  await page.waitForURL("**/en/legal-documents#imprint");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("imprint");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("footer") === null)).toBe(true);
});

test("a link to the page that is shown adds no step to the way back", async () => {
  const page = await visit("/en/references");
  const length = () => page.evaluate(() => [location.pathname, history.length]);
  const before = await length();
  await page.locator("footer a[href='/en/references']").click();
  await page.waitForLoadState("networkidle");
  expect(await length()).toEqual(before);
});

test.each(sample(locales, 3, 2))(
  "the footer's hours stand under their day in %s, or beside it, but all alike",
  async (locale) => {
    const page = await visit(pathTo("faq", locale), { script: false });
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await page.locator("footer dl > div").evaluateAll((days) =>
        days.map((day) => {
          const [name, hours] = [...day.children].map((part) => part.getBoundingClientRect());
          return name !== undefined && hours !== undefined && hours.top >= name.bottom;
        }),
      );
      expect(places.length).toBeGreaterThan(1);
      expect(new Set(places).size, `${width} px`).toBe(1);
    }
  },
);
