import { errorMessages } from "@preforma/domain/errors";
import { accountMessages, passwordMessages, signInErrorMessage } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { signIn } from "./customer.ts";
import { addPerson, expireLinks, linkTo, password } from "./people.ts";
import { depot, fill, sendSignIn } from "./page-steps.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { at, hydrated, visits } from "./visit.ts";

const visit = visits();

/** Registers on the page, and opens the mailed link. */
async function registerAndOpenMail(page: Page, email: string): Promise<void> {
  await fill(page, { name: "Zeynep", surname: "Kaya", email, phone: "532 123 45 67" });
  await page.locator("main [name=privacy_consent]").check();
  await page.locator("main button[type=submit]").click();
  await page.getByText(accountMessages.registered.tr).waitFor();

  await page.goto(at(linkTo("verifyEmail", email)));
  await hydrated(page);
}

test("the mail of a registration on the way to the checkout leads back to it", async () => {
  const email = `kasa-${Date.now()}@example.com`;
  const page = await visit("/checkout");
  await page.locator("main a[href^='/register?']").click();
  await page.waitForURL("**/register?**");
  await registerAndOpenMail(page, email);
  await fill(page, { password });
  await page.locator("main button[type=submit]").click();
  await page.getByText(accountMessages.emailVerified.tr).waitFor();
  await page.locator("main a[href^='/login']").click();
  await page.waitForURL("**/login?**");
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe("/checkout");
});

test("somebody registers, confirms by mail, signs in, keeps addresses, and signs out", async () => {
  const email = `yeni-${Date.now()}@example.com`;
  const page = await visit("/register");
  await registerAndOpenMail(page, email);
  // The owner of the mailbox chooses the password, which must not be a common one.
  await fill(page, { password: "Passw0rd2024" });
  await page.locator("main button[type=submit]").click();
  await page.getByText(passwordMessages.tooCommon.tr).first().waitFor();
  await fill(page, { password });
  await page.locator("main button[type=submit]").click();
  await page.getByText(accountMessages.emailVerified.tr).waitFor();

  await page.goto(at("/account/addresses"));
  await page.waitForURL("**/login?**error=SessionRequired**");
  await page.getByText(signInErrorMessage("SessionRequired", "tr")).waitFor();
  await hydrated(page);
  await sendSignIn(page, email);
  await page.waitForURL("**/account/addresses");
  await hydrated(page);
  await page.locator("header").getByText("Zeynep Kaya").first().waitFor({ state: "attached" });

  await page.getByRole("link", { name: "adres ekle" }).first().click();
  const dialog = page.locator("[aria-modal=true]");
  await fill(page, depot, "[aria-modal=true]");
  await dialog.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "Depo", exact: true }).waitFor();
  await page.getByText(errorMessages.tr.ADDRESS_ADDED).first().waitFor();

  await page.getByRole("link", { name: "Düzenle: Depo" }).click();
  await dialog.locator("[name=address_title]").fill("Fabrika");
  await dialog.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "Fabrika", exact: true }).waitFor();

  await page.getByRole("link", { name: "Sil: Fabrika" }).click();
  await dialog.getByRole("button", { name: "Sil", exact: true }).click();
  await page.getByRole("heading", { name: "Fabrika", exact: true }).waitFor({ state: "detached" });

  await page.getByRole("navigation", { name: "Hesabım" }).getByRole("button").click();
  await page.waitForURL(at("/"));
  await page.goto(at("/account/membership-information"));
  expect(page.url()).toContain("/login?");
});

test.each(journeyLocales)(
  "the neighbourhoods of a district are offered in %s",
  { tags: ["full"] },
  async (locale) => {
    const cookie = await signIn(await addPerson(locale));
    const page = await visit(pathTo("accountAddress", locale), { cookie });
    const part = (name: string) => page.locator(`main [name=${name}]`);
    await part("city").fill("istanbul");
    await part("city").press("Tab");
    await part("district").fill("kadıköy");
    await part("district").press("Tab");
    await part("neighborhood").pressSequentially("cafer");
    await page.getByRole("option", { name: "Caferağa Mahallesi" }).waitFor();
    expect(await page.getByRole("option").count()).toBe(1);
    await part("neighborhood").press("ArrowDown");
    await part("neighborhood").press("Enter");
    expect(await part("neighborhood").inputValue()).toBe("Caferağa Mahallesi");
    // Free text is accepted.
    await part("neighborhood").fill("Yeni Site");
    await part("neighborhood").press("Tab");
    expect(await part("neighborhood").inputValue()).toBe("Yeni Site");
  },
);

test("a company is saved with the profile, and removed once its box is not checked", async () => {
  const page = await visit(pathTo("account", "tr"), { cookie: await signIn(await addPerson()) });
  const company = page.locator("main [name=company_name]");
  const box = page.locator("main [name=is_company]");
  const save = async () => {
    await page.locator("main form:has([name=is_company]) button[type=submit]").click();
    await page.getByText(accountMessages.profileSaved.tr).first().waitFor();
    await page.reload();
    await hydrated(page);
  };
  await box.check();
  await fill(page, { company_name: "Ege Kozmetik", vkn: "4810058590", tax_office: "İkitelli" });
  await save();
  expect(await company.inputValue()).toBe("Ege Kozmetik");
  await box.uncheck();
  await save();
  expect(await box.isChecked()).toBe(false);
});

describe("without script", () => {
  test(
    "somebody signs in, adds an address, changes it, deletes it and signs out",
    { tags: ["full"] },
    async () => {
      const email = await addPerson();
      const page = await visit("/account/addresses", { script: false });
      await sendSignIn(page, email);
      await page.waitForURL("**/account/addresses");
      await page.getByRole("link", { name: "adres ekle" }).first().click();

      await fill(page, { ...depot, city: "" });
      await page.locator("main form button[type=submit]").last().click();
      await page.getByRole("alert").first().waitFor();
      expect(await page.locator("main [name=city]").getAttribute("aria-invalid")).toBe("true");
      expect(await page.locator("main [name=street]").inputValue()).toBe(depot.street);
      await fill(page, { city: depot.city });
      await page.locator("main form button[type=submit]").last().click();
      await page.waitForURL("**/account/addresses?saved=1");

      await page.getByRole("link", { name: "Düzenle: Depo" }).click();
      await fill(page, { address_title: "Fabrika" });
      await page.locator("main form button[type=submit]").last().click();
      await page.getByRole("link", { name: "Sil: Fabrika" }).click();
      await page.getByRole("button", { name: "Adresi sil" }).click();
      await page.waitForURL("**/account/addresses");
      expect(await page.getByRole("heading", { name: "Fabrika", exact: true }).count()).toBe(0);

      await page.getByRole("navigation", { name: "Hesabım" }).getByRole("button").click();
      await page.waitForURL(at("/"));
      await page.goto(at("/account/addresses"));
      expect(page.url()).toContain("error=SessionRequired");
    },
  );

  test("signing out forgets the comparison", async () => {
    const answer = await fetch(at("/sign-out"), {
      method: "POST",
      redirect: "manual",
      headers: { origin: at(""), cookie: "preforma_compare=1_2" },
      body: new URLSearchParams({ callbackUrl: "/urun" }),
    });
    expect(answer.status).toBe(303);
    const forgotten = answer.headers.getSetCookie().find((line) => line.startsWith("preforma_compare="));
    expect(forgotten).toContain("Max-Age=0");
  });

  test("a wrong password is reported, and the e-mail address stays", async () => {
    const email = await addPerson();
    const page = await visit("/en/login", { script: false });
    await sendSignIn(page, email, "not this one");
    expect(await page.getByRole("alert").textContent()).toContain(
      signInErrorMessage("CredentialsSignin", "en"),
    );
    expect(await page.locator("main [name=email]").first().inputValue()).toBe(email);
    expect(await page.locator("main [name=password]").inputValue()).toBe("");
  });

  test("the header leads to account and sign-in", async () => {
    const page = await visit("/en", { script: false });
    await page.locator("header button[popovertarget]").last().click();
    const hrefs = await page
      .locator("header :popover-open a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toContain(pathTo("account", "en"));
    expect(hrefs.some((href) => href?.startsWith(pathTo("login", "en")))).toBe(true);
  });

  test("a favourite that was wanted before signing in is there afterwards", async () => {
    const email = await addPerson();
    const page = await visit("/favorites", { script: false });
    // As a heart's form posts it.
    const wanted = await page.request.post(at("/favorites?form=favourite&product_id=1"), {
      form: { favourite: "add" },
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect(wanted.headers()["location"]).toContain("/login?callbackUrl=%2Ffavorites");
    await sendSignIn(page, email);
    await page.waitForURL("**/favorites");
    expect(await page.locator("main article").count()).toBe(1);
    await page.locator("main button[name=favourite]").click();
    await page.waitForURL("**/favorites");
    expect(await page.locator("main article").count()).toBe(0);
  });
});

test("repeated wrong passwords lock the account, with a message", { tags: ["full"] }, async () => {
  const email = await addPerson();
  const page = await visit("/login");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await sendSignIn(page, email, `wrong ${attempt}`);
    await page.getByText(signInErrorMessage("CredentialsSignin", "tr")).waitFor();
  }
  await sendSignIn(page, email);
  await page.getByText(signInErrorMessage("TooManyRequests", "tr")).waitFor();
  expect(await page.getByRole("alert").textContent()).toMatch(/\d+ dakika/);
});

test("an expired link is reported, with a way on", { tags: ["full"] }, async () => {
  const email = `eski-${Date.now()}@example.com`;
  const page = await visit("/de/register");
  await fill(page, { name: "Ada", surname: "Öz", email, phone: "532 123 45 67" });
  await page.locator("main [name=privacy_consent]").check();
  await page.locator("main button[type=submit]").click();
  await page.getByText(accountMessages.registered.de).waitFor();
  expireLinks(email);
  await page.goto(at(linkTo("verifyEmail", email, "de")));
  await page.getByText(accountMessages.linkInvalid.de).waitFor();
  await fill(page, { email });
  await page.locator("main button[type=submit]").click();
  await page.getByText(accountMessages.verificationSent.de).waitFor();
  expect(linkTo("verifyEmail", email, "de")).toContain("/de/verify-email?token=");
});

describe("forms", () => {
  const post = (path: string, headers: Record<string, string>, body = "email=a@b.co") =>
    fetch(at(path), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another site, from an old browser", { origin: "https://evil.example" }],
    ["nowhere", {}],
  ])("of %s are refused with a page, and nothing is done", async (_what, headers) => {
    const answer = await post("/en/forgotten-password", headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toContain("This form was not accepted");
    for (const path of ["/sign-out", "/cookie-consent"]) {
      const refused = await post(path, headers, "decision=accept");
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  test("that are too large are refused before anything reads them", async () => {
    const answer = await post(
      "/en/login",
      { "sec-fetch-site": "same-origin" },
      `email=${"a".repeat(70_000)}`,
    );
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("Too much data at once");
  });

  test("answer without being cached, with a policy of their own", async () => {
    const answer = await post(
      "/en/login?form=password",
      { "sec-fetch-site": "same-origin" },
      "email=nobody&password=",
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(await answer.text()).toContain('value="nobody"');
  });
});

test("pages for one visitor are not cached and show no other's data", async () => {
  const [one, other] = [await addPerson(), await addPerson()];
  const first = await visit("/login");
  await sendSignIn(first, one);
  await first.waitForURL("**/account/membership-information");
  const second = await visit("/login");
  await sendSignIn(second, other);
  await second.waitForURL("**/account/membership-information");
  for (const path of ["/account/security", "/account/membership-information", "/favorites", "/login"]) {
    const answer = await first.request.get(at(path));
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    expect(answer.headers()["etag"]).toBeUndefined();
  }
  const [mine, theirs, nobodys] = await Promise.all([
    first.request.get(at("/account/security")).then((answer) => answer.text()),
    second.request.get(at("/account/security")).then((answer) => answer.text()),
    fetch(at("/account/security"), { redirect: "manual" }),
  ]);
  expect([mine.includes(one), mine.includes(other)]).toEqual([true, false]);
  expect([theirs.includes(one), theirs.includes(other)]).toEqual([false, true]);
  expect([nobodys.status, nobodys.headers.get("location")]).toEqual([
    303,
    "/login?callbackUrl=%2Faccount%2Fsecurity&error=SessionRequired",
  ]);
  // A public page for a signed-in customer is the same as for everyone.
  const publicPage = await (await first.request.get(at("/iletisim"))).text();
  expect(publicPage.includes(one)).toBe(false);
});
