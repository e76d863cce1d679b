import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBrowser, type TestBrowser } from "../../testing/browser.ts";
import { testIdentityProvider, type TestIdentityProvider } from "../../testing/identity-provider.ts";
import { postAuth, sessionOf, signInWith } from "../../testing/sign-in.ts";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";

describe.each(mainStoreKinds)("a provider on $name", ({ create }) => {
  let provider: TestIdentityProvider;
  let browser: TestBrowser;

  beforeAll(async () => {
    provider = await testIdentityProvider();
  });
  afterAll(() => provider.close());
  const own = openBackend(create, () => ({ authProviders: [provider.settings] }));
  beforeEach(() => {
    browser = own.browser();
  });

  const signIn = async (
    claims: Record<string, unknown>,
    callbackUrl = "/en/cart",
  ): Promise<string | null> => {
    const begun = await postAuth(browser, "signin/oidc", { callbackUrl });
    expect(begun.status).toBe(200);
    return (await browser.fetch(provider.consent(begun.url ?? "", claims))).headers.get("Location");
  };
  const person = (over: Record<string, unknown> = {}) => {
    const sub = randomUUID();
    const email = `${sub.slice(0, 8)}@example.com`;
    return { sub, given_name: "Deniz", family_name: "Kaya", email, email_verified: true, ...over };
  };

  test("gets our client and redirect URL, whatever the request contains", async () => {
    const query = new URLSearchParams({
      login_hint: "deniz@example.com",
      redirect_uri: "https://evil.example/",
      client_id: "evil",
      state: "evil",
    });
    const { url } = await postAuth(browser, `signin/oidc?${query}`);
    const asked = new URL(url ?? "");
    expect(asked.origin).toBe(provider.settings.issuer);
    expect(url).not.toContain("evil");
    expect(asked.searchParams.get("login_hint")).toBe("deniz@example.com");
    expect(asked.searchParams.get("redirect_uri")).toBe(`${origin}/api/auth/callback/oidc`);
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
  });

  test("creates a new customer, and recognises them later", async () => {
    const claims = person();
    expect(await signIn(claims)).toBe(`${origin}/en/cart`);
    const session = await sessionOf(browser);
    expect(session?.user).toMatchObject({
      name: "Deniz",
      surname: "Kaya",
      email: claims.email,
      role: "customer",
    });
    browser = own.browser();
    await signIn({ ...claims, email: "moved@example.com" });
    expect((await sessionOf(browser))?.user).toEqual(session?.user);
    expect(
      await own.db
        .selectFrom("customers")
        .select(["language_code", "password_hash"])
        .where("email_key", "=", claims.email)
        .execute(),
    ).toEqual([{ language_code: "en", password_hash: null }]);
  });

  test("is not trusted for an address that it has not verified", async () => {
    for (const email_verified of [false, undefined, "no"])
      expect(await signIn(person({ email_verified }))).toBe(
        `${origin}/en/login?callbackUrl=%2Fen%2Fcart&error=AccountNotLinkedError`,
      );
    expect(await signIn(person({ email: undefined }))).toContain("error=AccountNotLinkedError");
    expect(await sessionOf(browser)).toBeNull();
  });

  test("does not sign in to an account with the same address", async () => {
    const { email } = await own.addCustomer({ password });
    expect(await signIn(person({ email }))).toContain(
      "/en/login?callbackUrl=%2Fen%2Fcart&error=AccountNotLinkedError",
    );
    expect(await sessionOf(browser)).toBeNull();
    expect(await signInWith(browser, email, password)).toMatchObject({ status: 200 });
  });

  test("can be added by a signed-in person, and then signs in to their account", async () => {
    const { email, id } = await own.addCustomer({ password });
    await signInWith(browser, email, password);
    const claims = person({ email: "private@example.net", email_verified: false });
    expect(await signIn(claims)).toBe(`${origin}/en/cart`);
    browser = own.browser();
    await signIn(claims);
    expect((await sessionOf(browser))?.user.id).toBe(id);
    // No one else can add the same identity to their account.
    const other = await own.addCustomer({ password });
    browser = own.browser();
    await signInWith(browser, other.email, password);
    expect(await signIn(claims)).toContain("error=AccountNotLinkedError");
    expect((await sessionOf(browser))?.user.id).toBe(other.id);
  });

  test("is not added through a session that has ended", async () => {
    const { email } = await own.addCustomer({ password });
    await signInWith(browser, email, password);
    const cookie = browser.cookies.get("authjs.session-token") ?? "";
    await postAuth(browser, "signout");
    browser.cookies.set("authjs.session-token", cookie);
    const claims = person();
    await signIn(claims);
    expect((await sessionOf(browser))?.user.email).toBe(claims.email);
  });

  test("accepts no callback from another browser, no second one, and no refusal", async () => {
    const begun = await postAuth(browser, "signin/oidc", { callbackUrl: "/en/cart" });
    const back = provider.consent(begun.url ?? "", person());
    const refused = /\/login\?.*error=OAuthCallbackError/;
    expect((await own.browser().fetch(back)).headers.get("Location")).toMatch(refused);
    expect((await browser.fetch(back)).headers.get("Location")).toBe(`${origin}/en/cart`);
    expect((await browser.fetch(back)).headers.get("Location")).toMatch(refused);
    const again = await postAuth(browser, "signin/oidc", { callbackUrl: "/en/cart" });
    const { searchParams } = new URL(again.url ?? "");
    const denied = `/api/auth/callback/oidc?${new URLSearchParams({ error: "access_denied", state: searchParams.get("state") ?? "" })}`;
    expect((await browser.fetch(denied)).headers.get("Location")).toMatch(refused);
  });

  test.each([
    ["another try", { nonce: "another" }],
    ["another site", { aud: "another" }],
    ["another issuer", { iss: "https://another.example" }],
    ["another time", { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ])("is not trusted with a token for %s", async (_, wrong) => {
    expect(await signIn(person(wrong))).toMatch(/\/login\?.*error=/);
    expect(await sessionOf(browser)).toBeNull();
  });

  test("does not sign in to a blocked account", async () => {
    const claims = person();
    await signIn(claims);
    await own.db
      .updateTable("customers")
      .set({ is_active: 0 })
      .where("email_key", "=", claims.email)
      .execute();
    browser = own.browser();
    expect(await signIn(claims)).toContain("error=AccessDenied");
    expect(await sessionOf(browser)).toBeNull();
  });

  test("that cannot be reached is reported as such", async () => {
    const { backend: lonely } = await ownBackend(create, {
      authProviders: [{ ...provider.settings, issuer: "http://127.0.0.1:9" }],
    });
    const begun = await postAuth(testBrowser(lonely, origin), "signin/oidc", { callbackUrl: "/de" });
    expect(begun).toMatchObject({ status: 401, error: "OAuthSignin" });
  });
});
