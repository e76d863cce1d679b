import { describe, expect, test } from "vitest";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

describe("cookie consent", () => {
  test("is requested first, without shifting the page, and not again", async () => {
    const page = await visit("/urun", { undecided: true });
    const banner = page.locator("#cookie-settings");
    await banner.locator("button[value=reject]").waitFor();
    // After the skip link.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await banner.locator("button[value=reject]").click();
    await banner.waitFor({ state: "hidden" });
    const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith("cookie_"));
    expect(cookies.map(({ name }) => name).sort()).toEqual(["cookie_consent", "cookie_preferences"]);
    for (const { expires } of cookies) expect(expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.reload();
    await hydrated(page);
    expect(await banner.isVisible()).toBe(false);
    await page.locator("footer a[href='#cookie-settings']").click();
    await banner.locator("button[value=save]").waitFor();
  });

  test("a decision loses nothing that was typed, when the language changes after it", async () => {
    const page = await visit("/urun/1", { undecided: true });
    const quantity = page.locator("main form:has(button[name=quote]) [name=quantity]");
    await quantity.fill("20000");
    await page.locator("#cookie-settings button[value=reject]").click();
    await page.evaluate(() => {
      window.sameDocument = true;
    });
    await page.locator("summary", { hasText: "Türkçe" }).first().click();
    await page.getByRole("link", { name: "English", exact: true }).first().click();
    await page.waitForURL("**/en/**");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    expect(await page.evaluate(() => window.sameDocument)).toBe(true);
    expect((await quantity.inputValue()).replace(/\D/g, "")).toBe("20000");
    expect(await page.locator("#cookie-settings").isVisible()).toBe(false);
  });

  test("works without script and leads back to where it was asked", async () => {
    const page = await visit("/en/products?material=PET", { undecided: true, script: false });
    await page.locator("#cookie-settings button[value=accept]").click();
    await page.waitForURL("**/en/products?material=PET");
    expect(await page.locator("#cookie-settings").isVisible()).toBe(false);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toEqual(expect.arrayContaining(["cookie_consent", "cookie_preferences"]));
  });

  test("lets nothing of others in while analytics are off or not allowed", async () => {
    const { headers } = await fetch(at("/urun"));
    expect(headers.get("content-security-policy")).not.toMatch(/googletagmanager|google-analytics/);
    expect(headers.get("vary")).toContain("cookie");
  });
});
