import { describe, expect, test } from "vitest";
import { addPerson, run } from "./people.ts";
import { signInByPage } from "./shop-steps.ts";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

/** The price on the first card. */
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

  test("of a quantity follow what is typed, in full cartons and by the price list", async () => {
    // Cartons of 900, at least 10,800; 2.16 lira with VAT, from 54,000 on 2.10.
    const path = "/urun/1523/mavi-push-pull-kapak-28-410";
    const total = async (page: Awaited<ReturnType<typeof visit>>) =>
      (await page.locator("output[for=buy-quantity]").innerText()).replaceAll(/[\u2068\u2069]/g, "");
    expect(await total(await visit(path, { script: false }))).toBe(
      "10.800 adet · 12 koli ₺23.328,00 KDV dâhil",
    );
    const page = await visit(path);
    // Key by key, while the code of the total is loading.
    await page.locator("#buy-quantity").selectText();
    await page.keyboard.type("20000");
    await expect.poll(() => total(page)).toBe("20.700 adet · 23 koli ₺44.712,00 KDV dâhil");
    await page.getByRole("button", { name: "1 palet (14.400)" }).click();
    await expect.poll(() => total(page)).toBe("14.400 adet · 16 koli ₺31.104,00 KDV dâhil");
    await page.locator("#buy-quantity").fill("60.000");
    await expect.poll(() => total(page)).toBe("60.300 adet · 67 koli ₺126.630,00 KDV dâhil");
  });

  test("of a quantity that was typed before the script came are right once it is there", async () => {
    const page = await visit(null);
    const come = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await come.promise;
      await route.fallback();
    });
    await page.goto(at("/urun/1523/x"), { waitUntil: "commit" });
    await page.locator("#buy-quantity").fill("20000");
    come.resolve();
    await expect.poll(() => page.locator("output[for=buy-quantity]").innerText()).toContain("20.700 adet");
  });

  test("are chosen without script, and the page returns with its query", async () => {
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
    run("update customers set company_name = 'Örnek A.Ş.' where email = ?", email);
    const page = await visit(null, { script });
    await signInByPage(page, email, "products", { script });
    expect(await price(page)).toContain("+ KDV");
  });
});
