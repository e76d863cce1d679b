import { describe, expect, test } from "vitest";
import { row } from "./people.ts";
import { at, visits } from "./visit.ts";

const visit = visits();

describe.each([
  ["tr", "/sikca-sorulan-sorular", "Bize ulaşın", "Yardım", "Geri bildirim gönderin"],
  ["ar", "/ar/faq", "تواصل معنا", "المساعدة", "أرسل ملاحظاتك"],
] as const)("support in %s on %s", (_locale, path, reach, help, feedback) => {
  test("opens over the page, gives way to feedback, and closes by the way back", async () => {
    const page = await visit(path, { width: 390, height: 800 });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.locator("main").getByRole("link", { name: reach }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: help, exact: true }).waitFor();
    // Its files are fetched on demand.
    expect(fetched.some((url) => url.includes("help-modal"))).toBe(true);
    expect(await dialog.getByRole("search").count()).toBe(1);
    expect(await dialog.locator("a[href^='tel:']").count()).toBeGreaterThan(0);

    await dialog.getByRole("link", { name: feedback }).click();
    const title = dialog.locator("[name=title]");
    await title.fill("Koli etiketi");
    await page.goBack();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(page.url()).toBe(at(path));

    // The draft is restored next time.
    await page.locator(`main a[href$="#geri-bildirim"]`).first().click();
    await title.waitFor();
    expect(await title.inputValue()).toBe("Koli etiketi");
  });
});

test(
  "feedback is sent from the dialog, by the keyboard alone, and is on disk",
  { tags: ["full"] },
  async () => {
    const page = await visit("/sss");
    const way = page.locator("main").getByRole("link", { name: "Öneri, şikâyet, istek" });
    await way.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=feedback_type]").waitFor();
    const subject = `Klavyeyle ${Date.now()}`;
    await expect
      .poll(() =>
        dialog.locator("[name=feedback_type]").evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(subject);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Etiket köşeden kalkıyor.");
    await dialog.getByRole("button", { name: "Gönder" }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Teşekkürler!").waitFor();
    expect(
      row("select count(*) as count from requests where kind = 'feedback' and fields like ?", `%${subject}%`),
    ).toEqual({ count: 1 });
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await way.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

test("without script the ways lead to the places of the help page", async () => {
  const page = await visit("/sss", { script: false });
  await page.locator("main").getByRole("link", { name: "Öneri, şikâyet, istek" }).click();
  await page.waitForURL("**/sikca-sorulan-sorular#geri-bildirim");
  expect(await page.locator("#geri-bildirim form").count()).toBe(1);
});
