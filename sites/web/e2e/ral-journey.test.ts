import { ralColour } from "@preforma/domain/colour";
import { errorMessages } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { row } from "./people.ts";
import { redness, fill } from "./page-steps.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits({ pictures: true });

const swatches = "main ul a[href*='colour=']";
const nameOf = (code: string, locale: Locale) => ralColour(code)?.names[locale] ?? "";

/** Searches in the field of the colours page. */
async function look(page: Page, text: string): Promise<Locator> {
  await page.locator("main [name=q][type=search]").fill(text);
  await page.locator("main [name=q][type=search]").press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === text);
  return page.locator(swatches);
}

/** The contents of a canvas as text: equal for equal pictures. */
const drawn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL("image/png"));

/** The picture of a product's page once it is recoloured and stable. */
async function settled(page: Page): Promise<string> {
  const canvas = page.locator("main section:has(#colours) canvas").first();
  await canvas.waitFor();
  let before = "";
  await expect
    .poll(
      async () => {
        const now = await drawn(canvas);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { interval: 300 },
    )
    .toBe(true);
  return before;
}

describe.each(journeyLocales)("a colour in %s", (locale) => {
  test(
    "is found by its number, by its name, and as the nearest to a typed one",
    { tags: ["full"] },
    async () => {
      const page = await visit(pathTo("ralColours", locale));
      const byNumber = await look(page, "5015");
      await expect.poll(() => byNumber.count()).toBe(1);
      expect(await byNumber.textContent()).toContain(nameOf("5015", locale));

      const byName = await look(page, nameOf("3020", locale));
      await expect.poll(() => byName.first().textContent()).toContain("RAL 3020");
      expect(await byName.first().textContent()).toContain(nameOf("3020", locale));

      const nearest = await look(page, "#007cb0");
      await expect.poll(() => nearest.first().textContent()).toContain("RAL 5015");
      const distances = await nearest.allInnerTexts();
      expect(distances.length).toBeGreaterThan(3);
      const numbers = distances.map((text) => {
        const written = /ΔE\s*([\d٠-٩.,٫]+)/.exec(text)?.[1] ?? "";
        const latin = written.replaceAll(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));
        return Number(latin.replace(/[,٫]/, "."));
      });
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    },
  );

  test("is copied by number and by value", { tags: ["full"] }, async () => {
    const page = await visit(`${pathTo("ralColours", locale)}?colour=3020`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const buttons = page.locator("#secim dl + p button");
    await buttons.first().click();
    await expect.poll(clipboard).toBe("RAL 3020");
    await buttons.nth(1).click();
    await expect.poll(clipboard).toBe(ralColour("3020")?.hex);
  });

  test("is seen on a product, the same by its address, and goes along with the request", async () => {
    const page = await visit(`${pathTo("ralColours", locale)}?colour=3020`);
    await page.locator("#secim a[href*='?ral=3020#colours']").first().click();
    await page.waitForURL("**?ral=3020#colours");
    await hydrated(page);
    const address = page.url();
    const red = await settled(page);
    const canvas = page.locator("main section:has(#colours) canvas").first();
    expect(await redness(canvas)).toBeGreaterThan(3);
    expect(await canvas.getAttribute("aria-label")).toContain(`RAL 3020 ${nameOf("3020", locale)}`);

    // Another colour is drawn immediately, and the previous one again.
    const bodies = page.locator("main section:has(#colours) fieldset").first().locator("input[type=radio]");
    await bodies.first().check({ force: true });
    await expect.poll(() => drawn(canvas)).not.toBe(red);
    await bodies.last().check({ force: true });
    await expect.poll(() => drawn(canvas)).toBe(red);

    // A visitor who opens the URL sees the same.
    const other = await visit(address.slice(at("").length));
    await other.locator("#colours").scrollIntoViewIfNeeded();
    expect(await settled(other)).toBe(red);

    const email = `ral-${process.pid}-${Date.now()}-${locale}@example.com`;
    await page
      .locator(`main a[href^="${pathTo("productQuote", locale)}?product="]`)
      .first()
      .click();
    const dialog = page.locator("[aria-modal=true]");
    await dialog.getByText(`RAL 3020 ${nameOf("3020", locale)}`).waitFor();
    const fields = {
      first_name: "Ayşe",
      last_name: "Yılmaz",
      company: "Ege Kozmetik",
      phone: "532 123 45 67",
      quantity: "50000",
      message: "Numune de rica ederiz.",
    };
    await fill(page, { ...fields, email }, "[aria-modal=true]");
    await dialog.locator("button[type=submit]").last().click();
    await dialog.getByText(errorMessages[locale].QUOTE_SENT, { exact: true }).waitFor();
    const request = row("select * from requests where email = ?", email);
    expect(JSON.stringify(request)).toContain(`RAL 3020 ${nameOf("3020", locale)}`);
  });
});
