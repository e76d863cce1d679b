import { accountMessages, signInErrorMessage } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { signIn } from "./customer.ts";
import { addPerson, row, run } from "./people.ts";
import { depot, fill, sendSignIn } from "./page-steps.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();
const profile = pathTo("account", "tr");
const addresses = pathTo("accountAddresses", "tr");
/** The page's API requests after the session has ended are refused. */
const fault = /status of 401/;
const expired = signInErrorMessage("SessionExpired", "tr");

let one: string;
let other: string;
beforeAll(async () => {
  [one, other] = [await addPerson(), await addPerson()];
});

/** Ends all sessions of a customer, as a change of the password elsewhere does. */
function endSessions(email: string): void {
  run("delete from sessions where customer_id = (select id from customers where email = ?)", email);
}

const surname = (page: Page) => page.locator("main [name=surname]");
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("preforma.draft.")));

/** Checks that sign-in is shown with the reason, and signs in there. */
async function signInAgain(page: Page, email: string, back: string): Promise<void> {
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
  await page.getByText(expired).first().waitFor();
  await hydrated(page);
  await sendSignIn(page, email);
  await page.waitForURL(at(back));
  await hydrated(page);
}

test(
  "what was typed into a profile waits for its owner when the session ends, and is saved",
  { tags: ["full"] },
  async () => {
    const page = await visit(profile, { cookie: await signIn(one), fault });
    // Saved data is read as soon as the session is known.
    await page.waitForLoadState("networkidle");
    await surname(page).fill("Demir");
    endSessions(one);
    await page.locator("main form button[type=submit]").last().click();
    await signInAgain(page, one, profile);
    await expect.poll(() => surname(page).inputValue()).toBe("Demir");
    await page.locator("main form button[type=submit]").last().click();
    await page.getByText(accountMessages.profileSaved.tr).first().waitFor();
    expect(row("select surname from customers where email = ?", one)).toEqual({ surname: "Demir" });
    expect(await drafts(page)).toEqual([]);
  },
);

test("an address that is not saved for want of a session is there again", { tags: ["full"] }, async () => {
  const page = await visit(addresses, { cookie: await signIn(one), fault });
  await page.waitForLoadState("networkidle");
  const dialog = page.locator("[aria-modal=true]");
  const openNew = () => page.getByRole("link", { name: "adres ekle" }).first().click();
  await openNew();
  await fill(page, depot, "[aria-modal=true]");
  endSessions(one);
  await dialog.locator("button[type=submit]").click();
  await signInAgain(page, one, addresses);
  await openNew();
  await expect.poll(() => dialog.locator("[name=street]").inputValue()).toBe(depot.street);
  await dialog.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "Depo", exact: true }).waitFor();
});

test("an expired session is reported, a missing one leads to a plain sign-in", async () => {
  const cookie = await signIn(one);
  endSessions(one);
  const answer = await fetch(at("/en/account/security"), { redirect: "manual", headers: { cookie } });
  expect(answer.headers.get("location")).toBe(
    "/en/login?callbackUrl=%2Fen%2Faccount%2Fsecurity&error=SessionExpired",
  );
});

test("no one finds another customer's input or views: not after signing out, in no other tab", async () => {
  const page = await visit(profile, { cookie: await signIn(one) });
  const tab = await page.context().newPage();
  await tab.goto(at(profile));
  await hydrated(tab);
  await tab.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
  await surname(tab).fill("Gizli");
  const looked = ["preforma.recent", "preforma.searches", "preforma.compare"];
  const leftOf = (storage: "localStorage" | "sessionStorage") =>
    page.evaluate(([place, keys]) => keys.filter((key) => window[place].getItem(key) !== null), [
      storage,
      looked,
    ] as const);
  await page.evaluate((keys) => {
    for (const key of keys) for (const place of [localStorage, sessionStorage]) place.setItem(key, "[1]");
  }, looked);
  await page.getByRole("navigation", { name: "Hesabım" }).getByRole("button").click();
  await page.waitForURL(at("/"));
  expect(await drafts(page)).toEqual([]);
  expect([await leftOf("localStorage"), await leftOf("sessionStorage")]).toEqual([[], []]);
  await tab.waitForURL("**/login?**");
  expect(await drafts(tab)).toEqual([]);
});

test.each(journeyLocales)("a failed sign-out is reported in %s, and preserves drafts", async (locale) => {
  const page = await visit(pathTo("account", locale), {
    cookie: await signIn(one),
    fault: /net::ERR_FAILED/,
  });
  await page.waitForLoadState("networkidle");
  await surname(page).fill("Yarım");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await page.route("**/api/auth/signout", (route) => route.abort());
  const press = () => page.locator("form[action='/sign-out'] button:visible").first().click();
  await press();
  const notice = page.getByRole("alert").filter({ hasText: errorMessages[locale].DEFAULT });
  await notice.waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo("account", locale));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => surname(page).inputValue()).toBe("Yarım");
  // From here on, the page's requests as the customer would be refused.
  await page.waitForLoadState("networkidle");

  // Once the server is reachable again, it succeeds.
  await page.unroute("**/api/auth/signout");
  await press();
  await page.waitForURL(at(pathTo("home", locale)));
  expect(await drafts(page)).toEqual([]);
});

test("no one finds another customer's input after that session has expired", async () => {
  const page = await visit(null, { cookie: await signIn(one) });
  // They type before their session has been read.
  await page.route("**/api/auth/session", () => {});
  await page.goto(at(profile));
  await hydrated(page);
  await surname(page).fill("Gizli");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
  // The drafts' owner is stored a moment after hydration; nobody types that fast.
  await page.waitForFunction(() => localStorage.getItem("preforma.drafts-of") !== null);
  await page.unroute("**/api/auth/session");
  const [name, ...value] =
    (await signIn(other))
      .split("; ")
      .find((pair) => pair.includes("session-token"))
      ?.split("=") ?? [];
  await page.context().addCookies([{ name: name ?? "", value: value.join("="), url: site }]);
  await page.goto(at(profile));
  await hydrated(page);
  await expect.poll(() => drafts(page)).toEqual([]);
  expect(await surname(page).inputValue()).toBe("Yılmaz");
});
