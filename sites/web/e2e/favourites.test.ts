import { signInErrorMessage } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import { acceptAll, consentCookies } from "@preforma/domain/consent";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { apiOf, signIn } from "./customer.ts";
import { addPerson, rows } from "./people.ts";
import { productPath, sendSignIn } from "./page-steps.ts";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

const heart = (page: Page) => page.locator("main button[name=favourite]").first();
const favouritesOf = (email: string) =>
  rows(
    "select product_id from favourites join customers on customers.id = customer_id where email = ? order by product_id",
    email,
  ).map((row) => row["product_id"]);

test("F13: an anonymous heart leads to sign-in, with the reason, and back to the product with the heart filled", async () => {
  const email = await addPerson();
  const path = await productPath(31);
  const page = await visit(path);
  await heart(page).click();
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(path);
  await hydrated(page);
  await page.getByText(signInErrorMessage("FavouriteWaits", "tr")).waitFor();
  await sendSignIn(page, email);
  await page.waitForURL(at(path));
  await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
  expect(favouritesOf(email)).toEqual([31]);

  // Removed again, and added from a card of a list.
  await heart(page).click();
  await expect.poll(() => favouritesOf(email)).toEqual([]);
  await page.goto(at("/urun"));
  await hydrated(page);
  await heart(page).click();
  await expect.poll(() => favouritesOf(email).length).toBe(1);
});

test("on their page the focus goes from a removed favourite to the next one, and at last to the title", async () => {
  const cookie = await signIn(await addPerson());
  const { id, call } = await apiOf(cookie);
  for (const product_id of [31, 32, 33])
    await call("POST", "products/favorite", { customer_id: id, product_id });
  const page = await visit("/favorites", { cookie });
  const hearts = page.locator("main button[name=favourite]");
  const last = await hearts.last().getAttribute("aria-label");
  await hearts.nth(1).focus();
  await page.keyboard.press("Enter");
  await page.locator(`main button[aria-label="${last}"]:focus`).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => hearts.count()).toBe(1);
  await page.locator("main button[name=favourite]:focus").press("Enter");
  await page.locator("main h1:focus").waitFor();
});

test("a failed addition is reverted and reported", { tags: ["full"] }, async () => {
  const email = await addPerson();
  const path = await productPath(32);
  const page = await visit(`/login?callbackUrl=${encodeURIComponent(path)}`);
  await sendSignIn(page, email);
  await page.waitForURL(at(path));
  await hydrated(page);
  await page.route("**/api/v1/products/favorite", (route) =>
    route.fulfill({ status: 200, json: { success: false, status: 200, message: "", data: null } }),
  );
  await heart(page).click();
  await page.getByText(errorMessages.tr.FAVOURITE_NOT_ADDED).waitFor();
  expect(await heart(page).getAttribute("aria-pressed")).toBe("false");
});

test("F13: without script a heart waits for the sign-in, too, which shows the reason", async () => {
  const email = await addPerson();
  const page = await visit(await productPath(33), { script: false });
  await heart(page).click();
  await page.waitForURL("**/login?**");
  await page.getByText(signInErrorMessage("FavouriteWaits", "tr")).waitFor();
  await sendSignIn(page, email);
  await page.waitForURL(at("/favorites"));
  expect(favouritesOf(email)).toEqual([33]);
});

describe("looking at products", () => {
  test("is reported once per session, and a failure shows no message", { tags: ["full"] }, async () => {
    const page = await visit("/sss");
    let reports = 0;
    await page.route("**/api/v1/products/view-logs", (route) => {
      reports += 1;
      return route.fulfill({ status: 200, json: { success: false, status: 500, message: "", data: null } });
    });
    const path = await productPath(34);
    await page.goto(at(path));
    await expect.poll(() => reports).toBe(1);
    await page.reload();
    await page.waitForTimeout(3000);
    expect(reports).toBe(1);
  });

  test(
    "is remembered in the browser where that was allowed, and can be cleared",
    { tags: ["full"] },
    async () => {
      const page = await visit(await productPath(35));
      const [decided, choice] = consentCookies(acceptAll(), false);
      await page.evaluate(
        (cookies) => {
          for (const cookie of cookies) document.cookie = cookie;
        },
        [decided, choice],
      );
      const remembered = () => page.evaluate(() => localStorage.getItem("preforma.recent"));
      await page.reload();
      await expect.poll(remembered).toBe("[35]");
      await page.goto(at(await productPath(36)));
      await page.locator("footer").scrollIntoViewIfNeeded();
      const row = page.getByRole("region", { name: "Son baktıklarınız" });
      await row.locator("article").first().waitFor();
      await page.getByRole("button", { name: "Listeyi temizle" }).click();
      await row.waitFor({ state: "detached" });
      expect(await remembered()).toBeNull();
    },
  );

  test("is not remembered without consent", { tags: ["full"] }, async () => {
    const page = await visit("/sss");
    const reports = page.waitForRequest("**/api/v1/products/view-logs");
    await page.goto(at(await productPath(37)));
    await reports;
    expect(await page.evaluate(() => localStorage.getItem("preforma.recent"))).toBeNull();
  });
});
