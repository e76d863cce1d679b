/** @module-tag full */

import { directionOf, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFaults, overEdge } from "./faults.ts";
import { addPerson } from "./people.ts";
import { anArticle, articlePath, go, order, put, signIn, toReview } from "./shop-steps.ts";
import { hydrated, visits } from "./visit.ts";

const visit = visits({ pictures: process.env["SHOP_SHOTS"] !== undefined });

/** The violations that axe finds, and how far the page overflows a narrow window, px. */
async function look(page: Page) {
  await hydrated(page);
  return {
    direction: await page.getAttribute("html", "dir"),
    violations: await axeFaults(page),
    over: await overEdge(page),
  };
}

describe.each<[Locale, "light" | "dark", number]>([
  ["ar", "light", 360],
  ["tr", "dark", 768],
])("the shop in %s, %s, %i px", (locale, scheme, width) => {
  test("is accessible and fits, from the product to the order", async () => {
    const fine = { direction: directionOf(locale), violations: [], over: 0 };
    const email = await addPerson(locale);
    const page = await visit(pathTo("cart", locale), { scheme, width });
    const shot = async (name: string) => {
      const folder = process.env["SHOP_SHOTS"];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/${name}-${locale}-${scheme}-${width}.png`, fullPage: true });
    };
    expect(await look(page)).toEqual(fine);
    await signIn(page, email, "cart", { locale });
    const article = anArticle();
    await put(page, article, locale);
    expect(await look(page)).toEqual(fine);
    await shot("product");
    await go(page, articlePath(article, locale));
    await page.locator("main button[name=quote]").click();
    await page.locator("main button[name=quote][aria-disabled=true]").waitFor({ state: "detached" });
    await go(page, pathTo("quoteBasket", locale));
    await page.locator("main [role=spinbutton]").waitFor();
    expect(await look(page)).toEqual(fine);
    await shot("quote");
    await go(page, pathTo("cart", locale));
    expect(await look(page)).toEqual(fine);
    await shot("cart");
    await go(page, pathTo("checkout", locale));
    expect(await look(page)).toEqual(fine);
    await shot("address-new");
    await toReview(page, "bank_transfer", { locale });
    expect(await look(page)).toEqual(fine);
    await shot("review");
    await page.goBack();
    await page.locator("main [name=payment_type][type=radio]").first().waitFor();
    expect(await look(page)).toEqual(fine);
    await shot("payment");
    await page.goBack();
    await page.locator("main [name=delivery_address_id]").first().waitFor();
    expect(await look(page)).toEqual(fine);
    await shot("address");
    await page.goForward();
    await page.goForward();
    await page.locator("main [name=accepted_terms]").waitFor();
    await order(page);
    await page.waitForURL("**/account/orders/PF-**");
    await hydrated(page);
    expect(await look(page)).toEqual(fine);
    await shot("order");
  });
});
