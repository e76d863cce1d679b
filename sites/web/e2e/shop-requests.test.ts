import { pathTo } from "@preforma/domain/routes";
import { messageTexts } from "@preforma/domain/errors";
import { expect, test } from "vitest";
import { isFullRun } from "../../../scripts/test-run.ts";
import { row } from "./people.ts";
import { journeys } from "./sampled-locales.ts";
import { fill } from "./page-steps.ts";
import { anArticle, articlePath, company, go, askForColour, requestOf } from "./shop-steps.ts";
import { visits } from "./visit.ts";

const visit = visits();

/** Many other journeys post forms by script. */
const sampled = isFullRun ? journeys : journeys.slice(-1);

test.each(sampled)(
  "samples are added on the product page and requested together: %s, script: %s",
  async (locale, script) => {
    const [first, second] = [anArticle(), anArticle()];
    const email = `numune-${process.pid}-${Date.now()}@example.com`;
    const page = await visit(null, { script, language: locale });
    for (const article of [first, second]) {
      await go(page, articlePath(article, locale), script);
      await page.locator(`main form[action^="${pathTo("samples", locale)}"] button`).click();
      await page.waitForURL(`**${pathTo("samples", locale)}?added=1`);
    }
    await page.locator("main form[action*=remove] button").last().click();
    await page.locator("main form[action*=remove]").nth(1).waitFor({ state: "detached" });
    const { address_title: _, company_name: __, vkn: ___, tax_office: ____, ...address } = company;
    await fill(page, { ...address, name: "Ayşe", surname: "Yılmaz", phone: "532 123 45 67", email });
    await page.locator("main form:has([name=street]) button[type=submit]").last().click();
    const sent = page.getByText(messageTexts("SAMPLE_SENT")[locale]).first();
    await sent.waitFor();
    // The page is much shorter then: the focus moves to the answer, which would otherwise be above the viewport.
    if (script) await expect.poll(() => sent.evaluate((said) => said === document.activeElement)).toBe(true);
    const request = row("select kind, fields from requests where email = ?", email);
    expect(request?.["kind"]).toBe("sample_request");
    expect(JSON.parse(String(request?.["fields"]))).toMatchObject({
      items: [{ product_id: first.id }],
      address: { street: address.street },
    });
  },
);

const sender = {
  first_name: "Ayşe",
  last_name: "Yılmaz",
  company: "Ege Kozmetik",
  phone: "532 123 45 67",
  message: "Numune de rica ederiz.",
};

test.each([true, false])(
  "several products are one request, script: %s",
  { tags: ["full"] },
  async (script) => {
    const [first, second, third] = [anArticle(), anArticle(), anArticle()] as const;
    const email = `teklif-${process.pid}-${Date.now()}@example.com`;
    const page = await visit(null, { script });
    for (const article of [first, second, third]) {
      await go(page, articlePath(article), script);
      await page.locator("main form:has(button[name=quote]) [name=quantity]").fill("1500");
      if (article === second) await askForColour(page, "ral 5015");
      await page.locator("main button[name=quote]").click();
      await page.getByText("Ürün teklif sepetine eklendi.").first().waitFor();
    }
    await go(page, "/teklif-sepeti", script);
    await fill(page, { ...sender, email });
    await page
      .getByRole("button", { name: /^Kaldır/ })
      .last()
      .click();
    await page.locator("main [role=spinbutton]").nth(2).waitFor({ state: "detached" });
    // The input stays when a line is removed.
    expect(await page.locator("main [name=company]").inputValue()).toBe(sender.company);
    await page.getByRole("button", { name: "Teklif iste", exact: true }).click();
    await page.getByText("Teklif Talebiniz Gönderildi!").first().waitFor();
    const request = requestOf(email);
    expect(request).toContain("RAL 5015");
    await go(page, "/teklif-sepeti", script);
    await page.getByRole("heading", { name: "Teklif sepetiniz boş" }).waitFor();
  },
);

test("after the last product is removed from the quote basket, the title has the focus", async () => {
  const page = await visit(articlePath(anArticle()));
  await page.locator("main button[name=quote]").click();
  await page.getByText("Ürün teklif sepetine eklendi.").first().waitFor();
  await go(page, "/teklif-sepeti");
  await page.getByRole("button", { name: /^Kaldır/ }).press("Enter");
  await page.getByRole("heading", { name: "Teklif sepetiniz boş" }).waitFor();
  await expect.poll(() => page.locator("main h1:focus").count()).toBe(1);
});
