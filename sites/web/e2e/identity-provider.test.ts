import { accountMessages, signInErrorMessage } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  testIdentityProvider,
  type TestIdentityProvider,
} from "../../../packages/backend/src/testing/identity-provider.ts";
import { expireLinks, inDatabase, linkTo } from "./people.ts";
import { journeys } from "./sampled-locales.ts";
import { startSite, type StartedSite } from "./start-site.ts";
import { hydrated, visits } from "./visit.ts";

let provider: TestIdentityProvider;
let started: StartedSite;
const visit = visits({ origin: () => started.origin });

beforeAll(async () => {
  provider = await testIdentityProvider();
  const { issuer, clientId, clientSecret } = provider.settings;
  started = await startSite({
    AUTH_OIDC_ISSUER: issuer,
    AUTH_OIDC_ID: clientId,
    AUTH_OIDC_SECRET: clientSecret,
    AUTH_OIDC_NAME: "Kimlik",
    // Gives each visitor an IP address: these tests sign in more often than one address may.
    TRUST_PROXY: "1",
    // Accounts need no products.
    SEED: "none",
  });
});
afterAll(async () => {
  await started.stop();
  await provider.close();
});

let made = 0;
/** A person with an account at the provider. */
function aPerson() {
  const sub = `kimlik-${Date.now()}-${(made += 1)}`;
  return { sub, given_name: "Deniz", family_name: "Kaya", email: `${sub}@example.com`, email_verified: true };
}

/** Opens sign-in from a page, and goes on to the provider. */
async function toProvider(page: Page, back: string, locale: Locale): Promise<void> {
  await page.goto(`${started.origin}${pathTo("login", locale)}?callbackUrl=${encodeURIComponent(back)}`);
  await page.getByRole("button", { name: /Kimlik/ }).click();
  await page.waitForURL(`${provider.settings.issuer}/authorize?**`);
}

/** Consents at the provider, and as a new customer to the privacy notice; ends at a page. */
async function join(page: Page, back: string, locale: Locale, script: boolean): Promise<void> {
  await toProvider(page, back, locale);
  await page.locator("#agree").click();
  await page.waitForURL(`**${pathTo("accountConsent", locale)}?callbackUrl=**`);
  if (script) await hydrated(page);
  await page.locator("main [name=privacy_consent]").check();
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(`${started.origin}${back}`);
}

/**
 * Joins, and requests the deletion of the account; returns the mailed link that confirms it, as there is no password.
 */
async function askForDeletion(page: Page, email: string, locale: Locale, script: boolean): Promise<string> {
  await join(page, pathTo("accountPrivacy", locale), locale, script);
  if (script) await hydrated(page);
  await page.locator("main form:has(button) button[type=submit]").last().click();
  await page.getByText(accountMessages.deletionSent[locale]).first().waitFor();
  return `${started.origin}${linkTo("confirmDeletion", email, locale, started)}`;
}

/** Opens the link, and presses its button. */
async function followLink(page: Page, link: string, script: boolean): Promise<void> {
  await page.goto(link);
  if (script) await hydrated(page);
  await page.locator("main form button[type=submit]").click();
}

const customers = (email: string) =>
  inDatabase(
    (database) =>
      Number(database.prepare("select count(*) as n from customers where email = ?").get(email)?.["n"]),
    started.dataDir,
  );

describe.each(journeys)("a provider in %s, script: %s", (locale, script) => {
  const back = pathTo("accountAddresses", locale);
  const home = pathTo("home", locale);

  test("brings a new customer, who agrees to the privacy notice, and knows them again", async () => {
    const person = aPerson();
    provider.seat(person);
    const page = await visit(home, { script });
    await join(page, back, locale, script);
    expect(await page.locator("header").textContent()).toContain("Deniz Kaya");
    expect(customers(person.email)).toBe(1);

    const other = await visit(home, { script });
    await toProvider(other, back, locale);
    await other.locator("#agree").click();
    await other.waitForURL(`${started.origin}${back}`);
    expect(customers(person.email)).toBe(1);
  });

  test("that is refused is reported, and still leads to the requested page", { tags: ["full"] }, async () => {
    provider.seat(aPerson());
    const page = await visit(home, { script });
    await toProvider(page, back, locale);
    await page.locator("#refuse").click();
    await page.waitForURL(/\/login\?.*error=OAuthCallbackError/);
    await page.getByText(signInErrorMessage("OAuthCallbackError", locale)).waitFor();
    expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
    // And it can be retried from there.
    await page.getByRole("button", { name: /Kimlik/ }).click();
    await page.locator("#agree").click();
    await page.waitForURL(`**${pathTo("accountConsent", locale)}?callbackUrl=**`);
    expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
  });

  test(
    "opens no account that has the same address, nor in another browser, nor twice",
    { tags: ["full"] },
    async () => {
      const person = aPerson();
      const registered = await fetch(`${started.origin}/api/v1/account/register?languageCode=${locale}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          name: "Ayşe",
          surname: "Yılmaz",
          email: person.email,
          phone: "+905321234567",
          privacy_consent: true,
        }),
      });
      expect(registered.ok).toBe(true);
      provider.seat(person);
      const page = await visit(home, { script });
      await toProvider(page, back, locale);
      const answer = (await page.locator("#agree").getAttribute("href")) ?? "";
      // The browser of another person has not requested it.
      const stranger = await visit(home, { script });
      await stranger.goto(answer);
      await stranger.waitForURL(/\/login\?.*error=OAuthCallbackError/);
      expect(await stranger.locator("header").textContent()).not.toContain("Deniz");

      await page.locator("#agree").click();
      await page.waitForURL(/\/login\?.*error=AccountNotLinkedError/);
      await page.getByText(signInErrorMessage("AccountNotLinkedError", locale)).waitFor();
      expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
      await page.goto(answer);
      await page.waitForURL(/\/login\?.*error=OAuthCallbackError/);
      expect(customers(person.email)).toBe(1);
    },
  );

  test(
    "an account without a password is deleted by the link of a mail, once, by anybody who has it",
    { tags: ["full"] },
    async () => {
      const person = aPerson();
      provider.seat(person);
      const page = await visit(home, { script });
      const link = await askForDeletion(page, person.email, locale, script);
      expect(customers(person.email)).toBe(1);

      // Another customer opens it: the account that got the mail is deleted.
      const bystander = aPerson();
      provider.seat(bystander);
      const other = await visit(home, { script });
      await toProvider(other, home, locale);
      await other.locator("#agree").click();
      await other.waitForURL(`${started.origin}${home}`);
      await other.goto(link);
      if (script) await hydrated(other);
      // A program that opens the link deletes nothing.
      expect(customers(person.email)).toBe(1);
      await other.locator("main form button[type=submit]").click();
      await other.getByText(accountMessages.accountDeleted[locale]).waitFor();
      expect(customers(person.email)).toBe(0);
      expect(customers(bystander.email)).toBe(1);

      // The account's session has ended with it, and the link is used up.
      await page.goto(`${started.origin}${pathTo("accountPrivacy", locale)}`);
      await page.waitForURL(/\/login\?/);
      await followLink(page, link, script);
      await page.getByText(accountMessages.linkInvalid[locale]).waitFor();
    },
  );
});

test("an expired link to delete an account is reported", { tags: ["full"] }, async () => {
  const person = aPerson();
  provider.seat(person);
  const page = await visit(null);
  const link = await askForDeletion(page, person.email, "tr", true);
  expireLinks(person.email, started.dataDir);
  await followLink(page, link, true);
  await page.getByText(accountMessages.linkInvalid.tr).waitFor();
  expect(customers(person.email)).toBe(1);
});
