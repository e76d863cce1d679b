import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFaults, overEdge } from "./faults.ts";
import { row } from "./people.ts";
import { productPath } from "./page-steps.ts";
import { at, visits } from "./visit.ts";

const visit = visits();
const texts = errorMessages.tr;

async function fill(page: Page, email: string): Promise<void> {
  const form = page.locator("form", { has: page.locator("[name=company]") });
  const values = {
    first_name: "Ayşe",
    last_name: "Yılmaz",
    company: "Doğa Kozmetik",
    email,
    quantity: "5000",
    message: "Numune de rica ederiz.",
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[name=phone]").first().fill("532 123 45 67");
}

/** The mail to the company about a sender. */
function sentBy(email: string): string {
  const mail = row("select text_body from outbox where text_body like ? order by id limit 1", `%${email}%`);
  return String(mail?.["text_body"]);
}

test("a quote is requested in a dialog, with the product's selection and URL", async () => {
  const path = await productPath(1);
  const page = await visit(path);
  await page.getByRole("link", { name: "Teklif isteyin" }).click();
  const dialog = page.locator("[aria-modal=true]");
  const address = dialog.locator("[name=product_url]");
  await address.waitFor();
  expect(await address.inputValue()).toBe(at(path));
  expect(await address.getAttribute("readonly")).not.toBeNull();
  await fill(page, "teklif-1@example.com");
  await dialog.locator("button[type=submit]").last().click();
  await dialog.getByText(texts.QUOTE_SENT, { exact: true }).waitFor();
  await dialog.getByText(texts.QUOTE_SENT_DETAIL).waitFor();
  const mail = sentBy("teklif-1@example.com");
  expect(mail).toContain("Doğa Kozmetik");
  expect(mail).toContain("Numune de rica ederiz.");
  expect(mail).toMatch(/Nominal hacim|Renk|Ağız/);
});

test("a failure keeps the dialog and everything typed", { tags: ["full"] }, async () => {
  const page = await visit(await productPath(2));
  await page.route("**/teklif-iste?**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 200, body: "no" }) : route.continue(),
  );
  await page.getByRole("link", { name: "Teklif isteyin" }).click();
  const dialog = page.locator("[aria-modal=true]");
  await dialog.locator("[name=company]").waitFor();
  await fill(page, "teklif-2@example.com");
  await dialog.locator("button[type=submit]").last().click();
  await dialog.getByText(texts.QUOTE_NOT_SENT).waitFor();
  expect(await dialog.locator("[name=company]").inputValue()).toBe("Doğa Kozmetik");
  expect(await dialog.locator("[name=message]").inputValue()).toBe("Numune de rica ederiz.");
});

test("missing fields are reported at each field, by keyboard alone", async () => {
  const page = await visit(await productPath(3));
  const link = page.getByRole("link", { name: "Teklif isteyin" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.locator("[aria-modal=true]");
  await dialog.locator("[name=company]").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog.locator("[aria-invalid=true]").count()).toBeGreaterThan(3);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // The focus returns.
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the way back closes the dialog and leaves the page", { tags: ["full"] }, async () => {
  const path = await productPath(4);
  const page = await visit("/urun");
  await page.goto(at(path));
  await page.getByRole("link", { name: "Teklif isteyin" }).click();
  const dialog = page.locator("[aria-modal=true]");
  await dialog.locator("[name=company]").waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(at(path));
});

describe("without script", () => {
  test("a quote is requested on a separate page", async () => {
    const page = await visit(await productPath(5), { script: false });
    await page.getByRole("link", { name: "Teklif isteyin" }).click();
    await page.waitForURL("**/teklif-iste?product=5");
    await page
      .locator("main form")
      .last()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
    await page.locator("[name=message]").fill("Bu kalsın.");
    await page.locator("main button[type=submit]").last().click();
    await page.locator("[aria-invalid=true]").nth(3).waitFor();
    expect(await page.locator("[name=message]").inputValue()).toBe("Bu kalsın.");
    await fill(page, "teklif-5@example.com");
    await page.locator("main button[type=submit]").last().click();
    await page.getByText(texts.QUOTE_SENT, { exact: true }).waitFor();
    expect(sentBy("teklif-5@example.com")).toContain("Doğa Kozmetik");
  });

  test("an unknown product is reported as missing", async () => {
    const page = await visit("/teklif-iste?product=99999999", { script: false });
    await page.getByText(texts.PRODUCT_ID_MISSING).waitFor();
    expect(await page.getByText(texts.PRODUCT_ID_MISSING).isVisible()).toBe(true);
  });

  test("a colour of the collection goes along", { tags: ["full"] }, async () => {
    const page = await visit("/teklif-iste?product=1&ral=5015", { script: false });
    await page.getByText("RAL 5015 Gök mavisi").waitFor();
    await fill(page, "teklif-ral@example.com");
    await page.locator("main button[type=submit]").last().click();
    await page.getByText(texts.QUOTE_SENT, { exact: true }).waitFor();
    expect(sentBy("teklif-ral@example.com")).toContain("RAL 5015");
  });
});

describe.each([
  ["tr", "light"],
  ["ar", "dark"],
] as const)("%s, %s, in a window of 360 px", (locale, scheme) => {
  test("the dialog is whole and accessible", { tags: ["full"] }, async () => {
    const page = await visit(await productPath(6, locale), { width: 360, height: 780, scheme });
    await page.locator(`main a[href="${pathTo("productQuote", locale)}?product=6"]`).click();
    await page.locator("[name=company]").waitFor();
    expect(await overEdge(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
