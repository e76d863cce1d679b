import { beforeEach, describe, expect, test } from "vitest";
import { locales } from "@preforma/domain/locales";
import { countOf } from "../../database/count.ts";
import { openDatabase } from "../../database/index.ts";
import { runHousekeeping } from "../../housekeeping/index.ts";
import { type TestCustomer } from "../../testing/customers.ts";
import { postAuth, sessionOf, signInWith } from "../../testing/sign-in.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";
import { brandName } from "../../mail/index.ts";
import { accountMail } from "../mails/index.ts";
import { freeTries } from "./account-delay.ts";
import { attemptPair, countTry, recordSuccess } from "./attempts.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";
const minute = 60_000;

describe.each(mainStoreKinds)("guesses from many addresses on $name", ({ create }) => {
  const own = openBackend(create, { limits: { signIn: { points: 10_000, duration: 60 } } });
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await own.addCustomer({ password });
  });

  const attempt = (email: string, word: string, address: string) =>
    signInWith(own.browser(address), email, word);
  /** One wrong guess from each of this many addresses. */
  const guess = async (email: string, count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1)
      answers.push(await attempt(email, `wrong ${index}`, `198.51.${100 + (index >> 8)}.${index & 255}`));
    return answers.map(({ status, error, headers }) => ({
      status,
      error,
      waits: headers.has("Retry-After"),
    }));
  };

  test("S6: one guess from each of 300 addresses is slowed, with the same answer as before", async () => {
    const answers = await guess(customer.email, 300);
    expect(answers.slice(0, freeTries).every(({ waits }) => !waits)).toBe(true);
    // The delays double from two seconds; hardly any of them ends during this test.
    expect(answers.filter(({ waits }) => waits).length).toBeGreaterThan(270);
    expect(new Set(answers.map(({ status, error }) => `${status} ${error}`))).toEqual(
      new Set(["401 CredentialsSignin"]),
    );
  });

  test("S6: an address without an account is slowed in the same way", async () => {
    const unknown = await guess("nobody-at-all@example.com", freeTries + 5);
    expect(unknown).toEqual(await guess(customer.email, freeTries + 5));
  });

  test("S6: the owner is not locked out: session, mailed link, known place", async () => {
    const home = own.browser("203.0.113.1");
    await signInWith(home, customer.email, password);
    await guess(customer.email, freeTries + 5);
    expect((await sessionOf(home))?.user.id).toBe(customer.id);
    expect(await attempt(customer.email, password, "203.0.113.1")).toMatchObject({ status: 200 });
    await guess(customer.email, freeTries + 5);
    // Sign-in from a new place is delayed, but a mailed link is not.
    const hotel = await attempt(customer.email, password, "203.0.113.2");
    expect([hotel.status, hotel.headers.has("Retry-After")]).toEqual([401, true]);
    const phone = own.browser("203.0.113.3");
    await postAuth(phone, "signin/email", { email: customer.email });
    const mail = (await own.mailsTo(customer.email)).at(-1)?.text_body;
    await phone.fetch(/http:\/\/shop\.test\/api\/auth\S+/.exec(mail ?? "")?.[0] ?? "");
    expect((await sessionOf(phone))?.user.id).toBe(customer.id);
    // This allows sign-in from new places again.
    expect(await attempt(customer.email, password, "203.0.113.2")).toMatchObject({ status: 200 });
  });

  test("S6: only the owner is notified by mail, once a day", async () => {
    await guess(customer.email, freeTries + 5);
    const notices = (await own.mailsTo(customer.email)).map((mail) => mail.subject);
    expect(notices).toEqual(["Preforma hesabınızda birçok başarısız giriş denemesi"]);
    await attempt(customer.email, password, "203.0.113.9");
    await own.db.updateTable("sign_in_delays").set({ closed_until: "" }).execute();
    await guess(customer.email, freeTries + 5);
    expect(await own.mailsTo(customer.email)).toHaveLength(1);
    await guess("nobody-to-tell@example.com", freeTries + 5);
    expect(await own.mailsTo("nobody-to-tell@example.com")).toEqual([]);
  });

  test("S6: the delay grows to a quarter of an hour and no further, and is shared by all processes", async () => {
    const pair = (address: number) => attemptPair("secret", "somebody@example.com", `address ${address}`);
    const elsewhere = await openDatabase(own.store);
    let now = Date.now();
    const waits: number[] = [];
    for (let index = 0; waits.length < 12; index += 1) {
      // The processes take turns.
      const leave = await countTry(index % 2 === 0 ? own.db : elsewhere.db, pair(index), 5, now);
      if (leave.allowed) continue;
      expect(index).toBeGreaterThanOrEqual(freeTries);
      waits.push(leave.seconds);
      now += leave.seconds * 1000;
    }
    await elsewhere.close();
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(Math.max(...waits)).toBe((15 * minute) / 1000);
    // A day later the delays start again.
    now += 25 * 60 * minute;
    expect((await countTry(own.db, pair(2000), 5, now)).allowed).toBe(true);
    expect((await countTry(own.db, pair(2001), 5, now)).allowed).toBe(true);
  });

  test("S6: a try that began before another one succeeded is let in", async () => {
    const { db } = own;
    const pair = attemptPair("secret", "twice@example.com", "flat");
    const began = Date.now();
    await countTry(db, pair, 5, began + 10);
    await recordSuccess(db, attemptPair("secret", "twice@example.com", "office"), began + 20);
    expect(await countTry(db, pair, 5, began)).toEqual({ allowed: true, locked: false });
  });

  test("S6: a known place is remembered for 90 days, and delays of guesses for two", async () => {
    const { db } = own;
    const pair = attemptPair("secret", "known@example.com", "home");
    await recordSuccess(db, pair);
    await countTry(db, attemptPair("secret", "known@example.com", "hotel"), 5);
    const rows = async () => [
      await countOf(db.selectFrom("sign_in_attempts").where("address_digest", "=", pair.address_digest)),
      await countOf(db.selectFrom("sign_in_delays").where("account_digest", "=", pair.account_digest)),
    ];
    const day = 24 * 60 * minute;
    const silent = { warn: () => {} } as never;
    await runHousekeeping(db, silent, Date.now() + day);
    expect(await rows()).toEqual([1, 1]);
    await runHousekeeping(db, silent, Date.now() + 3 * day);
    expect(await rows()).toEqual([1, 0]);
    await runHousekeeping(db, silent, Date.now() + 91 * day);
    expect(await rows()).toEqual([0, 0]);
  });

  test("S6: a new password by a mailed link opens the account for new places again", async () => {
    await guess(customer.email, freeTries + 5);
    const post = (path: string, body: object) => own.send("POST", `account/${path}`, body);
    expect((await post("forgotten-password", { email: customer.email })).status).toBe(202);
    const mail = (await own.mailsTo(customer.email)).at(-1)?.text_body ?? "";
    const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
    const next = "sekiz yeni yeşil kapak";
    expect((await post("reset-password", { token, password: next })).status).toBe(200);
    expect(await attempt(customer.email, next, "203.0.113.77")).toMatchObject({ status: 200 });
  });
});

test("S6: the notice has a different text in each of the six languages", () => {
  const subjects = locales.map(
    (locale) => accountMail("guessedAt", { to: "a@example.com", locale, link: origin }).subject,
  );
  expect(new Set(subjects).size).toBe(6);
  expect(subjects.every((subject) => subject.includes(brandName))).toBe(true);
});
