import { describe, expect, test, vi } from "vitest";
import {
  createSessionStore,
  sessionAccess,
  signIn,
  signOut,
  updateSession,
  type SessionNavigation,
} from "@preforma/domain/account";
import { createSafeClient, type Fetch } from "@preforma/domain/http";
import type { Backend } from "../../backend.ts";
import { testBrowser } from "../../testing/browser.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";

/** A tab on the cart page, in its own browser. */
function tab(backend: Backend) {
  const browser = testBrowser(backend, origin);
  const visited: string[] = [];
  const navigation: SessionNavigation = {
    href: () => `${origin}/en/cart`,
    go: (url) => void visited.push(new URL(url, origin).href),
  };
  const answers: Response[] = [];
  const fetch: Fetch = async (url, init) => {
    const answer = await browser.fetch(url, init);
    answers.push(answer);
    return answer;
  };
  const session = createSessionStore({ fetch });
  const onSignedOut = vi.fn<() => void>();
  const client = createSafeClient({
    locale: "tr",
    fetch,
    ...sessionAccess(session, onSignedOut),
  });
  return { answers, visited, navigation, session, client, onSignedOut };
}

describe.each(mainStoreKinds)("the project's own session client on $name", ({ create }) => {
  const own = openBackend(create, { limits: { signIn: { points: 1000, duration: 60 } } });

  test("signs in, carries the token, renews the session and signs out", async () => {
    const { email, id } = await own.addCustomer({ password });
    const { session, navigation, visited, client } = tab(own.backend);
    expect(await session.read()).toBeNull();
    await signIn(session, "credentials", { credentials: { email, password } }, navigation);
    expect(visited).toEqual([`${origin}/en/cart`]);
    expect((await session.refetch())?.user).toMatchObject({ id, email, role: "customer" });
    expect(await client.get("account")).toMatchObject({ success: true, data: { id, email } });
    expect((await updateSession(session))?.user.id).toBe(id);
    expect(await signOut(session, { callbackUrl: `${origin}/en` }, navigation)).toBe(true);
    expect(visited.at(-1)).toBe(`${origin}/en`);
    expect(await session.refetch()).toBeNull();
  });

  test("returns the name of the error and stays on the page", async () => {
    const { email } = await own.addCustomer({ password });
    const { session, navigation, visited } = tab(own.backend);
    const wrong = { credentials: { email, password: "yanlış" } };
    expect(await signIn(session, "credentials", wrong, navigation)).toMatchObject({
      ok: false,
      error: "CredentialsSignin",
    });
    expect(visited).toEqual([]);
    await signIn(session, "nobody", {}, navigation);
    expect(visited).toEqual([
      `${origin}/api/auth/signin?callbackUrl=${encodeURIComponent(`${origin}/en/cart`)}`,
    ]);
  });

  test("signs out when the session was ended elsewhere", async () => {
    const { email } = await own.addCustomer({ password });
    const here = tab(own.backend);
    await signIn(here.session, "credentials", { credentials: { email, password } }, here.navigation);
    expect(await here.session.refetch()).not.toBeNull();
    const there = tab(own.backend);
    await signIn(there.session, "credentials", { credentials: { email, password } }, there.navigation);
    const ended = await there.client.put("account/password", {
      current: password,
      next: "yeşil kapak 40 kavanoz",
    });
    expect(ended.success).toBe(true);
    expect(await here.client.get("account")).toMatchObject({
      success: false,
      status: 401,
      message: "Oturum süreniz doldu. Lütfen tekrar giriş yapın.",
    });
    await vi.waitFor(() => expect(here.onSignedOut).toHaveBeenCalledOnce());
    expect(here.session.getSnapshot().status).toBe("unauthenticated");
  });

  test("reports errors to the server's log endpoint", async () => {
    const { session, answers } = tab(own.backend);
    session.endpoints.log("error", "CLIENT_FETCH_ERROR", "status 500");
    await vi.waitFor(() => expect(answers.map(({ status }) => status)).toEqual([200]));
  });
});
