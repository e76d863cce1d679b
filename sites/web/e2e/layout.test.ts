import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { showTypeface } from "./typeface.ts";
import { visits } from "./visit.ts";

const visit = visits();

/**
 * Words that are broken between lines without a hyphen; where hyphenation is on, a browser with a dictionary adds one.
 * Within a `part` of the page hyphenated ones count as well.
 */
const brokenWords = (page: Page, part?: string): Promise<string[]> =>
  page.evaluate((part) => {
    const broken: string[] = [];
    const root = part === undefined ? document.body : document.querySelector(part);
    const texts = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility()) continue;
      if (part === undefined && getComputedStyle(element).hyphens === "auto") continue;
      for (const word of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word[0]);
      }
    }
    return broken;
  }, part);

/** How far the page extends below its footer, px. */
const belowFooter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = [...document.querySelectorAll("footer")].at(-1);
    return document.documentElement.scrollHeight - ((footer?.getBoundingClientRect().bottom ?? 0) + scrollY);
  });

/** The visible width of the quick contact tab, and the page's margin at the window's end, px. */
const tabAndMargin = (page: Page): Promise<[tab: number, margin: number]> =>
  page.evaluate(() => {
    const tab = document.querySelector("aside:not(main aside) > details > summary");
    const { paddingInlineEnd } = getComputedStyle(document.querySelector("footer > div") ?? document.body);
    if (tab === null) return [0, 0];
    return [parseFloat(getComputedStyle(tab, "::before").inlineSize), parseFloat(paddingInlineEnd)];
  });

describe.each([
  ["product", "/de/produkte/31/x"],
  ["list", pathTo("products", "ru")],
  ["comparison", `${pathTo("compare", "tr")}?products=1,2,90`],
])("on a phone, a %s", (_name, path) => {
  test("V9, V10, V12: ends with its footer, breaks no word, and has the tab in its margin", async () => {
    const page = await visit(path, { width: 360, height: 740 });
    expect(await brokenWords(page)).toEqual([]);
    await showTypeface(page);
    expect(await brokenWords(page)).toEqual([]);
    expect(Math.abs(await belowFooter(page))).toBeLessThan(2);
    const [tab, margin] = await tabAndMargin(page);
    expect(tab).toBeGreaterThan(8);
    expect(tab).toBeLessThanOrEqual(margin);
  });
});

test("the names of what is compared end within the frame that scrolls", async () => {
  const page = await visit(`${pathTo("compare", "de")}?products=1,40,300,900`, { width: 320 });
  await showTypeface(page);
  const beyond = await page.locator("main tbody th > span").evaluateAll((names) =>
    names.flatMap((name) => {
      const frame = name.closest("[role=region]")!.getBoundingClientRect();
      return name.getBoundingClientRect().right > frame.right ? [name.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});

test.each([360, 768])("figures of the home page stay in their columns at %i px", async (width) => {
  const page = await visit("/ar", { width });
  await showTypeface(page);
  const columns = await page.locator("dl:has(dd > bdi) > div").evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const value = figure.querySelector("dd bdi")!.getBoundingClientRect();
      return { value: figure.textContent, over: Math.max(0, left - value.left, value.right - right) };
    }),
  );
  expect(columns.length).toBeGreaterThan(2);
  expect(columns.filter(({ over }) => over > 1)).toEqual([]);
});

test("V13: categories are low rows on a phone", { tags: ["full"] }, async () => {
  const page = await visit("/", { width: 360, height: 740 });
  await showTypeface(page);
  const heights = await page
    .locator("#katalog li")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights)).toBeLessThan(64);
});

test("V13: the longest name of a category is whole where cards are narrowest", async () => {
  const page = await visit("/ru", { width: 1280, height: 1000 });
  await showTypeface(page);
  expect(await page.locator("#katalog li").allTextContents()).toContainEqual(
    expect.stringContaining("распылители"),
  );
  expect(await brokenWords(page, "#katalog")).toEqual([]);
});

test("V8: a campaign lists its products", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("campaigns", "tr"), { script: false });
  await page.getByRole("link", { name: /Boston/ }).click();
  const products = page.getByRole("region", { name: "Kampanyadaki ürünler" }).locator("article");
  expect(await products.count()).toBe(8);
});

test("V7: a product of the comparison goes into the cart from there", { tags: ["full"] }, async () => {
  const page = await visit("/karsilastir?products=1,2");
  const row = page.locator("main tbody tr").first();
  expect(await row.getByRole("link", { name: "Teklif isteyin" }).count()).toBe(2);
  await row.getByRole("button", { name: "Sepete ekle" }).first().click();
  await page.locator("[data-toast]").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/karsilastir");
});

test("V16: one main action on a product's page", async () => {
  const page = await visit("/urun/31/250-ml-seffaf-boston-pet-sise-24-410");
  const grounds = await page
    .locator("main :is(button, a):not(#order-table *)")
    .filter({ hasText: /^(?:Sepete ekle|Teklif sepetine ekle|Teklif isteyin)$/ })
    .evaluateAll((actions) => actions.map((action) => getComputedStyle(action).backgroundColor));
  expect(grounds.filter((ground) => ground !== "rgba(0, 0, 0, 0)")).toHaveLength(1);
  expect(grounds).toHaveLength(3);
});

test("V23: the sign beside the filters turns when they open", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("products", "tr"), { width: 360, height: 740 });
  const summary = page.locator("main summary").filter({ hasText: "Filtre" }).first();
  const turned = () =>
    summary.evaluate((element) => {
      const sign = [...element.querySelectorAll("svg")].at(-1)?.parentElement;
      return sign == null ? null : getComputedStyle(sign).rotate;
    });
  expect(await turned()).toBe("none");
  await summary.click();
  await expect.poll(turned).toBe("180deg");
});

test("V26: news come before the way to subscribe to them", { tags: ["full"] }, async () => {
  const page = await visit(pathTo("announcements", "tr"), { script: false });
  const feed = page.locator('main a[type="application/atom+xml"]');
  const lastCard = page.locator("main article").last();
  const [below, above] = await Promise.all([feed.boundingBox(), lastCard.boundingBox()]);
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
});

test.each([
  ["contact", "#banner-title"],
  ["references", "main h2"],
  ["faq", "main h2"],
] as const)("V14: no half of a wide window is empty beside the words of %s", async (route, words) => {
  const page = await visit(pathTo(route, "tr"), { width: 1280, height: 900, script: false });
  const beside = await page
    .locator(words)
    .first()
    .evaluate((title) => {
      const { top, bottom } = title.getBoundingClientRect();
      const things = (title.closest("section") ?? document).querySelectorAll(
        "main :is(a, summary, svg, img)",
      );
      return [...things].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.right > innerWidth * 0.6 && box.bottom > top && box.top < bottom + 100;
      }).length;
    });
  expect(beside).toBeGreaterThan(0);
});
