import { pathTo } from "@preforma/domain/routes";
import { noticeMessages, quantityProblemTexts, quantityProblem, shopMessage } from "@preforma/domain/shop";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { row, rows } from "./people.ts";
import { at, visits } from "./visit.ts";

const visit = visits();

interface Member {
  id: number;
  code: string;
  minimum_order: number;
  carton_quantity: number;
}

/** Articles of one family that are in stock, in the order of their table; another family for each test. */
function aFamily(place: number): Member[] {
  const articles = rows(
    `select id, code, minimum_order, carton_quantity, variant_group from products
     where is_active = 1 and price_minor is not null and carton_quantity > 1 and volume_ml is not null
       and minimum_order % carton_quantity = 0 and stock > 2 * minimum_order
     order by volume_ml, neck_diameter_mm, id`,
  ) as unknown as (Member & { variant_group: string })[];
  const families = [...Map.groupBy(articles, ({ variant_group }) => variant_group).values()];
  const large = families.filter((family) => family.length > 12)[place];
  if (!large) throw new Error("No family of the catalogue has enough articles in stock.");
  return large;
}

const field = (page: Page, { id }: Member) => page.locator(`[name="pieces-${id}"]`);
const inCart = (page: Page) => page.locator("main input[name=quantity]:visible");

describe("the order table of a family", () => {
  test("puts several articles in the cart without script; what cannot be ordered comes back as it was typed", async () => {
    const [own, right, wrong] = aFamily(0);
    if (!own || !right || !wrong) throw new Error("The family is too small.");
    const page = await visit(`${pathTo("product", "ar", { id: own.id, slug: "x" })}?table=all`, {
      script: false,
    });
    await field(page, right).fill(String(right.minimum_order));
    const short = wrong.minimum_order + 1;
    await field(page, wrong).fill(String(short));
    await page.locator("#order-table [type=submit]").click();
    await page.getByText(shopMessage("linesRefused", "ar")).waitFor();
    const problem = quantityProblem(short, wrong);
    if (!problem) throw new Error("The quantity could be ordered.");
    await page.getByText(quantityProblemTexts(problem, wrong).ar).waitFor();
    expect(await field(page, wrong).getAttribute("aria-invalid")).toBe("true");
    expect(await field(page, right).inputValue()).toBe(String(right.minimum_order));
    await field(page, wrong).fill(String(wrong.minimum_order));
    await page.locator("#order-table [type=submit]").click();
    await page.waitForURL("**/ar/cart**");
    expect(await inCart(page).count()).toBe(2);
  });

  test("takes a column from a spreadsheet, and arrow keys go from row to row", async () => {
    const [own, first, second] = aFamily(1);
    if (!own || !first || !second) throw new Error("The family is too small.");
    const page = await visit(pathTo("product", "tr", { id: own.id, slug: "x" }));
    await page
      .locator("#order-table")
      .getByRole("link", { name: /^Tüm boy ve renkler/ })
      .click();
    await page.waitForURL("**?table=all#order-table");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("order-table");
    // Its code loads after the first view.
    await expect
      .poll(async () => {
        await field(page, second).focus();
        await page.keyboard.press("ArrowUp");
        return field(page, second).evaluate((input) => input === document.activeElement);
      })
      .toBe(false);
    await page.keyboard.press("ArrowDown");
    expect(await field(page, second).evaluate((input) => input === document.activeElement)).toBe(true);
    const lines = [first, second].map((member) => `${member.code}\t${member.minimum_order}`);
    await field(page, second).evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, lines.join("\r\n"));
    await page.getByText("Doldurulan satır sayısı: 2").waitFor();
    expect(await field(page, first).inputValue()).toBe(String(first.minimum_order));
    expect(await field(page, second).inputValue()).toBe(String(second.minimum_order));
    await page.locator("#order-table [type=submit]").click();
    await page.waitForURL("**/cart**");
    expect(await inCart(page).count()).toBe(2);
    // The availability of each.
    expect(await page.locator("main").getByText("Stokta: ").count()).toBe(2);
  });
});

describe("who waits for a product", () => {
  const soldOut = () =>
    Number(
      row(
        "select id from products where is_active = 1 and stock = 0 and lead_time_days is null order by id desc",
      )?.["id"],
    );
  const waiting = (email: string) =>
    Number(row("select count(*) as n from stock_notices where email_key = ?", email)?.["n"]);

  test("leaves an address without script, and ends it by the link", async () => {
    const page = await visit(pathTo("product", "ar", { id: soldOut(), slug: "x" }), { script: false });
    const email = `notice${Date.now()}@example.com`;
    // Refused by the server, with the input; browsers refuse it earlier.
    const form = page.locator("main form[action*='form=notice']");
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await form.locator("[name=email]").fill("ada@");
    await form.locator("[type=submit]").click();
    await page.waitForURL("**/stock-notice**");
    expect(await page.locator("main [name=email]").inputValue()).toBe("ada@");
    await page.locator("main [name=email]").fill(email);
    await page.locator("main [type=submit]").click();
    await page.getByText(noticeMessages.saved.ar).waitFor();
    expect(waiting(email)).toBe(1);
    await page.goto(at(`${pathTo("stockNotice", "ar")}?token=${"x".repeat(43)}`));
    await page.locator("main [type=submit]").click();
    await page.getByText(noticeMessages.ended.ar).waitFor();
    // That link was another visitor's.
    expect(waiting(email)).toBe(1);
  });
});
