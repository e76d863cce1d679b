import { directionOf } from "@preforma/domain/locales";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../../../scripts/test-run.ts";
import { openPages } from "./page-urls.ts";
import { productPath } from "./page-steps.ts";
import { visits } from "./visit.ts";

const visit = visits({ pictures: true });

/** Elements that are only useful on a screen. */
const forScreens = [
  "header:not(main *)",
  "footer:not(main *)",
  "#cookie-settings",
  "dialog",
  "main nav",
  "main button",
  "[aria-label='Hızlı iletişim']",
];

const shownOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (given) =>
      given.filter((selector) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      ),
    selectors,
  );

/** The number of sheets of a page: in Chromium's PDFs each is a separate object. */
const sheets = async (page: Page) =>
  [...(await page.pdf({ format: "A4" })).toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;

/** The print header is the only part above the content in print. */
const printHeader = (page: Page) => page.locator("[aria-hidden]", { hasText: page.url() }).first();

describe.each([
  ["tr", "light"],
  ["ar", "dark"],
] as const)("the sheet of a product in %s", (locale, scheme) => {
  test("is one page with print header, pictures and tables, and nothing to press", async () => {
    const page = await visit(await productPath(1, locale), { scheme, undecided: true });
    expect(await page.getAttribute("html", "dir")).toBe(directionOf(locale));
    const before = await shownOf(page, forScreens);
    expect(before).toEqual(expect.arrayContaining(["header:not(main *)", "#cookie-settings", "main nav"]));
    expect(await printHeader(page).isVisible()).toBe(false);

    await page.emulateMedia({ media: "print", colorScheme: scheme });
    expect(await shownOf(page, forScreens)).toEqual([]);
    expect(await page.locator("main form:visible, main video:visible").count()).toBe(0);
    expect(await printHeader(page).isVisible()).toBe(true);
    expect(await page.locator("main table:visible").count()).toBeGreaterThanOrEqual(4);
    const pictures = page.locator("main img:visible");
    expect(await pictures.count()).toBe(2);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    expect(await sheets(page)).toBe(1);
  });
});

describe("other pages on paper", () => {
  const own = openPages();

  // One page of each layout.
  const layouts = [
    "home",
    "category",
    "about",
    "contact",
    "newsArticle",
    "legalDocuments",
    "bankAccounts",
    "compare",
    "ralColours",
    "accountOrder",
    "cart",
    "checkout",
  ] as const;

  test.each(sample(layouts, 4, 1))(
    "%s has its heading, and no menus, buttons or lost edges",
    async (name) => {
      const { path, isForCustomer } = own.addressOf(name, "tr");
      const page = await visit(path, { width: 720, cookie: isForCustomer ? own.customer.cookie : undefined });
      await page.emulateMedia({ media: "print" });
      expect(await shownOf(page, forScreens)).toEqual([]);
      expect(await page.getByRole("heading", { level: 1 }).first().isVisible()).toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
});

test("answers that are folded on the screen are unfolded on paper", { tags: ["full"] }, async () => {
  const page = await visit("/sss");
  const answer = page.locator("main details:not([open]) p").first();
  expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    false,
  );
  await page.emulateMedia({ media: "print" });
  expect(await answer.isVisible()).toBe(true);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
});

test(
  "an IBAN stands in one line on paper, also in cards that are two abreast",
  { tags: ["full"] },
  async () => {
    const page = await visit("/banka-hesaplarimiz", { width: 720 });
    await page.emulateMedia({ media: "print" });
    const ibans = page.locator("main bdi").filter({ hasText: /^TR\d{2} \d{4} / });
    const lines = await ibans.evaluateAll((all) =>
      all.map((iban) => {
        const text = document.createRange();
        text.selectNodeContents(iban);
        return text.getClientRects().length;
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(lines.map(() => 1));
  },
);
