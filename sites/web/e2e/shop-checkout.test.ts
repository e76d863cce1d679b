import { pathTo } from "@preforma/domain/routes";
import { orderStateNames, shopMessage, type PaymentType } from "@preforma/domain/shop";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { apiOf, signIn as signInByForm } from "./customer.ts";
import { addPerson, row, run } from "./people.ts";
import { fill } from "./page-steps.ts";
import {
  anArticle,
  company,
  go,
  order,
  orderNumber,
  ordersOf,
  put,
  signIn,
  toReview,
  type Article,
} from "./shop-steps.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();

/**
 * A signed-in customer with one article in the cart, at the review, prepared through the API. The first test below
 * takes these steps with script, and one of `no-script` without.
 */
async function atReview(
  payment: PaymentType,
  script = true,
): Promise<{ page: Page; email: string; article: Article }> {
  const email = await addPerson();
  const cookie = await signInByForm(email);
  const { call } = await apiOf(cookie);
  const article = anArticle();
  const person = { name: "Ayşe", surname: "Yılmaz", phone: "+905321234567" };
  const address = { ...person, ...company, address_type: "kurumsal" };
  const { id } = await call<{ id: number }>("POST", "addresses", address);
  await call("POST", "cart/lines", { product_id: article.id, quantity: article.smallest });
  const step = `step=review&delivery=${id}&payment=${payment}`;
  const page = await visit(`${pathTo("checkout", "tr")}?${step}`, { cookie, script });
  return { page, email, article };
}

/** Simulates the bank on the sandbox's page. */
async function bankDoes(page: Page, choice: string): Promise<void> {
  await page.waitForURL("**/api/payments/sandbox/**");
  await page.locator(`[name=choice][value=${choice}]`).check();
  await page.getByRole("button").click();
}

async function backToShop(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mağazaya dön" }).click();
  await page.waitForURL("**/account/orders/PF-**");
}

test("the step of the payment shows the account in the order's currency, and what to write once", async () => {
  const { page } = await atReview("bank_transfer");
  await go(page, page.url().slice(site.length).replace("step=review", "step=payment"));
  const text = await page.locator("main form:has([name=payment_type])").innerText();
  expect(text.match(/\bTR\d\d \d{4}/g)).toHaveLength(1);
  expect(text.match(/yalnızca sipariş numaranızı/g)).toHaveLength(1);
});

describe("by card", () => {
  test("all the way, with 3-D Secure, where a wrong code may be mended", async () => {
    const email = await addPerson();
    const page = await visit(null);
    await signIn(page, email, "cart");
    await put(page, anArticle());
    await toReview(page, "credit_card");
    await order(page);
    await bankDoes(page, "secure");
    await page.locator("[name=code]").fill("000000");
    await page.getByRole("button").click();
    await page.getByRole("alert").waitFor();
    await page.locator("[name=code]").fill("283126");
    await page.getByRole("button").click();
    await backToShop(page);
    expect(new URL(page.url()).searchParams.get("payment")).toBe("paid");
    await page.getByText(orderStateNames.paid.tr).first().waitFor();
    await page.getByText(company.company_name).first().waitFor();
    expect(ordersOf(email)).toBe(1);
    await go(page, "/cart");
    await page.getByRole("heading", { name: "Sepetiniz boş" }).waitFor();
  });

  test.each([true, false])(
    "F6: back from the bank's page the order waits for its payment (script: %s)",
    { tags: ["full"] },
    async (script) => {
      const { page, email } = await atReview("credit_card", script);
      await order(page);
      await page.waitForURL("**/api/payments/sandbox/**");
      const placed = row("select number from orders where customer_email = ?", email);
      await page.goBack();
      await page.waitForURL(({ pathname }) => pathname === pathTo("cart", "tr"));
      const notice = page.locator("main", {
        hasText: `${String(placed?.["number"])} numaralı siparişiniz ödeme bekliyor.`,
      });
      await notice.waitFor();
      expect(await page.getByText("Sipariş edilecek ürün yok").count()).toBe(0);
      if (script) await hydrated(page);
      await notice.getByRole("button", { name: "Şimdi öde" }).click();
      await bankDoes(page, "approve");
      expect(ordersOf(email)).toBe(1);
    },
  );

  test("a declined payment is tried again from the order's page", { tags: ["full"] }, async () => {
    const { page, email } = await atReview("credit_card");
    await order(page);
    await bankDoes(page, "decline");
    await backToShop(page);
    expect(new URL(page.url()).searchParams.get("payment")).toBe("declined");
    await hydrated(page);
    await page.locator("main form[action*='form=pay'] button").click();
    await bankDoes(page, "approve");
    await backToShop(page);
    await page.getByText(orderStateNames.paid.tr).first().waitFor();
    expect(ordersOf(email)).toBe(1);
  });
});

test("cash on delivery: a form that is sent twice is one order", async () => {
  const { page, email } = await atReview("cash_on_delivery");
  await page.locator("main [name=note]").fill("Mal kabul 16:00'ya kadar.");
  await page.locator("main [name=accepted_terms]").check();
  // As a browser without script does on a second press: the same form, the same key.
  const answers = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>("form:has([name=accepted_terms])");
    if (!form) throw new Error("There is no form.");
    const body = () => new URLSearchParams([...new FormData(form)] as [string, string][]);
    const send = () => fetch(form.action, { method: "POST", body: body() }).then(({ url }) => url);
    return Promise.all([send(), send()]);
  });
  expect(new Set(answers).size).toBe(1);
  expect(ordersOf(email)).toBe(1);
  await page.goto(answers[0] ?? "");
  await page.getByText("Siparişiniz alındı").waitFor();
  await page.getByText("Mal kabul 16:00'ya kadar.").waitFor();
});

test("the terms are required, no input is lost, and an order empties the cart", async () => {
  const { page, email } = await atReview("cash_on_delivery");
  await page.locator("main [name=note]").fill("Arka kapı");
  await page.locator("main form:has([name=accepted_terms]) button[type=submit]").click();
  await page
    .locator("main")
    .getByRole("alert")
    .or(page.locator("main [tabindex='-1']:focus"))
    .first()
    .waitFor();
  await page.getByText(shopMessage("termsRequired", "tr")).first().waitFor();
  expect(await page.locator("main [name=note]").inputValue()).toBe("Arka kapı");
  expect(ordersOf(email)).toBe(0);
  // Nor after a visit to an earlier step, and a reload; the terms have to be accepted anew.
  await page.locator("main [name=accepted_terms]").check();
  await page.locator("main a[href*='step=payment']").last().click();
  await page.locator("main [name=payment_type][type=radio]").first().waitFor();
  // Each step says that it has come.
  await page.locator("#content:focus[aria-label^='Ödeme yöntemi']").waitFor();
  await page.goBack();
  await page.reload();
  await expect.poll(() => page.locator("main [name=note]").inputValue()).toBe("Arka kapı");
  expect(await page.locator("main [name=accepted_terms]").isChecked()).toBe(false);
  const badge = page.locator("header a[href='/cart']").first();
  await expect.poll(() => badge.getAttribute("aria-label")).toBe("Sepetim: 1 ürün");
  await order(page);
  await page.getByRole("status").filter({ hasText: "Siparişiniz alındı" }).waitFor();
  await expect.poll(() => badge.getAttribute("aria-label")).toBe("Sepetim");
});

test("in a low window the total of many lines stays in sight", { tags: ["full"] }, async () => {
  const height = 680;
  const page = await visit("/login", { height });
  await signIn(page, await addPerson(), "cart");
  for (let line = 0; line < 4; line += 1) await put(page, anArticle());
  await go(page, pathTo("checkout", "tr"));
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const total = page.locator("main dl dd").last();
  const box = async () => (await total.boundingBox()) ?? { y: Infinity, height: 0 };
  await expect
    .poll(async () => Math.ceil((await box()).y + (await box()).height))
    .toBeLessThanOrEqual(height);
});

describe("without script", () => {
  test("by bank transfer, with accounts and reference on the order's page", { tags: ["full"] }, async () => {
    const { page, email } = await atReview("bank_transfer", false);
    await order(page);
    await page.waitForURL("**/account/orders/PF-**");
    await page.getByText("Siparişiniz alındı").waitFor();
    expect(orderNumber(page)).toBe(
      row("select number from orders where customer_email = ?", email)?.["number"],
    );
    await page
      .getByText(/TR\d{2} /)
      .first()
      .waitFor();
    expect(await page.getByText(orderStateNames.pending_payment.tr).count()).toBeGreaterThan(0);
  });

  test("by card, with the button to the bank's page", { tags: ["full"] }, async () => {
    const { page } = await atReview("credit_card", false);
    await order(page);
    await bankDoes(page, "approve");
    await backToShop(page);
    expect(await page.getByText(orderStateNames.paid.tr).count()).toBeGreaterThan(0);
  });

  test("an address that lacks something comes back as it was typed", { tags: ["full"] }, async () => {
    const page = await visit("/login", { script: false });
    await signIn(page, await addPerson(), "cart", { script: false });
    await put(page, anArticle(), "tr", false);
    await go(page, "/checkout", false);
    await page.locator("main [name=address_type][value=kurumsal]").check();
    await fill(page, { ...company, vkn: "12" });
    await page.locator("main form:has([name=address_title]) button[type=submit]").last().click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("main [name=company_name]").inputValue()).toBe(company.company_name);
    expect(await page.locator("main [name=address_type][value=kurumsal]").isChecked()).toBe(true);
  });
});

describe("what has changed in between", () => {
  test("a last carton that another customer bought is not sold", { tags: ["full"] }, async () => {
    const { page, email, article } = await atReview("cash_on_delivery");
    run("update products set stock = 0, lead_time_days = null where id = ?", article.id);
    await order(page);
    await page.waitForURL("**/cart");
    await page
      .getByText(/Stokta yeterli ürün yok/)
      .first()
      .waitFor();
    expect(await page.locator(`main a[href='${pathTo("checkout", "tr")}']`).count()).toBe(0);
    expect(ordersOf(email)).toBe(0);
  });

  test("another total than the one that was shown is refused and shown", async () => {
    const { page, email, article } = await atReview("cash_on_delivery");
    const before = await page.locator("main [name=total_minor]").inputValue();
    run("update products set price_minor = price_minor + 10 where id = ?", article.id);
    await order(page);
    await page.getByText(shopMessage("totalChanged", "tr")).first().waitFor();
    await expect.poll(() => page.locator("main [name=total_minor]").inputValue()).not.toBe(before);
    expect(ordersOf(email)).toBe(0);
    await order(page);
    await page.waitForURL("**/account/orders/PF-**");
    expect(ordersOf(email)).toBe(1);
  });
});

test("a checkout whose cart another tab has emptied leads to the cart, with a notice", async () => {
  const { page, email } = await atReview("bank_transfer");
  const cookies = await page.context().cookies();
  const { call } = await apiOf(cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
  await call("DELETE", "cart");
  await order(page);
  await page.getByText("Sipariş edilecek ürün yok").waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo("cart", "tr"));
  expect(ordersOf(email)).toBe(0);
});

test("another customer's address cannot be chosen, and ordering requires an account", async () => {
  const page = await visit("/checkout");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe("/checkout");
  await signIn(page, await addPerson(), "cart");
  await put(page, anArticle());
  await page.goto(at("/checkout?step=review&delivery=1&payment=credit_card"));
  await page.locator("main [name=address_title]").waitFor();
});
