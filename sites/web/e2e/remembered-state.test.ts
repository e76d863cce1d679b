import type { LegalDocument } from "@preforma/domain/content";
import { localeNames, locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { stored } from "../app/features/consent/stored.ts";
import product from "../locales/tr/product.json" with { type: "json" };
import { anArticle, articlePath } from "./shop-steps.ts";
import { allowing, at, hydrated, visits } from "./visit.ts";

const visit = visits();

/** The keys in the browser's storage beyond the tab. */
const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const inTab = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Names that are in no row of the table for that place, or in one of a category that is not allowed. */
function unlisted(names: readonly string[], place: string, allowed: readonly string[]): string[] {
  const rows = stored.filter((row) => row.place === place && allowed.includes(row.category));
  return names.filter((name) => !rows.some((row) => name.startsWith(row.name)));
}

/** Chooses, searches and views products, to fill the storage. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(at("/en/products"));
  await hydrated(page);
  await page.locator("main button[name=products]").first().click();
  await page.locator("summary", { hasText: localeNames.en }).first().click();
  await page.getByRole("link", { name: localeNames.tr, exact: true }).first().click();
  await page.waitForURL(at("/urun"));
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.lang === "tr");
  await page.locator("header [name=keyword]:visible").first().fill("amber");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/urun?keyword=amber");
  // The page may report the view before its URL is observed to change.
  const viewed = page.waitForRequest("**/api/v1/products/view-logs");
  await page.locator("main article a").first().click();
  await page.waitForURL("**/urun/**");
  await viewed;
  await page.locator("main [name=keyword], header [name=keyword]").first().waitFor();
}

describe("V5: what is stored in a browser", () => {
  test("without consent lasts for the tab, but for what is necessary", async () => {
    const page = await visit("/sss", { undecided: true });
    await page.locator("#cookie-settings button[value=reject]").click();
    await leaveTraces(page);
    await expect.poll(() => inTab(page, "preforma.searches")).toBe('["amber"]');
    expect(await inTab(page, "preforma.language")).toBe("tr");
    expect(await inTab(page, "preforma.compare")).not.toBeNull();
    expect(unlisted(await storedNames(page), "localStorage", ["necessary"])).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(unlisted(cookies, "cookie", ["necessary"])).toEqual([]);
    const tab = await page.evaluate(() => Object.keys(sessionStorage));
    expect(unlisted(tab, "sessionStorage", ["necessary"])).toEqual([]);
    // Another tab does not have it.
    const other = await page.context().newPage();
    await other.goto(at("/"));
    await hydrated(other);
    expect(await inTab(other, "preforma.language")).toBeNull();
  });

  test("stays with consent, and is deleted when that is taken back", { tags: ["full"] }, async () => {
    const page = await visit("/sss", { cookie: allowing });
    await leaveTraces(page);
    await expect.poll(() => storedNames(page)).toContain("preforma.searches");
    const names = await storedNames(page);
    expect(names).toEqual(
      expect.arrayContaining(["preforma.language", "preforma.compare", "preforma.recent"]),
    );
    expect(unlisted(names, "localStorage", ["necessary", "functional"])).toEqual([]);
    // By keyboard: the comparison bar covers the end of the page until one scrolls on.
    await page.locator("footer a[href='#cookie-settings']").press("Enter");
    await page.locator("#cookie-settings [name=functional]").uncheck();
    await page.locator("#cookie-settings button[value=save]").click();
    await expect
      .poll(async () => unlisted(await storedNames(page), "localStorage", ["necessary"]))
      .toEqual([]);
    expect(await inTab(page, "preforma.searches")).toBe('["amber"]');
    expect(await inTab(page, "preforma.recent")).toBeNull();
  });

  test("is requested only where the site uses it", async () => {
    const page = await visit("/sss", { undecided: true });
    const names = await page
      .locator("#cookie-settings input[type=checkbox]")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).name));
    expect(names).toEqual(["necessary", "functional"]);
  });
});

test.each(locales)("V5: the cookie policy in %s names what is stored", async (locale) => {
  const answer = await fetch(at(`/api/v1/legal-documents?languageCode=${locale}`));
  const { data } = (await answer.json()) as { data: LegalDocument[] };
  const text = data.find(({ key }) => key === "cookie-policy")?.translations[0]?.description ?? "";
  // Only used by staff, and only within the tab.
  const undocumented = ["site_preview", "react-router-scroll-positions"];
  const missing = stored.filter(({ name }) => !undocumented.includes(name) && !text.includes(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("F9: a language that was chosen before the page could hear of it is remembered", async () => {
  const page = await visit("/sss");
  // Its script fails to load, that of the next page loads.
  let comes = false;
  await page.route("**/assets/entry.client-*", (route) => (comes ? route.continue() : undefined));
  await page.goto(at("/sss"), { waitUntil: "commit" });
  await page.locator("summary", { hasText: localeNames.tr }).first().click();
  comes = true;
  await page.getByRole("link", { name: localeNames.ru, exact: true }).first().click();
  await page.waitForURL(at(pathTo("faq", "ru")));
  await hydrated(page);
  await expect.poll(() => inTab(page, "preforma.language")).toBe("ru");
  // Another language by URL, or by going back, is not a choice.
  await page.goto(at("/sss"));
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  expect(await inTab(page, "preforma.language")).toBe("ru");
});

test(
  "V6: the footer's way to the comparison shows what was chosen, also by another tab",
  { tags: ["full"] },
  async () => {
    const page = await visit("/urun", { cookie: allowing });
    const buttons = page.locator("main button[name=products]");
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    const other = await page.context().newPage();
    await other.goto(at("/urun"));
    await hydrated(other);
    await buttons.nth(2).click();
    await expect.poll(() => other.locator("main button[name=products][aria-pressed=true]").count()).toBe(3);
    await other.locator("main button[name=products]").nth(3).click();
    await page
      .getByRole("contentinfo")
      .locator(`a[href='${pathTo("compare", "tr")}']`)
      .click();
    await page.waitForURL(/karsilastir\?products=\d+,\d+,\d+,\d+$/);
    await expect.poll(() => page.locator("main thead th[scope=col]").count()).toBe(5);
    // Back leads to the list, not to the empty page.
    await page.goBack();
    await page.waitForURL(at("/urun"));

    await page.goForward();
    await page.waitForURL(/karsilastir\?products=/);
    for (const left of [3, 2, 1, 0]) {
      await page.locator("main thead a[href*='products=']").first().click();
      await expect
        .poll(() => page.locator("main thead th[scope=col]").count())
        .toBe(left === 0 ? 0 : left + 1);
    }
    await page.goto(at(pathTo("compare", "tr")));
    await hydrated(page);
    await page.getByText(messagesFor("tr")["compare-table"].emptyTitle).first().waitFor();
  },
);

test("V6: without script the comparison's plain address shows what was chosen", async () => {
  const page = await visit("/urun", { script: false });
  await page.locator("main button[name=products]").first().click();
  await page.waitForURL(/\?products=\d+$/);
  const chosen = page.url();
  await page.goto(at(pathTo("compare", "tr")));
  expect(page.url()).toBe(chosen);
});

test(
  "F6: a cart shows what another tab has put in, and what has come of it while the page was left",
  { tags: ["full"] },
  async () => {
    const page = await visit(articlePath(anArticle()));
    const put = async (tab: Page) => {
      await tab.locator("main button[name=cart]").click();
      await tab.getByRole("button", { name: product.buy.toCart }).waitFor();
    };
    await put(page);
    await page.goto(at(pathTo("cart", "tr")));
    await hydrated(page);
    const lines = page.locator("main input[name=quantity]");
    expect(await lines.count()).toBe(1);
    const other = await page.context().newPage();
    const returns = [
      () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
      () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    ];
    for (const [index, comeBack] of returns.entries()) {
      await other.goto(at(articlePath(anArticle())));
      await hydrated(other);
      await put(other);
      await page.evaluate(comeBack);
      await expect.poll(() => lines.count()).toBe(index + 2);
    }
  },
);

describe("V17: with the sidebar open", () => {
  const sidebar = messagesFor("tr")["mobile-sidebar"];
  const narrow = { width: 390, height: 800 };
  const open = (page: Page) => page.getByRole("button", { name: sidebar.title }).first().click();
  const dialog = (page: Page) => page.locator("#site-menu[data-state=open]");

  test("the way back closes it and stays on the page", async () => {
    const page = await visit("/", narrow);
    await page.goto(at("/urun"));
    await hydrated(page);
    await open(page);
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(at("/urun"));
    // Closed in another way it leaves no entry in the history.
    await open(page);
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => !Object.hasOwn(Object(history.state) as object, "preformaModal"));
    await page.goBack();
    await page.waitForURL(at("/"));
  });

  test(
    "a followed link leads on, and one step back comes to the page under it",
    { tags: ["full"] },
    async () => {
      const page = await visit("/", narrow);
      await page.goto(at("/urun"));
      await hydrated(page);
      await open(page);
      await dialog(page).getByRole("link", { name: "İletişim", exact: true }).first().click();
      await page.waitForURL(at("/iletisim"));
      await dialog(page).waitFor({ state: "detached" });
      await page.goBack();
      await page.waitForURL(at("/urun"));
      await page.goBack();
      await page.waitForURL(at("/"));
      expect(await dialog(page).count()).toBe(0);
    },
  );
});
