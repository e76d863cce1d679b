import { shopMessage } from "@preforma/domain/shop";
import { pathTo } from "@preforma/domain/routes";
import { expect, test } from "vitest";
import { addCustomer } from "./customer.ts";
import { isFullRun } from "../../../scripts/test-run.ts";
import { journeys } from "./sampled-locales.ts";
import { visits } from "./visit.ts";

const visit = visits();

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
