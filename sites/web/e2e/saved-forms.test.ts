import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addPerson, row } from "./people.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { askForColour, anArticle, articlePath, go, requestOf, signIn } from "./shop-steps.ts";
import { at, dialogGone, hydrated, visits } from "./visit.ts";

const visit = visits();

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("preforma.draft.")));

/** Waits for a field to show these digits, in any grouping. */
const showsDigits = (field: Locator, digits: string) =>
  expect.poll(async () => (await field.inputValue()).replace(/\D/g, "")).toBe(digits);

/** Waits for a field to show a value. */
const shows = (field: Locator, value: string) => expect.poll(() => field.inputValue()).toBe(value);

describe.each(journeyLocales)("in %s", (locale) => {
  test(
    "what is typed into the quote basket outlives reload and navigation, and goes once it is sent",
    { tags: ["full"] },
    async () => {
      const [first, second] = [anArticle(), anArticle()] as const;
      const email = `taslak-${process.pid}-${Date.now()}@example.com`;
      const page = await visit(articlePath(first, locale));
      for (const article of [first, second]) {
        await go(page, articlePath(article, locale));
        await page.locator("main form:has(button[name=quote]) [name=quantity]").fill("1500");
        await askForColour(page, "5015");
        await page.locator("main button[name=quote]").click();
        await page.locator("[data-toast]").first().waitFor();
      }
      const basket = pathTo("quoteBasket", locale);
      await go(page, basket);
      const field = (name: string) => page.locator(`main [name="${name}"]`);
      const typed = {
        first_name: "Ayşe",
        last_name: "Yılmaz",
        company: "Ege Kozmetik",
        message: "Numune de.",
      };
      for (const [name, value] of Object.entries({ ...typed, email })) await field(name).fill(value);
      await field("phone").fill("0532 123 45 67");
      await field("items.1.quantity").fill("2345");

      // Typed, and the field still has the focus.
      await page.reload();
      await hydrated(page);
      for (const [name, value] of Object.entries({ ...typed, email })) await shows(field(name), value);
      await showsDigits(field("phone"), "5321234567");
      await showsDigits(field("items.1.quantity"), "2345");

      // The quantity belongs to its product at any position.
      await page.locator("main button[name=remove]").first().click();
      await field("items.1.quantity").waitFor({ state: "detached" });
      await go(page, pathTo("home", locale));
      await go(page, basket);
      await shows(field("company"), typed.company);
      await showsDigits(field("items.0.quantity"), "2345");

      await page.locator("main form:has([name=company]) button[type=submit]:visible").last().click();
      await page.getByText(errorMessages[locale].QUOTE_SENT).first().waitFor();
      expect(await drafts(page)).toEqual([]);
      const request = requestOf(email);
      expect(request).toMatch(new RegExp(`product_id\\W+${second.id}\\b`));
      expect(request).toMatch(/quantity\W+2345\b/);
    },
  );

  test("a put-in-again product has the new quantity, not that of the draft", { tags: ["full"] }, async () => {
    const article = anArticle();
    const page = await visit(articlePath(article, locale));
    const put = async (pieces: string) => {
      await go(page, articlePath(article, locale));
      await page.locator("main form:has(button[name=quote]) [name=quantity]").fill(pieces);
      await page.locator("main button[name=quote]").click();
      await page.locator("[data-toast]").first().waitFor();
    };
    await put("1500");
    await go(page, pathTo("quoteBasket", locale));
    await page.locator("main [role=spinbutton]").fill("1600");
    await put("1700");
    await go(page, pathTo("quoteBasket", locale));
    await page.locator("main [name=company]").fill("Ege");
    const written = await page.locator("main [role=spinbutton]").inputValue();
    expect(written.replace(/\D/g, "")).toBe("1700");
  });

  test("forms know who is signed in, save their input, and are cleared at sign-out", async () => {
    const email = await addPerson(locale);
    const page = await visit(null, { language: locale });
    await signIn(page, email, "contact", { locale });
    const main = page.locator("main");
    await shows(main.locator("[name=first_name]"), "Ayşe");
    await shows(main.locator("[name=last_name]"), "Yılmaz");
    await shows(main.locator("[name=email]"), email);
    await showsDigits(main.locator("[name=phone]"), "5321234567");
    await main.locator("[name=first_name]").fill("Fatma");
    await main.locator("[name=message]").fill("Numune rica ederim.");
    await page.reload();
    await hydrated(page);
    await shows(main.locator("[name=email]"), email);
    await shows(main.locator("[name=first_name]"), "Fatma");
    await main.locator("form:has([name=message]) button[type=submit]").last().click();
    await page.getByText(errorMessages[locale].CONTACT_SENT).first().waitFor();
    expect(row("select first_name, phone, customer_id from requests where email = ?", email)).toMatchObject({
      first_name: "Fatma",
      phone: "+905321234567",
      customer_id: expect.any(Number),
    });

    await go(page, pathTo("humanResources", locale));
    await shows(main.locator("[name=firstName]"), "Ayşe");
    await shows(main.locator("[name=email]"), email);
    await main.locator("a[href*='#basvuru']").first().click();
    const dialog = page.locator("[aria-modal=true]");
    await shows(dialog.locator("[name=firstName]"), "Ayşe");
    await shows(dialog.locator("[name=lastName]"), "Yılmaz");
    await shows(dialog.locator("[name=email]"), email);
    await showsDigits(dialog.locator("[name=phone]"), "5321234567");
    await page.keyboard.press("Escape");
    await dialogGone(page);

    await go(page, pathTo("help", locale));
    const feedback = main.locator("form:has([name=feedback_type])");
    await feedback.getByText("Ayşe Yılmaz").waitFor();
    await feedback.locator("[name=title]").fill("Yarım kalan");
    expect(await drafts(page)).toContain("preforma.draft.feedback");

    await go(page, pathTo("account", locale));
    // From here on, the page's requests as the customer would be refused.
    await page.waitForLoadState("networkidle");
    await page.locator("form[action='/sign-out'] button:visible").first().click();
    await page.waitForURL(at(pathTo("home", locale)));
    expect(await drafts(page)).toEqual([]);
    await go(page, pathTo("contact", locale));
    await main.locator("[name=message]").fill("x");
    expect(await main.locator("[name=email]").inputValue()).toBe("");
  });
});
