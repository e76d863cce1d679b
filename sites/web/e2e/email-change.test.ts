import { accountMessages, signInErrorMessage } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { addPerson, expireLinks, linkTo, password, row } from "./people.ts";
import { sendSignIn } from "./page-steps.ts";
import { journeys } from "./sampled-locales.ts";
import { go, signIn } from "./shop-steps.ts";
import { visits } from "./visit.ts";

const visit = visits();

let made = 0;
const newAddress = () => `yeni-adres-${process.pid}-${Date.now()}-${(made += 1)}@example.com`;

/** Requests another e-mail address on the security page. */
async function ask(page: Page, to: string, proof: string): Promise<void> {
  const form = page.locator("main form:has([name=email]):has([name=password])");
  await form.locator("[name=email]").fill(to);
  await form.locator("[name=password]").fill(proof);
  await form.locator("button[type=submit]").last().click();
}

/** Opens a mailed link; with script it takes effect immediately, else with its button. */
async function follow(page: Page, link: string, script: boolean): Promise<void> {
  await go(page, link, script);
  if (!script) await page.locator("main form button[type=submit]").click();
}

const subjectsTo = (email: string): number =>
  Number(row("select count(*) as n from outbox where recipient = ?", email)?.["n"]);

async function tryToSignIn(page: Page, email: string, locale: Locale): Promise<void> {
  await sendSignIn(page, email);
  await page.getByText(signInErrorMessage("CredentialsSignin", locale)).waitFor();
}

describe.each(journeys)("another e-mail address in %s, script: %s", (locale, script) => {
  test("S12: counts once its link has been followed by the account that asked, once", async () => {
    const old = await addPerson(locale);
    const next = newAddress();
    const page = await visit(null, { script, language: locale });
    await signIn(page, old, "accountSecurity", { locale, script });
    const before = subjectsTo(old);
    await ask(page, next, "not the password");
    await page.locator("main form:has([name=email]) [role=alert]").waitFor();
    expect(await page.locator("main form:has([name=password]) [name=email]").last().inputValue()).toBe(next);
    expect(subjectsTo(next)).toBe(0);

    await ask(page, next, password);
    await page.getByText(accountMessages.emailChangeSent[locale]).first().waitFor();
    // The old address gets a notice, and remains the account's.
    expect(subjectsTo(old)).toBe(before + 1);
    const link = linkTo("confirmEmail", next, locale);
    await go(page, pathTo("accountSecurity", locale), script);
    expect(await page.locator("main").textContent()).toContain(old);

    // The mail is opened elsewhere, without a session: a person who only reads the mailbox changes nothing.
    const phone = await visit(null, { script, language: locale });
    await go(phone, link, script);
    await phone.waitForURL("**/login?**");
    await follow(page, link, script);
    await page.getByText(accountMessages.emailChanged[locale]).waitFor();
    await go(page, pathTo("accountSecurity", locale), script);
    expect(await page.locator("main").textContent()).toContain(next);

    await follow(page, link, script);
    await page.getByText(accountMessages.linkInvalid[locale]).waitFor();
    await go(phone, pathTo("login", locale), script);
    await tryToSignIn(phone, old, locale);
    await signIn(phone, next, "accountAddresses", { locale, script });
  });

  test(
    "does not count by a link that is too old, nor for another customer who is signed in",
    { tags: ["full"] },
    async () => {
      const [old, other] = [await addPerson(locale), await addPerson(locale)];
      const next = newAddress();
      const page = await visit(null, { script, language: locale });
      await signIn(page, old, "accountSecurity", { locale, script });
      await ask(page, next, password);
      await page.getByText(accountMessages.emailChangeSent[locale]).first().waitFor();
      const late = linkTo("confirmEmail", next, locale);
      expireLinks(next);
      await follow(page, late, script);
      await page.getByText(accountMessages.linkInvalid[locale]).waitFor();
      // It leads to where another one is requested.
      await page.locator(`main a[href="${pathTo("accountSecurity", locale)}"]`).click();
      await page.waitForURL(`**${pathTo("accountSecurity", locale)}`);
      await go(page, pathTo("accountSecurity", locale), script);
      await ask(page, next, password);
      await page.getByText(accountMessages.emailChangeSent[locale]).first().waitFor();

      // Another customer opens it: it does nothing for them, and still works for the right account.
      const link = linkTo("confirmEmail", next, locale);
      const stranger = await visit(null, { script, language: locale });
      await signIn(stranger, other, "accountSecurity", { locale, script });
      await follow(stranger, link, script);
      await stranger.getByText(accountMessages.linkInvalid[locale]).waitFor();
      await go(stranger, pathTo("accountSecurity", locale), script);
      expect(await stranger.locator("main").textContent()).toContain(other);
      await follow(page, link, script);
      await page.getByText(accountMessages.emailChanged[locale]).waitFor();
    },
  );
});
