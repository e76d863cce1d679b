import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

const titles = (page: Page) => page.locator("main article h2").allInnerTexts();
const search = (page: Page) => new URL(page.url()).searchParams;
const numberIn = async (text: Locator) => Number((await text.innerText()).replaceAll(/\D/g, ""));
const total = (page: Page) => numberIn(page.locator("main [role=status]").first());

describe("the product list", () => {
  test("narrows at once when a facet is chosen, and widens again", async () => {
    const page = await visit("/urun");
    const all = await total(page);
    await page.getByRole("checkbox", { name: /^PET/ }).check();
    await expect.poll(() => search(page).get("material")).toBe("PET");
    await expect.poll(() => total(page)).toBeLessThan(all);
    expect(await page.locator("main [value=PET]:focus").count()).toBe(1);
    await page.getByRole("checkbox", { name: /^Amber/ }).check();
    await expect.poll(() => search(page).get("colour")).toBe("amber");
    expect(search(page).get("material")).toBe("PET");
    const apply = page.getByRole("button", { name: /ürünü göster$/ });
    await expect.poll(() => numberIn(apply)).toBe(await total(page));
    await page.getByRole("link", { name: /Filtreyi kaldır: PET/ }).click();
    await expect.poll(() => search(page).has("material")).toBe(false);
    // The pressed link is gone.
    await page.locator("#content:focus").waitFor();
    await page.goBack();
    await expect.poll(() => search(page).get("material")).toBe("PET");
    await expect.poll(() => page.getByRole("checkbox", { name: /^PET/ }).isChecked()).toBe(true);
  });

  test("asks the API once for what is chosen, and for nothing on the way back to what came with the page", async () => {
    const page = await visit("/urun");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/products/simple-filter")) asked.push(request.url());
    });
    const first = await titles(page);
    await page.getByRole("checkbox", { name: /^PET/ }).check();
    await expect.poll(() => titles(page)).not.toEqual(first);
    expect(asked).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(first);
    await page.goForward();
    await expect.poll(() => search(page).get("material")).toBe("PET");
    expect(asked).toHaveLength(1);
  });

  test("turns its pages without showing a product twice", { tags: ["full"] }, async () => {
    const page = await visit("/urun");
    const first = await titles(page);
    await page.locator("main nav a[rel=next]").click();
    await expect.poll(() => search(page).get("page")).toBe("2");
    await expect.poll(async () => (await titles(page))[0]).not.toBe(first[0]);
    const second = await titles(page);
    expect(second).toHaveLength(20);
    expect(await page.title()).toContain("Sayfa 2");
    // The next Tab leads to what is shown, not back to the end of the list, and a screen reader reads where it is.
    await page.locator("#content:focus[aria-label*='Sayfa 2']").waitFor();
    await page.goBack();
    await page.locator("#content:focus:not([aria-label*=Sayfa])").waitFor();
    await page.goForward();
    await page.locator("#content:focus[aria-label*='Sayfa 2']").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.locator("#content[aria-label]").count()).toBe(0);
    const hrefs = await page
      .locator("main article a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(hrefs).size).toBe(20);
  });

  test("sorts by volume, and leaves the focus with the order", { tags: ["full"] }, async () => {
    const page = await visit("/urun?material=PET");
    const [first] = await titles(page);
    const order = page.getByRole("combobox", { name: "Sıralama" });
    await order.focus();
    await order.selectOption("volume_desc");
    await expect.poll(() => search(page).get("sort")).toBe("volume_desc");
    await expect.poll(async () => (await titles(page))[0]).not.toBe(first);
    expect(await page.locator("main [name=sort]:focus").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => order.inputValue()).toBe("relevance");
    await page.goForward();
    await expect.poll(() => search(page).get("sort")).toBe("volume_desc");
    expect(search(page).get("material")).toBe("PET");
    const ordered = await (await fetch(page.url())).text();
    const volumes = [...ordered.matchAll(/\u2068([\d.,]+) (ml|L)\u2069/g)].map(
      ([, value = "", unit]) => Number(value.replace(",", ".")) * (unit === "L" ? 1000 : 1),
    );
    expect(volumes.length).toBeGreaterThan(10);
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
  });

  test("finds what is typed, marks it, and offers the nearest spelling for what it cannot find", async () => {
    const page = await visit("/");
    await page.locator("header input[name=keyword]:visible").fill("amber şişe");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /amber şişe/ }).waitFor();
    expect(search(page).get("keyword")).toBe("amber şişe");
    expect((await page.locator("main mark").first().innerText()).toLowerCase()).toMatch(/amber|şişe/);
    await page.locator("header input[name=keyword]:visible").fill("qqqqzzzz");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: /qqqqzzzz/ }).waitFor();
    expect(await page.locator("main").getByRole("link").count()).toBeGreaterThan(0);
  });
});

describe("without JavaScript", () => {
  const still = { script: false };

  test("menus open and the language can be changed", { tags: ["full"] }, async () => {
    const page = await visit("/urun", still);
    await page.locator("header nav summary:visible", { hasText: "Ürünler" }).first().click();
    expect(await page.locator("header details[open] li a:visible").count()).toBeGreaterThan(1);
    await page.locator("summary", { hasText: "Türkçe" }).first().click();
    await page.getByRole("link", { name: "Français" }).first().click();
    await page.waitForURL(at("/fr/produits"));
  });

  test("facets filter by their button, together with order and keyword", async () => {
    const page = await visit("/urun?keyword=şişe&sort=volume_asc", still);
    const all = await total(page);
    await page.getByRole("checkbox", { name: /^HDPE/ }).check();
    await page.getByRole("checkbox", { name: /^PP/ }).check();
    await page.getByRole("button", { name: /^(?:Filtreleri uygula|[\d.]+ ürünü göster)$/ }).click();
    await page.waitForURL((url) => url.searchParams.has("material"));
    expect(search(page).getAll("material").sort()).toEqual(["HDPE", "PP"]);
    expect(search(page).get("keyword")).toBe("şişe");
    expect(search(page).get("sort")).toBe("volume_asc");
    expect(await total(page)).toBeLessThan(all);
    expect(await page.getByRole("checkbox", { name: /^HDPE/ }).isChecked()).toBe(true);
  });

  test("pages turn, the order changes and a search finds", { tags: ["full"] }, async () => {
    const page = await visit("/urun", still);
    await page.locator("main nav a[rel=next]").click();
    await page.waitForURL((url) => url.searchParams.get("page") === "2");
    await page.getByRole("combobox", { name: "Sıralama" }).selectOption("price_asc");
    await page.getByRole("button", { name: "Sırala", exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get("sort") === "price_asc");
    await page.locator("header input[name=keyword]:visible").fill("28/410");
    await page.locator("header input[name=keyword]:visible").press("Enter");
    await page.waitForURL((url) => url.searchParams.get("keyword") === "28/410");
    expect(await page.locator("main article").count()).toBeGreaterThan(0);
  });

  test("on a phone the filters unfold", async () => {
    const page = await visit("/urun", { script: false, width: 390, height: 800 });
    const box = page.getByRole("checkbox", { name: /^PET/ });
    expect(await box.isVisible()).toBe(false);
    await page.locator("aside summary").first().click();
    expect(await box.isVisible()).toBe(true);
  });
});

describe("the tail of a long facet", () => {
  const fold = (page: Page) => page.locator("main form details details").first();
  const boxes = (page: Page) => fold(page).getByRole("checkbox");

  test("comes when it is opened, also where that was before hydration", async () => {
    const page = await visit("/urun");
    expect(await fold(page).locator("input").count()).toBe(0);
    await fold(page).locator("summary").click();
    await expect.poll(() => boxes(page).count()).toBeGreaterThan(1);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(at("/urun"), { waitUntil: "commit" });
    await fold(page).locator("summary").click();
    expect(await boxes(page).count()).toBe(0);
    release();
    await expect.poll(() => boxes(page).count()).toBeGreaterThan(1);
  });

  test("filters without script, and is open where something in it is chosen", async () => {
    const page = await visit("/urun", { script: false });
    await fold(page).locator("summary").click();
    const box = boxes(page).first();
    const [name, value] = [await box.getAttribute("name"), await box.inputValue()];
    await box.check();
    await page.locator("main form:has(details details) button[type=submit]").click();
    await page.waitForURL((url) => url.searchParams.get(name ?? "") === value);
    await page.goto(page.url());
    expect(await page.locator(`main [type=checkbox][name=${name}][value="${value}"]`).isChecked()).toBe(true);
  });
});

test.each([
  ["ru", "/ru/produkty?material=HDPE", "ПНД"],
  ["fr", "/fr/produits?material=HDPE", "PEHD"],
] as const)("cards in %s call a plastic as their titles do", async (_locale, path, name) => {
  const page = await visit(path, { script: false });
  const cards = page.locator("main article");
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    expect(await card.getByText(`\u2068${name}\u2069`).count()).toBe(1);
    expect(await card.getByText("HDPE").count()).toBe(0);
  }
});

declare global {
  interface Window {
    /** The elements that each view transition moved. */
    moved?: string[];
  }
}

test.each([
  ["no-preference", ["::view-transition-old(product-picture)", "::view-transition-new(product-picture)"]],
  ["reduce", []],
] as const)("the picture of a card moves to its product's page, motion: %s", async (reducedMotion, moved) => {
  const page = await visit(null);
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    window.moved = [];
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement)
            window.moved?.push(effect.pseudoElement);
      });
      return transition;
    };
  });
  await page.goto(at("/urun"));
  await hydrated(page);
  await page.locator("main article a").first().click();
  await page.waitForURL(/\/urun\/\d+\//);
  await page.locator("main form button[name=quote]").waitFor();
  await expect.poll(() => page.evaluate(() => window.moved)).toEqual(expect.arrayContaining([...moved]));
  if (moved.length === 0) expect(await page.evaluate(() => window.moved)).toEqual([]);
});
