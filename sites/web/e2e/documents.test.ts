import { gtin14 } from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import { formatNumber } from "@preforma/domain/vocabulary";
import { describe, expect, test } from "vitest";
import { row } from "./people.ts";
import { journeys } from "./sampled-locales.ts";
import { at, follow, visits } from "./visit.ts";

const visit = visits();

/** A bottle of the demo that has a GTIN and every document. */
const found = row("select id, gtin from products where code = 'PB-500-28-CL'");
const bottle = { id: Number(found?.["id"]), gtin: String(found?.["gtin"]) };

describe.each(journeys)("a buyer in %s, with script: %s", (locale, script) => {
  test("scans a code, reads the load of a quantity, and takes every document along", async () => {
    const page = await visit(pathTo("productByGtin", locale, { gtin: gtin14(bottle.gtin) }), { script });
    expect(new URL(page.url()).pathname).toMatch(
      new RegExp(`^${pathTo("categoryBySlug", locale, { slug: String(bottle.id) })}/.`),
    );

    const logistics = page.locator("#logistics");
    await logistics.locator("input[name=quantity]").fill("20.000");
    await follow(page, () => logistics.locator("button[type=submit]").click());
    expect(new URL(page.url()).search).toBe("?quantity=20.000");
    expect(await logistics.locator("tbody th").first().textContent()).toContain(formatNumber(20_000, locale));
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain("quantity");

    const links = page.locator("section[aria-labelledby=downloads] a");
    const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(files).toHaveLength(6);
    for (const file of files) {
      const response = await fetch(file);
      expect(response.status, file).toBe(200);
      const type = await links.nth(files.indexOf(file)).getAttribute("type");
      expect(response.headers.get("content-type"), file).toContain(type);
      const start = Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString();
      if (type === "application/pdf") expect(start, file).toBe("%PDF-");
    }
  });
});

test("the link of a number that no product carries is not found", async () => {
  expect((await fetch(at(pathTo("productByGtin", "tr", { gtin: "00000000000000" })))).status).toBe(404);
});

test("the keyboard reaches samples and documents without going through the order table", async () => {
  const path = new URL((await fetch(at(pathTo("productByGtin", "tr", { gtin: gtin14(bottle.gtin) })))).url)
    .pathname;
  const page = await visit(path);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Tab", "Enter", "Tab", "Enter");
  await page.waitForURL("**#product-actions");
  await press("Tab", "Tab");
  expect(await page.locator(`form[action^="${pathTo("samples", "tr")}"] button:focus`).count()).toBe(1);

  await page.goto(at(path));
  await press("Tab", "Enter", "Tab", "Tab", "Enter");
  await page.waitForURL("**#downloads");
  await press("Tab");
  expect(await page.locator("section[aria-labelledby=downloads] a:focus").count()).toBe(1);
});
