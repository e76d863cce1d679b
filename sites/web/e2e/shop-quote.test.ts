/** @module-tag full */

import { expect, test } from "vitest";
import { fill } from "./page-steps.ts";
import { askForColour, anArticle, articlePath, go, requestOf } from "./shop-steps.ts";
import { visits } from "./visit.ts";

const visit = visits();

const sender = {
  first_name: "Ayşe",
  last_name: "Yılmaz",
  company: "Ege Kozmetik",
  phone: "532 123 45 67",
  message: "Numune de rica ederiz.",
};

test.each([true, false])("several products are one request, script: %s", async (script) => {
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
  // What was typed stays where a line goes.
  expect(await page.locator("main [name=company]").inputValue()).toBe(sender.company);
  await page.getByRole("button", { name: "Teklif iste", exact: true }).click();
  await page.getByText("Teklif Talebiniz Gönderildi!").first().waitFor();
  const request = requestOf(email);
  expect(request).toContain("RAL 5015");
  await go(page, "/teklif-sepeti", script);
  await page.getByRole("heading", { name: "Teklif sepetiniz boş" }).waitFor();
});
