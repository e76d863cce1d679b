import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import { formatMessage } from "@preforma/ui/provider";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { overEdge } from "./faults.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { allowing, at, hydrated, visits } from "./visit.ts";

const visit = visits();
const bar = messagesFor("tr")["compare-bar"];
const table = messagesFor("tr")["compare-table"];
const tooMany = {
  tr: /En fazla dört ürün karşılaştırılabilir/,
  ar: "يمكن مقارنة أربعة منتجات كحد أقصى، وتُعرض الأربعة الأولى.",
};

test("products chosen from cards gather in the bar, a fifth finds no room, and the comparison has them all", async () => {
  const page = await visit("/urun");
  const buttons = page.locator("main button[name=products]");
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click();
  const dock = page.getByRole("complementary", { name: bar.label });
  await dock.waitFor();
  await expect.poll(() => page.locator("main button[name=products][aria-pressed=true]").count()).toBe(4);
  await buttons.nth(4).focus();
  await page.keyboard.press("Enter");
  await dock.getByText(bar.full.replace("{max}", "4")).waitFor();
  expect(await buttons.nth(4).getAttribute("aria-pressed")).toBe("false");
  // It survives a reload.
  await page.reload();
  await hydrated(page);
  await dock.getByRole("link", { name: bar.open }).click();
  await page.waitForURL(/karsilastir\?products=\d+,\d+,\d+,\d+$/);
  await page.locator("main thead th[scope=col]").first().waitFor();
  expect(await page.locator("main thead th[scope=col]").count()).toBe(5);
  expect(await page.locator("main tbody th", { hasText: table.different }).count()).toBeGreaterThan(0);
});

test.each(["tr", "ar"] as const)("in %s one Tab leads from a card to the comparison", async (locale) => {
  const page = await visit(pathTo("products", locale), { width: locale === "ar" ? 360 : 1280, height: 740 });
  const buttons = page.locator("main button[name=products]");
  const link = page.locator("main article a:focus[href*='products=']");
  for (const [place, count] of [
    [0, 1],
    [1, 2],
  ] as const) {
    await buttons.nth(place).focus();
    await page.keyboard.press("Enter");
    await buttons.and(page.locator("[aria-pressed=true]")).nth(place).waitFor();
    await page.keyboard.press("Tab");
    await link.waitFor();
    const { openChosen } = messagesFor(locale)["compare-bar"];
    expect(await link.innerText()).toBe(formatMessage(openChosen, { count }, locale));
    expect(await overEdge(page)).toBe(0);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\?products=\d+,\d+$/);
});

test("a card below the first view shows that it was chosen, even on an unused page", async () => {
  const page = await visit("/urun", { touch: true });
  const chosen = page.locator("main button[name=products]").nth(11);
  await chosen.tap();
  await page.locator("main button[name=products][aria-pressed=true]").waitFor();
  await page.goto("about:blank");
  // Playwright's calls count as use of the page: the test waits until the choice has been read.
  const isRead = page.waitForResponse(/chosen-products/);
  await page.goto(at("/urun"));
  await isRead;
  await expect.poll(() => chosen.getAttribute("aria-pressed")).toBe("true");
});

test("presses that come before their cards listen are not lost, and lead nowhere else", async () => {
  const page = await visit(null, { touch: true });
  let go = (): void => {};
  const isHeld = new Promise<void>((resolve) => (go = resolve));
  await page.route(/listed-card/, (route) => isHeld.then(() => route.continue()));
  await page.goto(at("/urun"));
  const buttons = page.locator("main button[name=products]");
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await buttons.nth(0).tap();
  await buttons.nth(1).tap();
  const chosen = page.locator("main button[name=products][aria-pressed=true]");
  expect(await chosen.count()).toBe(0);
  go();
  await expect.poll(() => chosen.count()).toBe(2);
  expect(new URL(page.url()).pathname).toBe("/urun");
});

test("a button whose code never comes leads to its page", async () => {
  const page = await visit(null, { touch: true, fault: /listed-card|Failed to load/ });
  await page.route(/listed-card/, (route) => route.abort());
  await page.goto(at("/urun"));
  const button = page.locator("main button[name=products]").first();
  const id = await button.getAttribute("value");
  await button.tap();
  await page.waitForURL("**/karsilastir?**");
  expect(new URL(page.url()).searchParams.get("products")).toBe(id);
});

test("a bar whose code could not be fetched comes with the next page", async () => {
  const page = await visit("/urun", { fault: /chosen-products|Failed to load/ });
  await page.route(/chosen-products.*\.js/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.locator("main button[name=products]").first().click();
  await failed;
  await page.unroute(/chosen-products.*\.js/);
  await page.locator("main article a").first().click();
  await page.waitForURL("**/urun/**");
  await expect.poll(() => page.getByRole("complementary", { name: bar.label }).count()).toBe(1);
});

test("the bar names products in the language of the page", async () => {
  const page = await visit("/urun");
  const card = page.locator("main article:has(button[name=products])").first();
  await card.locator("button[name=products]").click();
  const gathered = page.locator("aside li").first();
  const chosen = await gathered.innerText();
  const id = Number(await card.locator("button[name=products]").getAttribute("value"));
  await page.goto(at(pathTo("product", "en", { id, slug: "x" })));
  await hydrated(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await gathered.getByText(title).waitFor();
  expect(title).not.toBe(chosen);
});

test("the bar hides neither what has the focus nor the end of the page", async () => {
  const page = await visit("/ar/products", { width: 360, height: 740 });
  await page.locator("main button[name=products]").first().click();
  const dock = page.getByRole("complementary", { name: messagesFor("ar")["compare-bar"].label });
  await dock.waitFor();
  // Its height is measured in the next frame.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).scrollPaddingBottom !== "auto");
  const hidden: string[] = [];
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    const name = await dock.evaluate((aside) => {
      const focused = document.activeElement ?? document.body;
      const isClear = focused.getBoundingClientRect().bottom <= aside.getBoundingClientRect().top;
      return isClear || aside.contains(focused) ? null : focused.outerHTML;
    });
    if (name !== null) hidden.push(name);
  }
  expect(hidden).toEqual([]);
  const room = await dock.evaluate((aside) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last =
      [...document.querySelectorAll("footer a")].at(-1)?.getBoundingClientRect().bottom ?? Infinity;
    return aside.getBoundingClientRect().top - last;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test(
  "cards of the home page and of a product's rows can be saved and compared like those of a list",
  { tags: ["full"] },
  async () => {
    const page = await visit("/", {
      cookie: allowing,
    });
    const dock = page.getByRole("complementary", { name: bar.label });
    const cards = page.getByRole("region", { name: "Öne çıkan ürünler" }).locator("article");
    const both = async (card: Locator) => [
      await card.locator("button[name=favourite]").count(),
      await card.locator("button[name=products]").count(),
    ];
    expect(await cards.count()).toBe(4);
    for (const card of await cards.all()) expect(await both(card)).toEqual([1, 1]);
    const first = cards.first().locator("button[name=products]");
    await first.click();
    await dock.waitFor();
    expect(await first.getAttribute("aria-pressed")).toBe("true");

    // Open long enough to count as viewed, then from another product's row.
    await cards.nth(1).getByRole("link").click();
    await page.waitForURL("**/urun/**");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("preforma.recent"))).not.toBeNull();
    const similar = page.getByRole("region", { name: "Benzer ürünler" }).locator("article");
    expect(await similar.count()).toBe(4);
    for (const card of await similar.all()) expect(await both(card)).toEqual([1, 1]);
    await similar.first().locator("button[name=products]").click();
    await dock.locator("li").nth(1).waitFor();
    await similar.first().getByRole("heading").getByRole("link").click();
    await page.getByRole("heading", { level: 2, name: "Son baktıklarınız" }).scrollIntoViewIfNeeded();
    const recent = page.getByRole("region", { name: "Son baktıklarınız" }).locator("article").first();
    await recent.waitFor();
    expect(await both(recent)).toEqual([1, 1]);
    await recent.locator("button[name=favourite]").click();
    await page.waitForURL("**/login?**");
  },
);

test(
  "from somebody's address the way leads to the catalogue, with its products gathered",
  { tags: ["full"] },
  async () => {
    const page = await visit("/karsilastir?products=1,2");
    await page.getByRole("button", { name: "Katalogdan seçin" }).click();
    await page.waitForURL("**/urun");
    const gathered = page.getByRole("complementary", { name: bar.label }).locator("li");
    await expect.poll(() => gathered.count()).toBe(2);
  },
);

test("an address shows the same to everybody, without script too", async () => {
  const page = await visit("/karsilastir?products=1,2,90", { script: false });
  expect(await page.locator("main thead th[scope=col]").count()).toBe(4);
  const lines = await page.locator("main tbody tr").count();
  await page.getByRole("link", { name: table.onlyDifferences }).click();
  await page.waitForURL("**differences=1");
  expect(await page.locator("main tbody tr").count()).toBeLessThan(lines);
  // Removed, and another one found and added.
  await page
    .locator(`main thead a[aria-label^="${table.remove.split(":")[0]}"]`)
    .first()
    .click();
  await page.waitForURL("**/karsilastir?products=2,90&differences=1");
  await page.locator("main [name=q]").fill("28/410");
  await page.locator("main #ekle [role=search] button").click();
  await page.locator("main #ekle article a").first().click();
  await page.waitForURL(/products=2,90,\d+$/);
  expect(await page.locator("main thead th[scope=col]").count()).toBe(4);
});

test("missing and excess products are reported, and none is no error", { tags: ["full"] }, async () => {
  const gone = await visit("/karsilastir?products=1,99999999", { script: false });
  await gone.getByText("Bağlantıdaki bazı ürünler artık katalogda değil.").waitFor();
  const many = await visit("/karsilastir?products=1,2,3,4,5", { script: false });
  await many.getByText("En fazla dört ürün karşılaştırılabilir").first().waitFor();
  expect(await many.locator("main thead th[scope=col]").count()).toBe(5);
  const empty = await visit("/karsilastir", { script: false });
  await empty.getByText(table.emptyTitle).first().waitFor();
  expect((await fetch(at("/karsilastir?products=x"))).status).toBe(200);
});

describe.each(journeyLocales)("without script in %s", (locale) => {
  const list = pathTo("products", locale);
  const products = (page: Page) => page.locator("main thead th[scope=col]");
  /** Presses the button of a card of the list; returns the ids in the comparison's URL. */
  const choose = async (page: Page, place: number): Promise<string[]> => {
    await page.goto(at(list));
    await page.locator("main button[name=products]").nth(place).click();
    await page.waitForURL(/\?products=[\d,]+$/);
    return (new URL(page.url()).searchParams.get("products") ?? "").split(",");
  };

  test("cards gather up to four products, and a fifth is refused", async () => {
    const page = await visit(list, { script: false });
    const chosen: string[] = [];
    for (const place of [0, 1, 2, 3]) {
      const ids = await choose(page, place);
      expect(ids.slice(0, -1)).toEqual(chosen);
      chosen.push(ids.at(-1) ?? "");
      expect(await products(page).count()).toBe(chosen.length + 1);
    }
    expect(new Set(chosen).size).toBe(4);
    expect(await choose(page, 2), "again").toEqual(chosen);
    expect(await page.locator("main [role=alert]").count()).toBe(0);

    expect((await choose(page, 4)).slice(0, 4)).toEqual(chosen);
    expect(await products(page).count()).toBe(5);
    expect(await page.getByText(tooMany[locale]).count()).toBe(1);

    // Its URL shows the same to visitors without a choice.
    const other = await visit(`${pathTo("compare", locale)}?products=${chosen.join(",")}`, { script: false });
    expect(await products(other).count()).toBe(5);
    expect(await other.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "preforma_compare" }),
    );
  });

  test(
    "a comparison that somebody has shared grows by the cards of the catalogue",
    { tags: ["full"] },
    async () => {
      const page = await visit(`${pathTo("compare", locale)}?products=1,2`, { script: false });
      await page.locator("main form[action$=gather] button").click();
      await page.waitForURL(`**${list}`);
      await page.locator("main button[name=products]:not([value='1'], [value='2'])").first().click();
      await page.waitForURL(/\?products=1,2,\d+$/);
      expect(await products(page).count()).toBe(4);
    },
  );

  test(
    "what was taken out of the comparison does not come back with the next card",
    { tags: ["full"] },
    async () => {
      const page = await visit(list, { script: false });
      await choose(page, 0);
      const [first, second] = await choose(page, 1);
      const remove = page.locator(`main thead a[href*="products="]:not([href*="${first}"])`);
      await remove.first().click();
      await page.waitForURL(new RegExp(`\\?products=${second}$`));
      const [remaining, third, ...more] = await choose(page, 2);
      expect([remaining, more]).toEqual([second, []]);
      expect(third).not.toBe(first);
    },
  );
});

test("without script the same comparison can be read in another language", async () => {
  const page = await visit(`${pathTo("compare", "en")}?products=1,2&utm_source=x`, { script: false });
  const link = page.locator('header a[hreflang="ar"]').first();
  expect(await link.getAttribute("href")).toBe(`${pathTo("compare", "ar")}?products=1%2C2`);
  await page.goto(at(`${pathTo("compare", "ar")}?products=1%2C2`));
  expect(await page.locator("main thead a, main th a").count()).toBeGreaterThan(1);
});

test("all products of a comparison go into the quote basket at once, without script", async () => {
  const page = await visit("/karsilastir?products=1,2", { script: false });
  await page.locator("main form:has([name=products]) button", { hasText: "Hepsi için teklif iste" }).click();
  await page.getByText("Ürünler teklif sepetine eklendi").waitFor();
  expect(await page.locator("main [name$='.product_id']").count()).toBe(2);
});
