import { basename } from "node:path";
import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";
import { paymentTypeNames, type PaymentType } from "@preforma/domain/shop";
import type { Page } from "playwright";
import { expect } from "vitest";
import { password, row, rows } from "./people.ts";
import { depot, fill, sendSignIn } from "./page-steps.ts";
import { at, hydrated, site } from "./visit.ts";

/** An article of the catalogue that can be ordered. */
export interface Article {
  id: number;
  /** The smallest order, pieces. */
  smallest: number;
  carton: number;
}

/** The id of an article with a price whose stock is below the smallest order. */
export const soldOut = () =>
  Number(
    row(
      "select id from products where is_active = 1 and price_minor is not null and stock = 0 and lead_time_days is null and back_on is null order by id",
    )?.["id"],
  );

let taken = 0;

/** Where in the catalogue a test file starts: the same position in every run, and a different one per file. */
function startOf(file: string): number {
  const name = basename(file);
  return Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 100_003, 0);
}

/**
 * An article with a price and enough stock for an order by the pallet, a different one each time: concurrent tests
 * share one shop.
 */
export function anArticle(): Article {
  // Neighbours in the catalogue are similar and run out together: the order is mixed, and the same in every run.
  const articles = rows(
    `select id, minimum_order, carton_quantity,
       stock is null or (stock > 3 * minimum_order and stock >= coalesce(pallet_quantity, 0)) as is_enough
     from products
     where is_active = 1 and price_minor is not null and carton_quantity is not null
       and minimum_order % carton_quantity = 0
     order by id * 6151 % 10007`,
  );
  const start = startOf(expect.getState().testPath ?? "");
  for (const end = taken + articles.length; taken < end;) {
    taken += 1;
    const article = articles[(start + taken) % articles.length];
    if (article?.["is_enough"] !== 1) continue;
    return {
      id: Number(article["id"]),
      smallest: Number(article["minimum_order"]),
      carton: Number(article["carton_quantity"]),
    };
  }
  throw new Error("The catalogue has no article that could be ordered.");
}

/** The page of an article; any slug redirects there. */
export const articlePath = ({ id }: Article, locale: Locale = "tr"): string =>
  pathTo("product", locale, { id, slug: "x" });

/** Goes to a page and waits for hydration, where there is script. */
export async function go(page: Page, path: string, script = true): Promise<void> {
  await page.goto(at(path));
  if (script) await hydrated(page);
}

/**
 * Signs in as the form does, without its page, and ends at another page: the tests `account` and `no-script` use the
 * form. A visitor's data becomes the customer's, as the request has the page's cookies.
 */
export async function signIn(
  page: Page,
  email: string,
  to: PlainRouteName,
  { locale = "tr", script = true }: { locale?: Locale; script?: boolean } = {},
): Promise<void> {
  const answer = await page.request.post(at(`${pathTo("login", locale)}?form=password`), {
    form: { email, password },
    headers: { origin: site, accept: "text/html" },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Signing in answered ${answer.status()}.`);
  await go(page, pathTo(to, locale), script);
}

/** Signs in with the page's form, and ends at another page. */
export async function signInByPage(
  page: Page,
  email: string,
  to: PlainRouteName,
  { locale = "tr", script = true }: { locale?: Locale; script?: boolean } = {},
): Promise<void> {
  const callbackUrl = encodeURIComponent(pathTo(to, locale));
  await go(page, `${pathTo("login", locale)}?callbackUrl=${callbackUrl}`, script);
  await sendSignIn(page, email);
  await page.waitForURL(`**${pathTo(to, locale)}**`);
  if (script) await hydrated(page);
}

/** Puts the smallest order of an article in the cart, on its own page. */
export async function put(page: Page, article: Article, locale: Locale = "tr", script = true): Promise<void> {
  await go(page, articlePath(article, locale), script);
  await page.locator("main button[name=cart]").click();
  if (script) await page.locator("[data-toast]").first().waitFor();
}

/** A company's address in Türkiye. */
export const company = {
  ...depot,
  address_title: "Fabrika",
  company_name: "Ege Kozmetik A.Ş.",
  vkn: "1234567890",
  tax_office: "Kadıköy",
} as const;

/** From an empty address book to the review: an address, and a payment method. */
export async function toReview(
  page: Page,
  payment: PaymentType,
  { locale = "tr", script = true }: { locale?: Locale; script?: boolean } = {},
): Promise<void> {
  await go(page, pathTo("checkout", locale), script);
  const submit = page.locator("main form:has([name=address_title]) button[type=submit]").last();
  await page.locator("main [name=address_type][value=kurumsal]").check();
  await fill(page, company);
  await submit.click();
  await page.locator("main [name=delivery_address_id]").first().waitFor();
  await page.locator("main form:has([name=delivery_address_id]) button[type=submit]").click();
  await page.locator("main [name=payment_type][type=radio]").first().waitFor();
  // The whole card is its label, and receives the press.
  await page.getByRole("radio", { name: paymentTypeNames[payment][locale] }).check({ force: true });
  await page.locator("main form:has([name=payment_type]) button[type=submit]").click();
  await page.locator("main [name=accepted_terms]").waitFor();
}

/** Accepts the terms and orders. */
export async function order(page: Page): Promise<void> {
  await page.locator("main [name=accepted_terms]").check();
  await page.locator("main form:has([name=accepted_terms]) button[type=submit]").click();
}

/** The number of the order on this page. */
export const orderNumber = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Orders of an e-mail address, from the database. */
export const ordersOf = (email: string): number =>
  Number(row("select count(*) as count from orders where customer_email = ?", email)?.["count"]);

/** The only request with a text, such as its sender's e-mail address, from the database. */
export function requestOf(mark: string): string {
  const all = rows("select * from requests").map((request) => JSON.stringify(request));
  const own = all.filter((request) => request.includes(mark));
  expect(own, mark).toHaveLength(1);
  return own[0] ?? "";
}

/** Requests the article in a chosen RAL colour, on its page. */
export async function askForColour(page: Page, colour: string): Promise<void> {
  await page.locator("main details:has([name=colour]):not([open]) > summary").click();
  await page.locator("main [name=colour]").fill(colour);
}
