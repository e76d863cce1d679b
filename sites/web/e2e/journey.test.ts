import { directionOf } from "@preforma/domain/locales";
import { matchPath, pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { sampledLocales } from "./sampled-locales.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();

describe.each(sampledLocales)("a first visit in %s", (locale) => {
  test("leads from the home page over a category to a product without leaving the document", async () => {
    const page = await visit(pathTo("home", locale));
    expect(await page.getAttribute("html", "lang")).toBe(locale);
    expect(await page.getAttribute("html", "dir")).toBe(directionOf(locale));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const category = page.locator("#katalog li a").first();
    const categoryTitle = (await category.innerText()).trim();
    await category.click();
    await page.getByRole("heading", { level: 1, name: categoryTitle, exact: true }).waitFor();
    expect(matchPath(new URL(page.url()).pathname)).toMatchObject({ locale, name: "category" });

    const product = page.locator("main article a").first();
    const productTitle = (await product.innerText()).trim();
    await product.click();
    await page.getByRole("heading", { level: 1, name: productTitle, exact: true }).waitFor();
    expect(matchPath(new URL(page.url()).pathname)).toMatchObject({ locale, name: "product" });
    expect(await page.title()).toContain(productTitle);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

    // The browser's rendering equals the server's.
    const served = await (await fetch(page.url())).text();
    expect(served).toContain(`<link rel="canonical" href="${page.url()}"/>`);
    expect(await page.locator("main table").count()).toBeGreaterThan(2);
  });
});

test("the language menu leads to the same product in the other language", async () => {
  const page = await visit((await fetch(at("/urun/1"))).url.slice(site.length));
  await page.locator("summary", { hasText: "Türkçe" }).first().click();
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL("**/en/products/1/**");
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("en");
  // Directly to the right URL, without a redirect.
  expect((await fetch(page.url(), { redirect: "manual" })).status).toBe(200);
});

test("another language is offered to whose browser speaks it, and taken back for good", async () => {
  const page = await visit("/kurumsal/hakkimizda", { language: "fr-FR" });
  const offer = page.getByRole("complementary", { name: "Français" });
  expect(await offer.getByRole("link").getAttribute("href")).toBe(pathTo("about", "fr"));
  expect(page.url()).toBe(at("/kurumsal/hakkimizda"));
  await offer.getByRole("button").click();
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(200);
  expect(await offer.count()).toBe(0);
});

test("on a phone the offer of another language keeps off both edges", async () => {
  const page = await visit("/sss", { language: "ru", width: 360, height: 780 });
  const box = await page.getByRole("complementary", { name: "Русский" }).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect(width - (box?.x ?? 0) - (box?.width ?? width)).toBeGreaterThanOrEqual(16);
});
