import { accountMessages, signInErrorMessage } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { messagesFor } from "@preforma/ui/messages";
import { sample } from "../../../scripts/test-run.ts";
import { addPerson, password, run, signInLinkTo } from "./people.ts";
import { journeys, journeyLocales } from "./sampled-locales.ts";
import { go, signIn } from "./shop-steps.ts";
import { hydrated, visits, aClient, at, site } from "./visit.ts";

const visit = visits();

/** The app's code `steps` steps of 30 s from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function give(page: Page, fields: Readonly<Record<string, string>>, form: string): Promise<void> {
  const place = page.locator(form);
  for (const [name, value] of Object.entries(fields)) await place.locator(`[name=${name}]`).fill(value);
  await place.locator("button[type=submit]").last().click();
}

/** The form with a password, not the one with only a code. */
const withPassword = "main form:has([name=password])";
const withCode = "main form:has([name=code])";

describe.each(sample(journeys, 2))("S6: codes of an app in %s, script: %s", (locale, script) => {
  test("S6: are set up, required at sign-in, and turned off", async () => {
    const email = await addPerson(locale);
    const page = await visit(null, { script, language: locale });
    await signIn(page, email, "accountTwoStep", { locale, script });
    await give(page, { password }, withPassword);
    const key = page.locator("main bdi").first();
    await key.waitFor();
    const secret = ((await key.textContent()) ?? "").replaceAll(" ", "");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await page.locator("main svg[role=img]").count()).toBe(1);
    await give(page, { code: "000000" }, withCode);
    await page.getByText(accountMessages.codeWrong[locale]).first().waitFor();
    await give(page, { code: codeOf(secret, -1) }, withCode);
    const codes = page.locator("main li bdi", { hasText: /^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/ });
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    const recovery = (await codes.first().textContent()) ?? "";
    // They are shown once.
    await go(page, pathTo("accountTwoStep", locale), script);
    expect(await codes.count()).toBe(0);

    const phone = await visit(pathTo("login", locale), { script });
    if (script) await hydrated(phone);
    await give(phone, { email, password }, withPassword);
    await phone.locator(withCode).waitFor();
    // "Start again" leads to the first step.
    await phone.locator("main a[href*=callbackUrl]").click();
    await give(phone, { email, password }, withPassword);
    await phone.locator(withCode).waitFor();
    await give(phone, { code: "000000" }, withCode);
    await phone.getByText(signInErrorMessage("SecondFactorWrong", locale)).first().waitFor();
    await give(phone, { code: codeOf(secret) }, withCode);
    await phone.waitForURL(`**${pathTo("account", locale)}`);

    await go(page, pathTo("accountTwoStep", locale), script);
    await give(page, { code: recovery }, `${withCode} >> nth=-1`);
    await page.locator(withPassword).waitFor();
  });
});

test("S6: staff are led to set it up before anything else of their account", async () => {
  const email = await addPerson();
  run("update customers set role = 'staff' where email = ?", email);
  const page = await visit("/login");
  await hydrated(page);
  await give(page, { email, password }, withPassword);
  await page.waitForURL(`**${pathTo("accountTwoStep", "tr")}`);
  expect(await page.locator(withPassword).count()).toBe(1);
});

test.each(journeyLocales)("in %s a link of a mail signs in, and leads to where one was", async (locale) => {
  const email = await addPerson(locale);
  const back = `${pathTo("accountOrders", locale)}?page=1`;
  const { linkTitle, sendLink, linkSent } = messagesFor(locale)["sign-in-form"];
  const page = await visit(back);
  // A visitor is redirected to sign-in, and the page is remembered.
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
  await hydrated(page);
  const address = page.url();

  await page.locator("main summary", { hasText: linkTitle }).click();
  const form = page.locator("main details form");
  // Invalid input is not sent.
  await form.locator("[name=email]").fill("ayse@");
  await form.getByRole("button", { name: sendLink }).click();
  await form.locator("[name=email][aria-invalid=true]").waitFor();
  await form.locator("[name=email]").fill(email);
  await form.getByRole("button", { name: sendLink }).click();
  await page.getByText(linkSent).waitFor();
  expect(page.url()).toBe(address);

  const link = signInLinkTo(email);
  await page.goto(link);
  await page.waitForURL(at(back));
  await hydrated(page);
  await page.locator("header").getByText("Ayşe").first().waitFor({ state: "attached" });
  const session = (await page.evaluate(async () => (await fetch("/api/auth/session")).json())) as {
    user?: { email: string };
  };
  expect(session.user?.email).toBe(email);

  // It works once: a person who finds the mail later sees an error.
  const other = await visit(null, { language: locale });
  await other.goto(link);
  await other.locator("main form button[type=submit]").click();
  await other.waitForURL(/\/login\?.*error=Verification/);
});

test.each([
  ["tr", true],
  ["ar", false],
] as const)(
  "S13: in %s a link that another browser requested waits for its button, script: %s",
  async (locale, script) => {
    const email = await addPerson(locale);
    const answer = await fetch(at(`${pathTo("login", locale)}?form=link`), {
      method: "POST",
      redirect: "manual",
      headers: { origin: site, accept: "text/html", "x-forwarded-for": aClient() },
      body: new URLSearchParams({ email }),
    });
    expect(answer.status).toBe(200);
    const page = await visit(null, { script, language: locale });
    await page.goto(signInLinkTo(email));
    expect(new URL(page.url()).pathname).toBe(pathTo("confirmSignIn", locale));
    expect(await page.locator("main").textContent()).toContain(email);
    expect(await (await page.request.get(at("/api/auth/session"))).json()).toEqual({});
    if (script) await hydrated(page);
    await page.locator("main form button[type=submit]").click();
    await page.waitForURL((url) => !url.pathname.includes("confirm-sign-in"));
    expect(await (await page.request.get(at("/api/auth/session"))).json()).toMatchObject({ user: { email } });
  },
);
