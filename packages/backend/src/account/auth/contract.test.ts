// oxlint-disable-next-line no-restricted-imports -- the contract's client is under test; its React parts are not used
import type * as NextAuthReact from "next-auth/react";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestBrowser } from "../../testing/browser.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";

/** Makes the published client of NextAuth.js 4 run as in a page of the site. */
async function clientIn(
  browser: TestBrowser,
  page: string,
): Promise<{ client: typeof NextAuthReact; location: { href: string; reload: () => void } }> {
  const location = { href: `${origin}${page}`, reload: vi.fn<() => void>() };
  vi.stubGlobal("window", { location });
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => browser.fetch(address, init));
  vi.resetModules();
  // oxlint-disable-next-line no-restricted-imports -- as above
  return { client: await import("next-auth/react"), location };
}

describe.each(mainStoreKinds)("the contract's own client on $name", ({ create }) => {
  const own = openBackend(create);
  const customer = own.sharedCustomer({ email: "Ayse.Yilmaz@example.com", password });
  let browser: TestBrowser;

  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    browser = own.browser();
  });

  test("has no session at first", async () => {
    const { client } = await clientIn(browser, "/");
    expect(await client.getSession()).toBeNull();
    expect(await (await browser.fetch("/api/auth/session")).json()).toEqual({});
  });

  test("gets the providers", async () => {
    const { client } = await clientIn(browser, "/");
    expect(await client.getProviders()).toEqual({
      credentials: {
        id: "credentials",
        name: "E-mail",
        type: "credentials",
        signinUrl: `${origin}/api/auth/signin/credentials`,
        callbackUrl: `${origin}/api/auth/callback/credentials`,
      },
      email: {
        id: "email",
        name: "E-mail link",
        type: "email",
        signinUrl: `${origin}/api/auth/signin/email`,
        callbackUrl: `${origin}/api/auth/callback/email`,
      },
    });
  });

  test("signs in, reads the session, uses its token, updates and signs out", async () => {
    const { client } = await clientIn(browser, "/en/favorites");
    const signedIn = await client.signIn("credentials", {
      redirect: false,
      email: " ayse.yilmaz@EXAMPLE.com",
      password,
    });
    expect(signedIn).toEqual({ error: null, status: 200, ok: true, url: `${origin}/en/favorites` });

    const session = (await client.getSession()) as unknown as {
      user: unknown;
      expires: string;
      accessToken: string;
    };
    expect(session.user).toEqual({
      id: customer.id,
      email: "Ayse.Yilmaz@example.com",
      name: "Ayşe",
      surname: "Yılmaz",
      role: "customer",
    });
    const days = (Date.parse(session.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);

    const headers = { Authorization: `Bearer ${session.accessToken}` };
    expect((await own.ask("/api/v1/general-settings/1", { headers })).status).toBe(200);

    const updated = await client.getSession({
      req: { body: { csrfToken: await client.getCsrfToken(), data: { user: { id: 1, role: "staff" } } } },
    });
    expect(updated?.user).toEqual(session.user);

    expect(await client.signOut({ redirect: false, callbackUrl: "/en" })).toEqual({ url: `${origin}/en` });
    expect(await client.getSession()).toBeNull();
    expect((await own.ask("/api/v1/general-settings/1", { headers })).status).toBe(401);
  });

  test("gets the same error for a wrong password and an unknown address", async () => {
    const { client } = await clientIn(browser, "/de/cart");
    const wrong = await client.signIn("credentials", {
      redirect: false,
      email: customer.email,
      password: "not the one",
    });
    expect(wrong).toEqual({ error: "CredentialsSignin", status: 401, ok: false, url: null });
    const unknown = await client.signIn("credentials", {
      redirect: false,
      email: "nobody@example.com",
      password: "not the one",
    });
    expect(unknown).toEqual(wrong);
    expect(await client.getSession()).toBeNull();
  });

  test("redirects to the given URL, in the language of the page", async () => {
    const failing = await clientIn(browser, "/de/cart");
    await failing.client.signIn("credentials", { email: customer.email, password: "not the one" });
    expect(failing.location.href).toBe(`${origin}/de/login?callbackUrl=%2Fde%2Fcart&error=CredentialsSignin`);
    // From the sign-in page, to which the first attempt redirected, to the original target.
    await failing.client.signIn("credentials", { email: customer.email, password });
    expect(failing.location.href).toBe(`${origin}/de/cart`);
  });

  test("redirects to the sign-in page for an unknown provider", async () => {
    const { client, location } = await clientIn(browser, "/ar/favorites");
    await client.signIn("myspace");
    expect(location.href).toBe(
      `/api/auth/signin?callbackUrl=${encodeURIComponent(`${origin}/ar/favorites`)}`,
    );
    const page = await browser.fetch(location.href);
    expect(page.status).toBe(302);
    expect(page.headers.get("Location")).toBe(`${origin}/ar/login?callbackUrl=%2Far%2Ffavorites`);
  });

  test("is redirected to the sign-in page where a session is required", async () => {
    const asked = await browser.fetch(
      `/api/auth/signin?${new URLSearchParams({ error: "SessionRequired", callbackUrl: `${origin}/favorites` })}`,
    );
    expect(asked.headers.get("Location")).toBe(
      `${origin}/login?callbackUrl=%2Ffavorites&error=SessionRequired`,
    );
  });

  test("may report an error, of which only the code is logged", async () => {
    const { client } = await clientIn(browser, "/");
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
      address.endsWith("/session")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : browser.fetch(address, init),
    );
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await client.getSession()).toBeNull();
    silent.mockRestore();
    const told = await browser.fetch("/api/auth/_log", {
      method: "POST",
      body: new URLSearchParams({ level: "error", code: "CLIENT_FETCH_ERROR", message: "x" }),
    });
    expect([told.status, await told.json()]).toEqual([200, {}]);
  });
});
