import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locale } from "@preforma/domain/locales";
import { companyDay } from "@preforma/domain/quotes";
import { pathTo } from "@preforma/domain/routes";
import { expect, inject, test } from "vitest";
import { lastMail } from "./people.ts";
import { isFullRun } from "../../../scripts/test-run.ts";
import { journeys } from "./sampled-locales.ts";
import { fill } from "./page-steps.ts";
import { anArticle, company, go, ordersOf } from "./shop-steps.ts";
import { aClient, at, site, visits } from "./visit.ts";

const visit = visits();

const repository = join(import.meta.dirname, "../../..");
let asked = 0;

/** Requests a quote as a guest, has staff answer it, and returns the mailed link as a path. */
async function quoteLink(locale: Locale): Promise<{ id: number; email: string; link: string }> {
  const email = `teklif-yaniti-${process.pid}-${Date.now()}-${(asked += 1)}@example.com`;
  const sent = await fetch(at(`/api/v1/offer-requests?languageCode=${locale}`), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": aClient() },
    body: JSON.stringify({
      first_name: "Ayşe",
      last_name: "Yılmaz",
      company: company.company_name,
      phone: "+905321234567",
      email,
      message: "20.000 adet",
      product_id: anArticle().id,
      quantity: 20_000,
    }),
  });
  const { data } = (await sent.json()) as { data: { id: number } };
  const until = companyDay(Date.now() + 7 * 24 * 60 * 60_000);
  const words = ["requests", "answer", String(data.id), "--price", "3.25", "--valid-until", until];
  await promisify(execFile)(process.execPath, ["packages/backend/src/staff/command.ts", ...words], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: inject("dataDir"), PUBLIC_ORIGIN: site },
  });
  const link = lastMail(email).split(site).at(1)?.split(/\s/, 1)[0] ?? "";
  expect(link).toContain(`${pathTo("quote", locale)}?id=${data.id}&token=`);
  return { id: data.id, email, link };
}

/** The checkout tests cover address forms with script. */
const sampled = isFullRun ? journeys : journeys.slice(-1);

test.each(sampled)(
  "a quote becomes an order by its mailed link, without an account: %s, script: %s",
  async (locale, script) => {
    const { id, email, link } = await quoteLink(locale);
    const page = await visit(null, { script, language: locale });
    await go(page, link, script);
    const file = await fetch(at((await page.locator("main a[href*='/pdf?']").getAttribute("href")) ?? ""));
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const accept = page.locator("main form:has([name=accepted_terms])");
    const { address_title: _, company_name: known, ...address } = company;
    expect(await accept.locator("[name=company_name]").inputValue()).toBe(known);
    await fill(page, address);
    // Without accepting the terms it is refused, and the input stays.
    await accept.locator("button[type=submit]").last().click();
    await page.locator("main [role=alert], main [tabindex='-1'] [href*=accepted_terms]").first().waitFor();
    expect(await accept.locator("[name=street]").inputValue()).toBe(address.street);
    expect(ordersOf(email)).toBe(0);
    await accept.locator("[name=accepted_terms]").check();
    await accept.locator("button[type=submit]").last().click();
    await page
      .getByText(/PF-\d{4}-/)
      .first()
      .waitFor();
    expect(ordersOf(email)).toBe(1);
    expect(await page.locator("main form").count()).toBe(0);
    // The forms are unmounted, and with them the focused button.
    if (script) expect(await page.locator(":focus").innerText()).toMatch(/PF-\d{4}-/);
    // On a phone the order's number does not wrap.
    await page.setViewportSize({ width: 360, height: 800 });
    const numbers = page.locator("main bdi").filter({ hasText: /^PF-/ });
    const lines = await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));

    await go(page, `${pathTo("quote", locale)}?id=${id}&token=${"x".repeat(43)}`, script);
    await page.locator("main h1").waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/PF-|Q-/);
  },
);

test("what was typed to accept a quote is there after a reload", async () => {
  const { link } = await quoteLink("tr");
  const page = await visit(link);
  const accept = page.locator("main form:has([name=accepted_terms])");
  const { street } = company;
  await fill(page, { street, order_note: "Arka kapı" });
  await page.reload();
  await expect.poll(() => accept.locator("[name=street]").inputValue()).toBe(street);
  expect(await accept.locator("[name=order_note]").inputValue()).toBe("Arka kapı");
});
