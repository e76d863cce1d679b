import { couponProblemTexts, shopMessage } from "@preforma/domain/shop";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addPerson, inDatabase, run } from "./people.ts";
import { anArticle, articlePath, go, put, signInByPage } from "./shop-steps.ts";
import { at, follow, hydrated, visits } from "./visit.ts";

const visit = visits();

const badge = (page: Page) => page.locator("header a[href='/cart']").first();
const notAdded = {
  tr: "Eklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
  ar: "تعذّرت الإضافة. تحقّق من اتصالك وحاول مرة أخرى.",
};
const quantities = (page: Page) => page.locator("main [role=spinbutton]");

/** A coupon for everything, with an expiry date. */
function addCoupon(code: string, validTo: string | null): string {
  inDatabase((database) => {
    const model = database.prepare("select * from coupons where type = 'percent' limit 1").get();
    if (!model) throw new Error("The demonstration shop has no coupon.");
    const row: Record<string, string | number | null> = {};
    for (const [name, value] of Object.entries(model))
      if (typeof value === "string" || typeof value === "number" || value === null) row[name] = value;
    delete row["id"];
    for (const name of Object.keys(row))
      if (row[name] === "HOSGELDIN5" || String(row[name]).toUpperCase() === "HOSGELDIN5") row[name] = code;
    Object.assign(row, { valid_to: validTo, minimum_minor: 0, usage_limit_per_customer: null });
    const names = Object.keys(row);
    database
      .prepare(`insert into coupons (${names.join()}) values (${names.map(() => "?").join()})`)
      .run(...Object.values(row));
  });
  return code;
}

test("an article goes into the cart without leaving its page, changes, goes and comes back", async () => {
  const article = anArticle();
  const page = await visit(articlePath(article));
  const { pathname } = new URL(page.url());
  const pieces = page.locator("main form:has(button[name=quote]) [name=quantity]");
  await pieces.fill(String(article.smallest + 1));
  await page.locator("main button[name=cart]").click();
  await page
    .getByText(/tam koliyle satılır/)
    .first()
    .waitFor();
  await pieces.fill(String(article.smallest));
  await page.locator("main button[name=cart]").click();
  await page.getByText(shopMessage("lineAdded", "tr")).first().waitFor();
  await expect.poll(() => badge(page).getAttribute("aria-label")).toBe("Sepetim: 1 ürün");
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.getByRole("button", { name: "Sepete git" }).click();
  await page.waitForURL("**/cart");

  await page
    .getByRole("button", { name: /artır|Arttır/i })
    .first()
    .click();
  await expect
    .poll(async () => (await quantities(page).inputValue()).replaceAll(".", ""))
    .toBe(String(article.smallest + article.carton));
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  await page.reload();
  await hydrated(page);
  expect((await quantities(page).inputValue()).replaceAll(".", "")).toBe(
    String(article.smallest + article.carton),
  );
  await page.getByRole("button", { name: /^Kaldır/ }).click();
  await page.getByRole("button", { name: "Geri al" }).click();
  await quantities(page).waitFor();
  expect((await quantities(page).inputValue()).replaceAll(".", "")).toBe(
    String(article.smallest + article.carton),
  );
});

test.each(["tr", "ar"] as const)(
  "without network a failed addition to the cart is reported in %s, and works again afterwards",
  async (locale) => {
    const article = anArticle();
    const page = await visit(articlePath(article, locale), {
      changesBrowser: true,
      fault: /ERR_|fetching the script/,
    });
    // Earlier pages may have cached this code. Without it Chromium does not retry a failed import.
    await page.route(/\/(put-in-basket|basket-messages)[^/]*$/, (route) => route.abort());
    const quantity = page.locator("main [name=quantity]").first();
    const pieces = String(2 * article.smallest);
    await quantity.fill(pieces);
    await page.context().setOffline(true);
    await page.locator("main button[name=cart]").click();
    await page.getByRole("alert").filter({ hasText: notAdded[locale] }).waitFor();
    expect(await quantity.inputValue()).toBe(pieces);
    await page.context().setOffline(false);
    await page.locator("main button[name=cart]").click();
    await page.waitForURL(`**${pathTo("cart", locale)}?added=1`);
    expect((await quantities(page).inputValue()).replace(/\D/g, "")).toBe(pieces);

    await hydrated(page);
    const notChanged = messagesFor(locale)["cart-lines"].notDone;
    await page.context().setOffline(true);
    await quantities(page).press("ArrowUp");
    const typed = await quantities(page).inputValue();
    await page.getByText(notChanged).first().waitFor();
    expect(await quantities(page).inputValue()).toBe(typed);
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText(notChanged).count()).toBe(0);
    await page.reload();
    expect(await quantities(page).inputValue()).toBe(typed);
  },
);

test("public pages are the same for everyone, the cart is not cached", { tags: ["full"] }, async () => {
  const article = anArticle();
  const page = await visit(articlePath(article));
  const url = page.url();
  const before = await (await fetch(url)).text();
  await put(page, article);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(url, { headers: { cookie } });
  const without = (html: string) => html.replaceAll(/cookie_[a-z]+|data-[a-z]+="[^"]*"/g, "");
  expect(answer.headers.getSetCookie()).toEqual([]);
  // A visitor with a cookie decision gets the page without the banner; nothing else differs.
  expect(without(await answer.text())).toBe(
    without(
      await (await fetch(url, { headers: { cookie: cookie.replace(/preforma_cart[^;]*;? ?/g, "") } })).text(),
    ),
  );
  expect(before).not.toContain("preforma_cart");
  for (const path of ["/cart", "/checkout", "/teklif-sepeti"]) {
    const own = await fetch(at(path), { redirect: "manual", headers: { cookie } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  }
  const token = (await page.context().cookies()).find(({ name }) => name === "preforma_cart");
  expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});

test("in two tabs the later one learns what the other has done", { tags: ["full"] }, async () => {
  const page = await visit(null);
  await put(page, anArticle());
  await go(page, "/cart");
  const other = await page.context().newPage();
  await go(other, "/cart");
  const before = await quantities(page).inputValue();
  await quantities(other).press("ArrowUp");
  await expect.poll(() => other.locator("main [aria-busy=true]").count()).toBe(0);
  const after = await quantities(other).inputValue();
  expect(after).not.toBe(before);
  // Visible again: the browser of these tests shows all its tabs at once.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => quantities(page).inputValue()).toBe(after);
  await other.getByRole("button", { name: /^Kaldır/ }).click();
  await other.getByRole("button", { name: "Geri al" }).waitFor();
  await page.getByRole("button", { name: /^Kaldır/ }).click();
  await page.getByRole("heading", { name: "Sepetiniz boş" }).waitFor();
  expect(await quantities(page).count()).toBe(0);
});

test("a visitor's cart comes along when they sign in, and the header counts both", async () => {
  const email = await addPerson();
  const page = await visit(null);
  await signInByPage(page, email, "cart");
  await put(page, anArticle());
  await page.context().clearCookies();
  await put(page, anArticle());
  await go(page, "/");
  await signInByPage(page, email, "favorites");
  await expect.poll(() => badge(page).getAttribute("aria-label")).toBe("Sepetim: 2 ürün");
  await go(page, "/cart");
  expect(await quantities(page).count()).toBe(2);
});

test("a changed price is reported", { tags: ["full"] }, async () => {
  const article = anArticle();
  const page = await visit(null);
  await put(page, article);
  run("update products set price_minor = price_minor + 10 where id = ?", article.id);
  await go(page, "/cart");
  await page
    .getByText(/Fiyat değişti/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Anladım" }).click();
  await expect.poll(() => page.getByText(/Fiyat değişti/).count()).toBe(0);
});

describe.each([true, false])("a coupon, script: %s", (script) => {
  const post = async (page: Page, code: string) => {
    await page.locator("main [name=code]").fill(code);
    await page.locator("main form:has([name=code]) button[type=submit]").click();
  };

  test("applies while it is valid, and else shows the reason", { tags: ["full"] }, async () => {
    const page = await visit(null, { script });
    await put(page, anArticle(), "tr", script);
    await go(page, "/cart", script);
    const name = `${process.pid}${Date.now()}`;
    await post(page, addCoupon(`BITTI${name}`, "2026-01-02T00:00:00.000Z"));
    await page.getByText(couponProblemTexts("expired", null).tr).first().waitFor();
    expect(await page.locator("main [name=code]").inputValue()).toBe(`BITTI${name}`);
    await post(page, addCoupon(`IYI${name}`, null));
    await page.locator("main [name=code]").waitFor({ state: "detached" });
    await page.getByText(`IYI${name}`).first().waitFor();
    await page.getByRole("button", { name: new RegExp(`IYI${name}`) }).click();
    await page.locator("main [name=code]").waitFor();
  });
});

test("without script an article goes in, changes, goes and comes back", async () => {
  const article = anArticle();
  const page = await visit(articlePath(article), { script: false });
  await page.locator("main button[name=cart]").click();
  await page.waitForURL("**/cart?added=1");
  await page.getByText("Ürün sepete eklendi.").waitFor();
  const grouped = new Intl.NumberFormat("tr").format(article.smallest + article.carton);
  await quantities(page).fill(grouped);
  await follow(page, () => page.getByRole("button", { name: /^Güncelle/ }).click());
  expect((await quantities(page).inputValue()).replaceAll(".", "")).toBe(
    String(article.smallest + article.carton),
  );
  await quantities(page).fill(String(article.smallest + 1));
  await page.getByRole("button", { name: /^Güncelle/ }).click();
  await page
    .getByText(/tam koliyle satılır/)
    .first()
    .waitFor();
  await follow(page, () => page.getByRole("button", { name: /^Kaldır/ }).click());
  await follow(page, () => page.getByRole("button", { name: "Geri al" }).click());
  await quantities(page).waitFor();
  expect(await quantities(page).count()).toBe(1);
});
