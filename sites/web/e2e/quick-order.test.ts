import { readFileSync } from "node:fs";
import { locales, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { shopMessage } from "@preforma/domain/shop";
import { workbook } from "../../../packages/backend/src/import/tables/packed.fixture.ts";
import { row } from "./people.ts";
import { journeys } from "./sampled-locales.ts";
import { anArticle, go } from "./shop-steps.ts";
import { visits } from "./visit.ts";
import { addCustomer } from "./customer.ts";
import { isFullRun } from "../../../scripts/test-run.ts";

const visit = visits();

const tooLong = Object.fromEntries(
  locales.map((locale) => {
    const texts = readFileSync(new URL(`../locales/${locale}/shop.json`, import.meta.url), "utf8");
    return [locale, (JSON.parse(texts) as { quickOrder: { tooLong: string } }).quickOrder.tooLong];
  }),
) as Record<Locale, string>;

const codeOf = (id: number): string => String(row("select code from products where id = ?", id)?.["code"]);

const csvOf = (code: string) => ({
  name: "liste.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\ufeffKod;Adet\r\n${code};1\r\n`),
});

const workbookOf = (code: string) => ({
  name: "liste.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: workbook({
    List: `<row><c t="str"><v>Kod</v></c><c t="str"><v>Adet</v></c></row><row><c t="str"><v>${code}</v></c><c><v>1</v></c></row>`,
  }),
});

test.each(journeys)(
  "codes that are pasted and uploaded are corrected and put in the cart: %s, script: %s",
  async (locale, script) => {
    const [first, second] = [anArticle(), anArticle()];
    const [typed, uploaded] = [codeOf(first.id), codeOf(second.id)];
    const wrong = `${typed}7`;
    const page = await visit(null, { script, language: locale });
    await go(page, pathTo("quickOrder", locale), script);
    const form = page.locator("main form:has([name=lines])");
    // More than fits in the URL of the result's page: the input stays.
    const long = Array.from({ length: 50 }, () => "ş".repeat(60)).join("\n");
    await form.locator("[name=lines]").fill(long);
    await form.locator("button[type=submit]").last().click();
    await page.getByText(tooLong[locale]).first().waitFor();
    expect(await form.locator("[name=lines]").inputValue()).toBe(long);

    // Once right, once misspelt: corrected, it is one line with the sum.
    const written = `${typed} ${first.smallest}\n${wrong} ${first.smallest.toLocaleString("de")}`;
    await form.locator("[name=lines]").fill(written);
    await form.locator("[name=file]").setInputFiles(script ? workbookOf(uploaded) : csvOf(uploaded));
    await form.locator("button[type=submit]").last().click();
    await page.locator("main [name='items.1.product_id']").waitFor({ state: "attached" });
    expect(await page.locator("main").innerText()).toContain(wrong);
    // The answer is above the form.
    if (script) await expect.poll(() => page.locator(":focus").innerText()).toContain(wrong);
    await page.locator("main li a", { hasText: typed }).first().click();
    await page.locator("main strong", { hasText: wrong }).waitFor({ state: "detached" });
    // Without script, there is no document for a moment during the navigation.
    await expect.poll(() => page.locator("main [name$='.product_id']").count()).toBe(2);
    const pieces = await page.locator("main [name='items.0.quantity']").inputValue();
    expect(Number(pieces.replace(/\D/g, ""))).toBe(2 * first.smallest);
    await page.locator("main form:has([name='items.0.product_id']) button[type=submit]").last().click();
    await page.waitForURL(`**${pathTo("cart", locale)}?added=1`);
    const cart = await page.locator("main").innerText();
    expect(cart).toContain(typed);
    expect(cart).toContain(uploaded);
  },
);

test("a file of another kind is refused with the endings that are taken", async () => {
  const page = await visit(pathTo("quickOrder", "tr"));
  const old = { name: "eski.xls", mimeType: "application/vnd.ms-excel", buffer: Buffer.from("x") };
  await page.locator("main [name=file]").setInputFiles(old);
  await expect
    .poll(() => page.locator("main").innerText())
    .toContain("eski.xls eklenemedi. Kabul edilen türler: XLSX, CSV, TXT.");
});

test("a typed list is there again after a reload, until it is read", async () => {
  const article = anArticle();
  const written = `${codeOf(article.id)} ${article.smallest}`;
  const page = await visit(pathTo("quickOrder", "tr"));
  const list = page.locator("main [name=lines]");
  await list.fill(written);
  await page.reload();
  await expect.poll(() => list.inputValue()).toBe(written);
  await page.locator("main form:has([name=lines]) button[type=submit]").last().click();
  await page.locator("main [name='items.0.product_id']").waitFor({ state: "attached" });
  await go(page, pathTo("quickOrder", "tr"));
  expect(await list.inputValue()).toBe("");
});

/** The browser posts the form itself either way. */
const sampled = isFullRun ? journeys : journeys.slice(-1);

test.each(sampled)("an order is ordered again from the list: %s, script: %s", async (locale, script) => {
  const { cookie, order } = await addCustomer();
  const page = await visit(pathTo("accountOrders", locale), { cookie, script, language: locale });
  await page.locator(`main form[action*="${order}"] button[type=submit]`).click();
  await page.getByText(shopMessage("reordered", locale)).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo("cart", locale));
  expect(await page.locator("main [role=spinbutton], main input[name=quantity]").count()).toBeGreaterThan(0);
});
