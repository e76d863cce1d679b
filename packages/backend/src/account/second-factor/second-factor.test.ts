import { describe, expect, test } from "vitest";
import type { SecondFactor } from "@preforma/domain/account";
import { accountMessages } from "@preforma/domain/account";
import { accountCommand } from "../../staff/commands/account.ts";
import { printedBy } from "../../testing/staff-command.ts";
import type { TestBrowser } from "../../testing/browser.ts";
import type { TestCustomer } from "../../testing/customers.ts";
import { postAuth, sessionOf, signInWith } from "../../testing/sign-in.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";
import { codeAt, readCode, stepOfCode, seal, unseal } from "./codes.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";
const step = 30_000;

describe.each(mainStoreKinds)("a second factor on $name", ({ create }) => {
  const own = openBackend(create, { limits: { signIn: { points: 10_000, duration: 60 } } });

  const call = (person: TestCustomer, method: string, path: string, body?: unknown) =>
    own.send(method, path, body, { "Accept-Language": "tr", ...person.headers });
  const stateOf = async (person: TestCustomer) =>
    (await call(person, "GET", "account/second-factor")).body.data as SecondFactor;
  /** Turns it on as the page does; the following codes are of later steps than the used one. */
  const turnOn = async (over: Parameters<typeof own.addCustomer>[0] = {}) => {
    const person = await own.addCustomer({ password, ...over });
    await call(person, "POST", "account/second-factor", { password });
    const secret = (await stateOf(person)).setup?.secret ?? "";
    const now = Date.now();
    const { body } = await call(person, "POST", "account/second-factor/confirm", {
      code: codeAt(secret, now - step),
    });
    const { recovery_codes: codes } = body.data as { recovery_codes: string[] };
    return { person, secret, codes, code: (steps = 0) => codeAt(secret, now + steps * step) };
  };
  const browser = (): TestBrowser => own.browser();

  test("S6: is set up with a password and a first code, and shows recovery codes once", async () => {
    const person = await own.addCustomer({ password });
    expect((await call(person, "POST", "account/second-factor", {})).status).toBe(400);
    expect((await call(person, "POST", "account/second-factor", { password: "wrong" })).status).toBe(400);
    expect((await stateOf(person)).setup).toBeNull();
    const begun = await call(person, "POST", "account/second-factor", { password });
    const { setup } = begun.body.data as SecondFactor;
    expect(setup?.uri).toMatch(/^otpauth:\/\/totp\/shop\.test:/);
    expect(setup?.uri).toContain(`secret=${setup?.secret}`);
    // Sign-in requires no code before the first one is confirmed.
    expect(await signInWith(browser(), person.email, password)).toMatchObject({ status: 200 });
    const wrong = await call(person, "POST", "account/second-factor/confirm", { code: "000000" });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining(accountMessages.codeWrong.tr)]);
    const elsewhere = browser();
    await signInWith(elsewhere, person.email, password);
    const code = codeAt(setup?.secret ?? "", Date.now());
    const confirmed = await call(person, "POST", "account/second-factor/confirm", { code });
    const { recovery_codes: codes } = confirmed.body.data as { recovery_codes: string[] };
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((one) => /^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/.test(one))).toBe(true);
    expect(await stateOf(person)).toEqual({ is_on: true, recovery_codes_left: 10, setup: null });
    // Only the device that set it up stays signed in.
    expect(await sessionOf(elsewhere)).toBeNull();
    expect((await call(person, "POST", "account/second-factor", { password })).status).toBe(409);
  });

  test("S6: sign-in asks for the code, at once or as a second step", async () => {
    const { person, code } = await turnOn();
    const one = browser();
    expect(await signInWith(one, person.email, password, { code: code(0) })).toMatchObject({
      status: 200,
      error: null,
    });
    expect((await sessionOf(one))?.user.id).toBe(person.id);
    const two = browser();
    const asked = await signInWith(two, person.email, password, { callbackUrl: "/de/cart" });
    expect(asked).toMatchObject({
      status: 401,
      url: `${origin}/de/login?callbackUrl=%2Fde%2Fcart&error=SecondFactorRequired`,
    });
    expect(await sessionOf(two)).toBeNull();
    const wrong = await postAuth(two, "callback/credentials", { code: "000000" });
    expect(wrong).toMatchObject({ status: 401, error: "SecondFactorWrong" });
    const right = await postAuth(two, "callback/credentials", { code: code(1), callbackUrl: "/de/cart" });
    expect(right).toMatchObject({ status: 200, url: `${origin}/de/cart` });
    expect((await sessionOf(two))?.user.id).toBe(person.id);
    const cookie = two.setCookies.find((value) => value.startsWith("authjs.second-factor="));
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(two.cookies.has("authjs.second-factor")).toBe(false);
  });

  test("S6: a wrong password is refused as before, with or without a code", async () => {
    const { person, code } = await turnOn();
    for (const fields of [{ code: "" }, { code: code(0) }])
      expect(await signInWith(browser(), person.email, "wrong", fields)).toMatchObject({
        status: 401,
        error: "CredentialsSignin",
      });
    // A code alone reveals nothing either.
    expect(await postAuth(browser(), "callback/credentials", { code: code(0) })).toMatchObject({
      error: "SecondFactorExpired",
    });
  });

  test("S6: a mailed link requires the code too", async () => {
    const { person, code } = await turnOn();
    const phone = browser();
    await postAuth(phone, "signin/email", { email: person.email });
    const mail = (await own.mailsTo(person.email)).at(-1);
    const opened = await phone.fetch(
      /http:\/\/shop\.test\/api\/auth\S+/.exec(mail?.text_body ?? "")?.[0] ?? "",
    );
    expect(opened.headers.get("Location")).toMatch(/\/login\?.*error=SecondFactorRequired$/);
    expect(await sessionOf(phone)).toBeNull();
    expect(await postAuth(phone, "callback/credentials", { code: code(0) })).toMatchObject({ status: 200 });
    expect((await sessionOf(phone))?.user.id).toBe(person.id);
  });

  test("S6: a code works once, even concurrently, and so does a recovery code", async () => {
    const { person, code, codes } = await turnOn();
    const tries = (given: string) =>
      Promise.all([1, 2, 3].map(() => signInWith(browser(), person.email, password, { code: given })));
    const ofApp = await tries(code(0));
    expect(ofApp.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ofApp.filter(({ error }) => error === "SecondFactorWrong")).toHaveLength(2);
    const shown = (codes[0] ?? "").toUpperCase().replaceAll("-", " ");
    expect((await tries(shown)).filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await signInWith(browser(), person.email, password, { code: codes[0] ?? "" });
    expect(late.error).toBe("SecondFactorWrong");
    expect((await stateOf(person)).recovery_codes_left).toBe(9);
  });

  test("S6: the ticket of the second step belongs to one person and works once within ten minutes", async () => {
    const { person, code } = await turnOn();
    const stranger = await turnOn();
    const one = browser();
    await signInWith(one, person.email, password);
    expect(await postAuth(one, "callback/credentials", { code: stranger.code(0) })).toMatchObject({
      error: "SecondFactorWrong",
    });
    await own.db
      .updateTable("single_use_tokens")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("purpose", "=", "second_factor")
      .execute();
    expect(await postAuth(one, "callback/credentials", { code: code(0) })).toMatchObject({
      error: "SecondFactorExpired",
    });
    const two = browser();
    await signInWith(two, person.email, password);
    const ticket = two.cookies.get("authjs.second-factor") ?? "";
    expect((await postAuth(two, "callback/credentials", { code: code(0) })).status).toBe(200);
    const thief = browser();
    thief.cookies.set("authjs.second-factor", ticket);
    expect(await postAuth(thief, "callback/credentials", { code: code(1) })).toMatchObject({
      error: "SecondFactorExpired",
    });
  });

  test("S6: guesses of the code are slowed, from one address and from many", async () => {
    const { person } = await turnOn();
    const from = async (address: string) => {
      const { headers, error } = await signInWith(own.browser(address), person.email, password, {
        code: "000000",
      });
      return { error, waits: headers.has("Retry-After") };
    };
    const home = [];
    for (let index = 0; index < 6; index += 1) home.push(await from("192.0.2.1"));
    expect(home.map(({ waits }) => waits)).toEqual([false, false, false, false, false, true]);
    const many = [];
    for (let index = 0; index < 30; index += 1) many.push(await from(`198.51.100.${index}`));
    expect(many.filter(({ waits }) => waits).length).toBeGreaterThan(15);
  });

  test("S6: a code alone turns it off and replaces the recovery codes", async () => {
    const { person, code, codes } = await turnOn();
    expect((await call(person, "DELETE", "account/second-factor", { code: "000000" })).status).toBe(400);
    const renewed = await call(person, "POST", "account/second-factor/recovery-codes", { code: code(0) });
    const fresh = (renewed.body.data as { recovery_codes: string[] }).recovery_codes;
    expect(fresh.some((one) => codes.includes(one))).toBe(false);
    expect((await call(person, "DELETE", "account/second-factor", { code: codes[0] })).status).toBe(400);
    expect((await call(person, "DELETE", "account/second-factor", { code: fresh[0] })).status).toBe(200);
    expect((await stateOf(person)).is_on).toBe(false);
    expect(await signInWith(browser(), person.email, password)).toMatchObject({ status: 200 });
    const subjects = await own.mailsTo(person.email);
    expect(subjects.map(({ subject }) => subject)).toEqual([
      "Preforma hesabınızda iki adımlı doğrulama açıldı",
      "Preforma hesabınızda iki adımlı doğrulama kapatıldı",
    ]);
  });

  test("S6: guesses in a hijacked session are slowed and recorded as at sign-in", async () => {
    const { person, code } = await turnOn();
    const guess = (given: string) => call(person, "DELETE", "account/second-factor", { code: given });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await guess("000000")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await guess(code(1))).headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await stateOf(person)).is_on).toBe(true);
    const recorded = await own.recordAbout(`customer/${person.id}`);
    expect(recorded.filter(({ action }) => action === "second_factor_failed")).toHaveLength(5);
  });

  test("S6: staff have no staff rights before they have it", async () => {
    const staff = await own.addCustomer({ role: "staff", password, secondFactor: false });
    const moderation = "admin/comments";
    const refused = await call(staff, "GET", moderation);
    expect([refused.status, refused.body.message]).toEqual([403, accountMessages.secondFactorFirst.tr]);
    await call(staff, "POST", "account/second-factor", { password });
    const secret = (await stateOf(staff)).setup?.secret ?? "";
    const code = codeAt(secret, Date.now());
    expect((await call(staff, "POST", "account/second-factor/confirm", { code })).status).toBe(200);
    expect((await call(staff, "GET", moderation)).status).not.toBe(403);
  });

  test("S6: staff reset it with a command, which ends the sessions and is recorded", async () => {
    const { person } = await turnOn({ role: "staff", secondFactor: false });
    const reset = () => printedBy(accountCommand, own.db, ["reset-second-factor", person.email]);
    await reset();
    expect((await call(person, "GET", "account")).status).toBe(401);
    expect(await signInWith(browser(), person.email, password)).toMatchObject({ status: 200 });
    await expect(reset()).rejects.toThrow("no second factor");
    const actions = await own.recordAbout(`customer/${person.id}`);
    expect(actions.map(({ action }) => action)).toContain("account.reset_second_factor");
  });

  test("S6: neither the secret nor the recovery codes are in the database, the export or the audit log", async () => {
    const { person, secret, codes } = await turnOn();
    const tables = ["second_factors", "recovery_codes", "audit_log", "outbox", "single_use_tokens"] as const;
    const rows = await Promise.all(tables.map((table) => own.db.selectFrom(table).selectAll().execute()));
    const exported = await call(person, "GET", "account/export");
    for (const text of [JSON.stringify(rows), exported.text, JSON.stringify(await stateOf(person))]) {
      expect(text).not.toContain(secret);
      for (const code of codes) expect(text).not.toContain(code);
    }
    expect(exported.body.data).toMatchObject({ second_factor: { confirmed_at: expect.any(String) } });
    // It is deleted with the account.
    await call(person, "DELETE", "account", { password });
    for (const table of ["second_factors", "recovery_codes"] as const)
      expect(
        await own.db.selectFrom(table).selectAll().where("customer_id", "=", person.id).execute(),
      ).toEqual([]);
  });
});

test("S6: the code of RFC 6238 is valid in its step and the adjacent ones", () => {
  // The test vector of the RFC: its secret in base32, 59 s, the last six of eight digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(codeAt(secret, 59_000)).toBe("287082");
  expect([0, 1, 2, 3, 4].map((at) => stepOfCode(secret, "287082", at * step))).toEqual([1, 1, 1, null, null]);
  expect(stepOfCode(secret, "ﰀ𐀀ﻪ", 0)).toBeNull();
  expect(readCode(" ٢٨٧ ٠٨٢ ")).toBe("287082");
  expect(readCode("7KQ2-M4HD 9xtz‑v0bn".replace("‑", "-"))).toBe("7kq2m4hd9xtzv0bn");
});

test("S6: a sealed secret opens only with its key", () => {
  const sealed = seal("one secret", "JBSWY3DP");
  expect(unseal("one secret", sealed)).toBe("JBSWY3DP");
  expect(unseal("another", sealed)).toBeNull();
  expect(unseal("one secret", "AAAA")).toBeNull();
  expect(seal("one secret", "JBSWY3DP")).not.toBe(sealed);
});
