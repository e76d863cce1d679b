import { describe, expect, test } from "vitest";
import { type TestBrowser } from "../testing/browser.ts";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { other, ownAccount, password } from "../testing/own-account.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { beginSession, digestOf, longestSessionSeconds, sessionEnd } from "./sessions.ts";

describe.each(mainStoreKinds)("takeover of an account on $name", ({ create }) => {
  const own = ownAccount(create);
  const { form, call, tokenIn } = own;
  const browserOf = async (email: string, word: string): Promise<TestBrowser> => {
    const browser = own.browser();
    await signInWith(browser, email, word);
    return browser;
  };
  test("S10: registering another person's address does not open their account", async () => {
    const given = form();
    // An older client sends a password, which is ignored.
    expect((await call(null, "POST", "/register", { ...given, password: other })).status).toBe(202);
    const token = await tokenIn(given.email, "verifyEmail");
    expect((await call(null, "POST", "/verify-email/check", { token })).status).toBe(200);
    expect((await call(null, "POST", "/verify-email", { token })).status).toBe(400);
    expect((await call(null, "POST", "/verify-email", { token, password })).status).toBe(200);
    expect(await sessionOf(await browserOf(given.email, other))).toBeNull();
    expect((await sessionOf(await browserOf(given.email, password)))?.user.email).toBe(given.email);
    expect((await call(null, "POST", "/verify-email/check", { token })).status).toBe(404);
  });

  test("S10: a password registered before this rule is invalid after the link is followed", async () => {
    const { email, id } = await own.addCustomer({ emailVerified: false, password: other });
    await call(null, "POST", "/verification", { email });
    const token = await tokenIn(email, "verifyEmail");
    expect((await call(null, "POST", "/verify-email", { token, password })).status).toBe(200);
    expect(await sessionOf(await browserOf(email, other))).toBeNull();
    expect((await sessionOf(await browserOf(email, password)))?.user.id).toBe(id);
  });

  test("S9: the password chosen with the link must not be a common one", async () => {
    const given = form();
    await call(null, "POST", "/register", given);
    const token = await tokenIn(given.email, "verifyEmail");
    for (const common of ["Passw0rd2024", given.email]) {
      const refused = await call(null, "POST", "/verify-email", { token, password: common });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('"field":"password"')]);
    }
    expect((await call(null, "POST", "/verify-email", { token, password })).status).toBe(200);
  });

  test("S10: the owner of a mailbox cannot confirm its address for a stranger's account", async () => {
    const stranger = await own.addCustomer({ password: other });
    const { email } = form();
    await call(stranger, "PUT", "/email", { email, password: other });
    const token = await tokenIn(email, "confirmEmail");
    expect((await call(null, "POST", "/email/confirm", { token })).status).toBe(401);
    const victim = await own.addCustomer();
    expect((await call(victim, "POST", "/email/confirm", { token })).status).toBe(404);
    // The link was not used up: the account that requested it may still confirm it.
    expect((await call(stranger, "POST", "/email/confirm", { token })).status).toBe(200);
  });

  test("S12: all other sessions end with a change of the e-mail address", async () => {
    const person = await own.addCustomer({ password });
    const stolen = { Authorization: `Bearer ${await beginSession(own.db, person.id)}` };
    const { email } = form();
    await call(person, "PUT", "/email", { email, password });
    const token = await tokenIn(email, "confirmEmail");
    expect((await call(person, "POST", "/email/confirm", { token })).status).toBe(200);
    expect((await call({ ...person, headers: stolen }, "GET", "")).status).toBe(401);
    expect((await call(person, "GET", "")).status).toBe(200);
  });

  test("S12: a session that is used every day ends too", async () => {
    const { email, id } = await own.addCustomer({ password });
    const browser = await browserOf(email, password);
    const sid = (await sessionOf(browser))?.accessToken ?? "";
    const day = 24 * 60 * 60 * 1000;
    const age = async (days: number) => {
      const at = (ago: number) => new Date(Date.now() - ago * day).toISOString();
      await own.db
        .updateTable("sessions")
        .set({
          created_at: at(days),
          last_seen_at: at(1),
          expires_at: new Date(Date.now() + day).toISOString(),
        })
        .where("digest", "=", digestOf(sid))
        .execute();
      return sessionOf(browser);
    };
    const longest = longestSessionSeconds / (24 * 60 * 60);
    expect(Date.parse((await age(10))?.expires ?? "")).toBeGreaterThan(Date.now() + 29 * day);
    expect(Date.parse((await age(longest - 2))?.expires ?? "")).toBeLessThan(Date.now() + 2.1 * day);
    expect(await age(longest - 0.0001)).not.toBeNull();
    await age(longest + 1);
    expect(await sessionOf(browser)).toBeNull();
    const answer = await call({ id, email, headers: { Authorization: `Bearer ${sid}` } }, "GET", "");
    expect(answer.status).toBe(401);
    expect(sessionEnd("2026-01-01T00:00:00.000Z", Date.parse("2026-03-30T00:00:00.000Z"))).toBe(
      "2026-04-01T00:00:00.000Z",
    );
  });
});
