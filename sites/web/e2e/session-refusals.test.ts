/** @module-tag full */

import { signInErrorMessage } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addCustomer, type Customer } from "./customer.ts";
import { row, run } from "./people.ts";
import { at, site, visits } from "./visit.ts";

const visit = visits();
/** The page's API requests after the session has ended are refused. */
const fault = /status of 401/;

const idOf = async ({ cookie }: Customer): Promise<number> => {
  const session = await fetch(at("/api/auth/session"), { headers: { cookie } });
  return Number(((await session.json()) as { user: { id: number | string } }).user.id);
};

/** Ends all sessions of a customer, as a change of the password elsewhere does. */
const endSessions = (customerId: number): void =>
  run("delete from sessions where customer_id = ?", customerId);

const countOf = (table: "addresses" | "favourites", customerId: number): number =>
  Number(row(`select count(*) n from ${table} where customer_id = ?`, customerId)?.["n"]);

/** Checks that sign-in is shown with the reason, and leads back. */
async function ledToSignIn(page: Page, back: string): Promise<void> {
  // Several refused requests may lead there, and a later navigation cancels an earlier one.
  await page.getByText(signInErrorMessage("SessionExpired", "tr")).first().waitFor();
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
}

test("an address is neither deleted nor reported as deleted once the session has ended", async () => {
  const customer = await addCustomer();
  const id = await idOf(customer);
  const addresses = pathTo("accountAddresses", "tr");
  const page = await visit(addresses, { cookie: customer.cookie, fault });
  // Saved data is read as soon as the session is known.
  await page.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  endSessions(id);
  await page.getByRole("link", { name: "Sil: Depo" }).click();
  await page.locator("[aria-modal=true]").getByRole("button", { name: "Sil", exact: true }).click();
  await ledToSignIn(page, addresses);
  expect(countOf("addresses", id)).toBe(1);
});

test("a heart that is pressed after the session has ended leads to sign-in", async () => {
  const customer = await addCustomer();
  const id = await idOf(customer);
  const product = pathTo("product", "tr", { id: customer.product, slug: "x" });
  const path = (await fetch(at(product))).url.slice(site.length);
  const page = await visit(path, { cookie: customer.cookie, fault });
  await page.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const before = countOf("favourites", id);
  endSessions(id);
  await page.locator("main button[name=favourite]").first().click();
  await ledToSignIn(page, path);
  expect(countOf("favourites", id)).toBe(before);
});
