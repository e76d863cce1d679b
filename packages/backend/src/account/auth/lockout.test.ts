import { beforeEach, describe, expect, test } from "vitest";
import { testBrowser } from "../../testing/browser.ts";
import { type TestCustomer } from "../../testing/customers.ts";
import { signInWith } from "../../testing/sign-in.ts";
import { openBackend, ownBackend } from "../../testing/open-backend.ts";
import { mainStoreKinds } from "../../testing/stores.ts";
import { attemptPair, countTry, recordSuccess, rememberPlace } from "./attempts.ts";

const origin = "http://shop.test";
const password = "mavi kapak 38 şişe";
const minutes = 60_000;

describe.each(mainStoreKinds)("guessing on $name", ({ create }) => {
  const own = openBackend(create, { limits: { signIn: { points: 1000, duration: 60 } } });
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await own.addCustomer({ password });
  });

  const attempt = (email: string, tried: string, address: string) =>
    signInWith(own.browser(address), email, tried);

  test("locks the account for that address only, after five failures", async () => {
    for (let failure = 0; failure < 5; failure++)
      expect(await attempt(customer.email, `wrong ${failure}`, "192.0.2.1")).toMatchObject({ status: 401 });
    const locked = await attempt(customer.email, password, "192.0.2.1");
    expect(locked).toMatchObject({ status: 401, error: "CredentialsSignin" });
    const seconds = Number(locked.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await attempt(customer.email, password, "192.0.2.2")).toMatchObject({ status: 200 });
    // The same address may try other accounts.
    const other = await own.addCustomer({ password });
    expect(await attempt(other.email, password, "192.0.2.1")).toMatchObject({ status: 200 });
  });

  test("an account that does not exist is locked in the same way", async () => {
    const answers = [];
    for (let failure = 0; failure < 6; failure++)
      answers.push(await attempt("nobody@example.com", `wrong ${failure}`, "192.0.2.3"));
    expect(answers.map((one) => [one.status, one.error, one.headers.has("Retry-After")])).toEqual([
      ...Array.from({ length: 5 }, () => [401, "CredentialsSignin", false]),
      [401, "CredentialsSignin", true],
    ]);
  });

  test("a success resets the earlier failures", async () => {
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 4; failure++)
        await attempt(customer.email, `wrong ${failure}`, "192.0.2.4");
      expect(await attempt(customer.email, password, "192.0.2.4")).toMatchObject({ status: 200 });
    }
  });

  test("of many concurrent tries no more than five are checked", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(customer.email, `wrong ${index}`, "192.0.2.5")),
    );
    expect(answers.filter((one) => one.headers.has("Retry-After"))).toHaveLength(15);
  });

  test("each lock lasts twice as long as the one before, up to a day", async () => {
    const pair = attemptPair("secret", "somebody@example.com", "192.0.2.6");
    let now = Date.now();
    await rememberPlace(own.db, pair, now);
    const lengths: number[] = [];
    for (let lock = 0; lock < 9; lock++) {
      for (let failure = 0; failure < 3; failure++) {
        const leave = await countTry(own.db, pair, 3, now);
        expect(leave).toEqual({ allowed: true, locked: failure === 2 });
      }
      const refused = await countTry(own.db, pair, 3, now);
      const seconds = refused.allowed ? 0 : refused.seconds;
      lengths.push(seconds / 60);
      // Within the day after which failures are forgotten.
      now += Math.min(seconds * 1000, 23.9 * 60 * minutes) + 1;
      if (seconds * 1000 > 23.9 * 60 * minutes) break;
    }
    expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440]);
  });

  test("yesterday's failures no longer count", async () => {
    const pair = attemptPair("secret", "yesterday@example.com", "192.0.2.7");
    const now = Date.now();
    const rows = () =>
      own.db
        .selectFrom("sign_in_attempts")
        .select("failures")
        .where("account_digest", "=", pair.account_digest)
        .execute();
    const yesterday = now - 25 * 60 * minutes;
    await rememberPlace(own.db, pair, yesterday);
    for (let failure = 0; failure < 4; failure++) await countTry(own.db, pair, 5, yesterday);
    expect(await countTry(own.db, pair, 5, now)).toEqual({ allowed: true, locked: false });
    expect(await rows()).toEqual([{ failures: 1 }]);
    await recordSuccess(own.db, pair, now);
    expect(await rows()).toEqual([{ failures: 0 }]);
  });

  test("the table does not reveal who tried from where", async () => {
    await attempt(customer.email, "wrong word", "192.0.2.8");
    const rows = await own.db.selectFrom("sign_in_attempts").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0\.2/);
    expect(attemptPair("one", "a@example.com", "x")).not.toEqual(attemptPair("two", "a@example.com", "x"));
  });

  test("the number of tries from one address is limited", async () => {
    const { backend: small } = await ownBackend(create, {
      limits: { signIn: { points: 3, duration: 60 } },
    });
    const browser = testBrowser(small, origin, "192.0.2.9");
    for (let index = 0; index < 3; index++)
      expect((await signInWith(browser, `somebody-${index}@example.com`, "x")).status).toBe(401);
    const refused = await signInWith(browser, "somebody-9@example.com", "x", { callbackUrl: "/de/cart" });
    expect(refused).toMatchObject({
      status: 429,
      url: `${origin}/de/login?callbackUrl=%2Fde%2Fcart&error=TooManyRequests`,
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
