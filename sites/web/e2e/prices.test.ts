import { describe, expect, test } from "vitest";
import { addPerson, inDatabase } from "./people.ts";
import { signInByPage } from "./shop-steps.ts";
import { hydrated, visits } from "./visit.ts";

const visit = visits();

/** What the first card says of its price. */
const price = (page: Awaited<ReturnType<typeof visit>>) =>
  page.locator("main article p:has(bdi ~ bdi)").first().innerText();

describe("prices", () => {
  test("are with VAT until another choice is made, which every page follows", async () => {
    const page = await visit("/urun");
    await hydrated(page);
    const withVat = await price(page);
    expect(withVat).not.toContain("KDV");
    await page.locator("button[name=prices][value=net]").first().click();
    await expect.poll(() => price(page)).toContain("+ KDV");
    await page.locator("main article a").first().click();
    await page.waitForURL(/\/urun\/\d+\//);
    expect(await page.locator("main dl").first().innerText()).toContain("+ KDV");
    await page.goBack();
    await page.reload();
    await hydrated(page);
    expect(await price(page)).toContain("+ KDV");
    await page.locator("button[name=prices][value=gross]").first().click();
    await expect.poll(() => price(page)).toBe(withVat);
  });

  test("are chosen without script, and the page comes back as it was asked for", async () => {
    const page = await visit("/en/products?material=PET", { script: false });
    expect(await price(page)).not.toContain("VAT");
    await page.locator("button[name=prices][value=net]").first().click();
    await page.waitForURL("**/en/products?material=PET");
    expect(await price(page)).toContain("+ VAT");
    expect(await page.locator("button[name=prices][aria-pressed=true]").first().innerText()).toBe(
      "Excl. VAT",
    );
  });

  test.each([true, false])("are net for a company that signs in, script: %s", async (script) => {
    const email = await addPerson();
    inDatabase((database) =>
      database.prepare("update customers set company_name = 'Örnek A.Ş.' where email = ?").run(email),
    );
    const page = await visit(null, { script });
    await signInByPage(page, email, "products", { script });
    expect(await price(page)).toContain("+ KDV");
  });
});
