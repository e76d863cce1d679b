import { ralColours } from "@preforma/domain/colour";
import { directionOf } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { redness } from "./page-steps.ts";
import { journeyLocales, sampledLocales } from "./sampled-locales.ts";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits({ pictures: true });
const swatches = "main ul a[href*='colour=']";

test.each(sampledLocales)("all colours are there by their names in %s", async (locale) => {
  const page = await visit(pathTo("ralColours", locale), { script: false });
  expect(await page.getAttribute("html", "dir")).toBe(directionOf(locale));
  expect(await page.locator(swatches).count()).toBe(ralColours.length);
  const blue = page.locator(`${swatches}[href*='5015']`);
  expect(await blue.textContent()).toContain(ralColours.find(({ code }) => code === "5015")?.names[locale]);
});

describe("without script", () => {
  test("a name, a number and values find their colours", async () => {
    const page = await visit("/ral-renkleri", { script: false });
    await page.locator("main [name=q][type=search]").fill("gök mavisi");
    await page.locator("main button[type=submit]").first().click();
    await page.waitForURL("**q=**");
    expect(await page.locator(swatches).count()).toBe(1);
    await page.locator("main [name=q][type=search]").fill("rgb(0, 124, 176)");
    await page.locator("main button[type=submit]").first().click();
    await page.waitForURL("**rgb**");
    expect(await page.locator(swatches).count()).toBe(12);
    expect(await page.locator(swatches).first().textContent()).toContain("RAL 5015");
    // The picker sends the searched colour.
    await page.locator("main button[type=submit]").nth(1).click();
    await page.waitForURL("**q=%23007cb0");
    expect(await page.locator(swatches).first().textContent()).toContain("RAL 5015");
  });

  test("a colour has an address with its values", async () => {
    const page = await visit("/ral-renkleri?colour=5015", { script: false });
    const chosen = page.locator("#secim");
    await chosen.getByRole("heading", { name: "Gök mavisi" }).waitFor();
    expect(await chosen.innerText()).toContain("#007cb0");
    expect(await chosen.innerText()).toContain("0, 124, 176");
    expect(await chosen.locator("a[href*='ral=5015']").count()).toBeGreaterThanOrEqual(2);
    // The server mixes the pictures where no script draws them.
    const pictures = chosen.locator("li img");
    expect(await pictures.count()).toBe(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.getAttribute("src")).toContain("/007cb0-");
      const answer = await fetch(at((await picture.getAttribute("src")) ?? ""));
      expect(answer.status).toBe(200);
    }
  });

  test.each(journeyLocales)("a product is seen in the colour that led to it, in %s", async (locale) => {
    const page = await visit(`${pathTo("ralColours", locale)}?colour=5015`, { script: false });
    await page.locator("#secim a[href*='?ral=5015#colours']").first().click();
    await page.waitForURL("**?ral=5015#colours");
    const name = ralColours.find(({ code }) => code === "5015")?.names[locale];
    await page.getByText(`RAL 5015 ${name}`).first().waitFor();
    const picture = page.locator("main img").first();
    const source = (await picture.getAttribute("src")) ?? "";
    expect(source).toContain("/007cb0-");
    expect((await fetch(at(source))).status).toBe(200);
    expect(await picture.getAttribute("alt")).toContain(`RAL 5015 ${name}`);
    expect(
      await page.locator(`main a[href^='${pathTo("productQuote", locale)}'][href$='&ral=5015']`).count(),
    ).toBe(1);

    // Each colour is a separate page, and so is the product without one.
    const { pathname } = new URL(page.url());
    const red = source.replace(
      "/007cb0-",
      `/${ralColours.find(({ code }) => code === "3020")?.hex.slice(1)}-`,
    );
    for (const [search, shown] of [
      ["?ral=3020", red],
      ["", null],
      ["?ral=5015", source],
      ["?ral=9999", null],
    ] as const) {
      const html = await (await fetch(at(`${pathname}${search}`))).text();
      for (const address of [red, source]) expect(html.includes(address), search).toBe(address === shown);
      expect(html, search).toContain(`<link rel="canonical" href="${at(pathname)}"`);
      expect(html.includes('"@type":"Product"'), search).toBe(shown === null);
    }
  });
});

test("a colour is drawn on products, carried to the product and into the request for an offer", async () => {
  const page = await visit("/ral-renkleri?colour=3020");
  const canvas = page.locator("#secim canvas").first();
  await canvas.waitFor();
  await expect.poll(() => redness(canvas)).toBeGreaterThan(5);
  await page.locator("#secim a[href*='#colours']").first().click();
  await page.waitForURL("**ral=3020#colours");
  await hydrated(page);
  await page.getByText("RAL 3020 Trafik kırmızısı").first().waitFor();
  await page.getByRole("link", { name: "Teklif isteyin" }).first().click();
  await page.locator("[aria-modal=true]").getByText("RAL 3020 Trafik kırmızısı").waitFor();
});
