import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import { expect, test } from "vitest";
import { addPerson, signInLinkTo } from "./people.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { aClient, at, hydrated, site, visits } from "./visit.ts";

const visit = visits();

test.each(journeyLocales)("in %s a link of a mail signs in, and leads to where one was", async (locale) => {
  const email = await addPerson(locale);
  const back = `${pathTo("accountOrders", locale)}?page=1`;
  const { linkTitle, sendLink, linkSent } = messagesFor(locale)["sign-in-form"];
  const page = await visit(back);
  // A visitor is asked to sign in, and the page is remembered.
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(back);
  await hydrated(page);
  const address = page.url();

  await page.locator("main summary", { hasText: linkTitle }).click();
  const form = page.locator("main details form");
  // What the rule refuses is not sent.
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
  "S13: in %s a link that another browser asked for waits for its button, script: %s",
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
