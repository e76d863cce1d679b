import { beforeEach, describe, expect, test } from "vitest";
import { type TestBrowser } from "../../testing/browser.ts";
import { postAuth, sessionOf, signInWith } from "../../testing/sign-in.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";

describe.each(mainStoreKinds)("a link by mail on $name", ({ create }) => {
  const own = openBackend(create);
  let browser: TestBrowser;

  beforeEach(() => {
    browser = own.browser();
  });

  const linkIn = (text: string | undefined): string =>
    /http:\/\/shop\.test\/api\/auth\S+/.exec(text ?? "")?.[0] ?? "";
  const linkFor = async (email: string, fields: Record<string, string> = {}): Promise<string> => {
    await postAuth(browser, "signin/email", { email, ...fields });
    return linkIn((await own.mailsTo(email)).at(-1)?.text_body);
  };

  test("is sent to anyone with an account; the answer does not reveal who has one", async () => {
    const { email } = await own.addCustomer({ email: "Deniz.Kaya@example.com" });
    const known = await postAuth(browser, "signin/email", {
      email: " deniz.kaya@EXAMPLE.com",
      callbackUrl: "/en/cart",
    });
    const unknown = await postAuth(browser, "signin/email", {
      email: "nobody@example.com",
      callbackUrl: "/en/cart",
    });
    expect(known).toMatchObject({
      status: 200,
      error: null,
      url: `${origin}/en/login?callbackUrl=%2Fen%2Fcart&sent=email`,
    });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const mails = await own.mailsTo(email);
    expect(mails.map((mail) => mail.subject)).toEqual(["Preforma için giriş bağlantınız"]);
    expect(await own.mailsTo("nobody@example.com")).toEqual([]);
  });

  test("signs in once, and redirects", async () => {
    const { email, id } = await own.addCustomer();
    const link = await linkFor(email, { callbackUrl: "/de/cart" });
    // A mail program that only checks the link does not use it up.
    expect((await browser.fetch(link, { method: "HEAD" })).status).toBe(200);
    const followed = await browser.fetch(link);
    expect([followed.status, followed.headers.get("Location")]).toEqual([302, `${origin}/de/cart`]);
    const again = await browser.fetch(link);
    expect(again.headers.get("Location")).toBe(
      `${origin}/de/login?callbackUrl=%2Fde%2Fcart&error=Verification`,
    );
    expect((await sessionOf(browser))?.user.id).toBe(id);
  });

  test("is invalid when it is expired, changed or truncated", async () => {
    const { email } = await own.addCustomer();
    const { email: other } = await own.addCustomer();
    const link = await linkFor(email);
    const changed = new URL(link);
    changed.searchParams.set("email", other);
    const cut = new URL(link);
    cut.searchParams.delete("token");
    const cutLater = new URL(link);
    cutLater.searchParams.delete("email");
    const guessed = new URL(link);
    guessed.searchParams.set("token", "a".repeat(43));
    await own.db
      .updateTable("single_use_tokens")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("email", "=", email)
      .execute();
    for (const address of [changed, cut, cutLater, new URL(link)]) {
      const refused = await browser.fetch(address.href);
      expect(refused.headers.get("Location")).toBe(`${origin}/login?callbackUrl=%2F&error=Verification`);
      expect(await sessionOf(browser)).toBeNull();
    }
    const fields = Object.fromEntries(guessed.searchParams);
    expect(await postAuth(browser, "callback/email", fields)).toMatchObject({ error: "Verification" });
  });

  describe("S13: opened in a browser that did not request it", () => {
    const confirmation =
      /^http:\/\/shop\.test\/de\/confirm-sign-in\?token=[\w-]+&email=[^&]+&callbackUrl=%2Fde%2Fcart$/;

    test("S13: signs nobody in before a button is pressed, and works then", async () => {
      const { email, id } = await own.addCustomer();
      const link = await linkFor(email, { callbackUrl: "/de/cart" });
      const other = own.browser();
      for (let time = 0; time < 2; time += 1) {
        const opened = await other.fetch(link);
        expect([opened.status, opened.headers.get("Location")]).toEqual([
          302,
          expect.stringMatching(confirmation),
        ]);
        expect(await sessionOf(other)).toBeNull();
      }
      const fields = Object.fromEntries(new URL(link).searchParams);
      expect(await postAuth(other, "callback/email", fields)).toMatchObject({
        status: 200,
        url: `${origin}/de/cart`,
      });
      expect((await sessionOf(other))?.user.id).toBe(id);
      expect(await postAuth(browser, "callback/email", fields)).toMatchObject({ error: "Verification" });
    });

    test("S13: another site cannot press the button", async () => {
      const { email } = await own.addCustomer();
      const fields = Object.fromEntries(new URL(await linkFor(email)).searchParams);
      const victim = own.browser();
      const forged = await postAuth(victim, "callback/email", { ...fields, csrfToken: "a".repeat(64) });
      expect(forged).toMatchObject({ status: 400, error: "MissingCSRF" });
      expect(await sessionOf(victim)).toBeNull();
      expect(await postAuth(victim, "callback/email", fields)).toMatchObject({ status: 200, error: null });
    });

    test("S13: a browser that requested its own link did not request another one", async () => {
      const [mine, strange] = [await own.addCustomer(), await own.addCustomer()];
      const link = await linkFor(strange.email);
      const victim = own.browser();
      await postAuth(victim, "signin/email", { email: mine.email });
      expect((await victim.fetch(link)).headers.get("Location")).toContain("/confirm-sign-in?");
      expect(await sessionOf(victim)).toBeNull();
    });

    test("S13: the cookie does not reveal whether an address has an account", async () => {
      const { email } = await own.addCustomer();
      await postAuth(browser, "signin/email", { email });
      const nobody = own.browser();
      await postAuth(nobody, "signin/email", { email: "nobody-here@example.com" });
      const shape = (cookies: string[]) => cookies.map((one) => one.replace(/=[^;]*/, "="));
      expect(shape(nobody.setCookies)).toEqual(shape(browser.setCookies));
      expect(nobody.setCookies.some((one) => one.startsWith("authjs.link-asked="))).toBe(true);
    });
  });

  test("confirms the address, and removes a password that a stranger may have set", async () => {
    const { email } = await own.addCustomer({ password, emailVerified: false });
    await browser.fetch(await linkFor(email));
    expect((await sessionOf(browser))?.user.email).toBe(email);
    const stranger = own.browser();
    expect(await signInWith(stranger, email, password)).toMatchObject({ error: "CredentialsSignin" });
  });

  test("keeps the password of a confirmed address", async () => {
    const { email } = await own.addCustomer({ password });
    await browser.fetch(await linkFor(email));
    expect(await signInWith(own.browser(), email, password)).toMatchObject({
      status: 200,
    });
  });

  test("does not sign in to a blocked account", async () => {
    const { email, id } = await own.addCustomer();
    const link = await linkFor(email);
    await own.db.updateTable("customers").set({ is_active: 0 }).where("id", "=", id).execute();
    expect((await browser.fetch(link)).headers.get("Location")).toContain("error=AccessDenied");
    expect(await sessionOf(browser)).toBeNull();
  });

  test("is sent to one mailbox a limited number of times", async () => {
    const { email } = await own.addCustomer();
    for (let index = 0; index < 8; index++)
      expect(await postAuth(browser, "signin/email", { email })).toMatchObject({ status: 200 });
    expect(await own.mailsTo(email)).toHaveLength(5);
  });

  test.each([
    "",
    "nobody",
    "a@b",
    "a@example.com,b@example.com",
    '"a"@example.com',
    "a@example.com\nBcc: b@x.org",
  ])("is not sent to %j", async (email) => {
    expect(await postAuth(browser, "signin/email", { email })).toMatchObject({
      status: 401,
      error: "EmailSignin",
    });
  });

  test("is written in the customer's language", async () => {
    const subjects = [];
    for (const language of ["en", "ru", "fr", "ar", "de"]) {
      const { email, id } = await own.addCustomer();
      await own.db.updateTable("customers").set({ language_code: language }).where("id", "=", id).execute();
      await linkFor(email);
      subjects.push((await own.mailsTo(email))[0]?.subject);
    }
    expect(subjects).toEqual([
      "Your sign-in link for Preforma",
      "Ссылка для входа на Preforma",
      "Votre lien de connexion à Preforma",
      "رابط تسجيل الدخول إلى Preforma",
      "Ihr Anmeldelink für Preforma",
    ]);
  });
});
