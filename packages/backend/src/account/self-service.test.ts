import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accountMessages, type AccountProfile, type AccountSession } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { pathTo, type RouteName } from "@preforma/domain/routes";
import type { Backend } from "../backend.ts";
import { openDatabase, type Database } from "../database/index.ts";
import { ask, testBackend } from "../testing/backend.ts";
import { addCustomer, type TestCustomer } from "../testing/customers.ts";
import { testBrowser } from "../testing/browser.ts";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { mainStoreKinds, type TestStore } from "../testing/stores.ts";
import { personalData } from "../privacy/index.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { beginSession, digestOf } from "./sessions.ts";

const password = "mavi kapak yedi bulut";
const other = "sekiz yeni yeşil kapak";

const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

describe.each(mainStoreKinds)("one's own account on $name", ({ create }) => {
  let store: TestStore;
  let backend: Backend;
  let database: Database;
  beforeAll(async () => {
    store = await create();
    backend = await testBackend(store);
    database = await openDatabase(store);
  });
  afterAll(async () => {
    await database.close();
    await backend.close();
    await store.dispose();
  });
  afterEach(async () => {
    await database.db.deleteFrom("outbox").execute();
  });

  let made = 0;
  const form = (over: object = {}) => ({
    name: "Ayşe",
    surname: "Yılmaz",
    email: `person-${++made}@example.com`,
    phone: "0532 123 45 67",
    privacy_consent: true,
    ...over,
  });
  const call = (person: TestCustomer | null, method: string, path: string, body?: unknown) =>
    ask(backend, `/api/v1/account${path}`, {
      method,
      headers: { ...person?.headers, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const mailsTo = (email: string) =>
    database.db.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("id").execute();
  /** The secret in the last mail to somebody, which must lead to that page in that language. */
  const tokenIn = async (email: string, page: RouteName, language: Locale = "tr") => {
    const mail = (await mailsTo(email)).at(-1);
    const start = `http://shop.test${pathTo(page as "login", language)}?token=`;
    const token = mail?.text_body.split(start)[1]?.match(/^[\w-]{43}(?=\s)/)?.[0];
    if (!token) throw new Error(`No link to ${page} in: ${mail?.text_body}`);
    return token;
  };
  const rowOf = (email: string) =>
    database.db
      .selectFrom("customers")
      .selectAll()
      .where("email_key", "=", email.toLowerCase())
      .executeTakeFirst();
  /** Somebody who has a password and is signed in. */
  const withPassword = async (): Promise<TestCustomer> => {
    const person = await addCustomer(store);
    await database.db
      .updateTable("customers")
      .set({ password_hash: await hashPassword(password) })
      .where("id", "=", person.id)
      .execute();
    return person;
  };
  const another = async (person: TestCustomer): Promise<TestCustomer> => ({
    ...person,
    headers: { Authorization: `Bearer ${await beginSession(database.db, person.id)}` },
  });
  const isSignedIn = async (person: TestCustomer) => (await call(person, "GET", "")).status === 200;
  const errorsOf = (answer: { body: { data?: unknown } }) =>
    Object.fromEntries(
      ((answer.body.data as { errors?: { field: string; message: string }[] } | null)?.errors ?? []).map(
        (error) => [error.field, error.message],
      ),
    );

  describe("registration", () => {
    test("stores a customer whose address the link in the mail proves", async () => {
      const given = form({ role: "staff", is_active: 0, email_verified_at: "2020-01-01" });
      const answer = await call(null, "POST", "/register?languageCode=de", given);
      expect([answer.status, answer.body.message]).toEqual([202, accountMessages.registered.de]);
      const row = await rowOf(given.email);
      expect(row).toMatchObject({
        role: "customer",
        is_active: 1,
        email_verified_at: null,
        language_code: "de",
        phone: "+905321234567",
        country_code: null,
      });
      expect(row?.password_hash).toBeNull();
      expect(JSON.stringify(await mailsTo(given.email))).not.toContain(given.name);

      const token = await tokenIn(given.email, "verifyEmail", "de");
      const stored = await database.db.selectFrom("single_use_tokens").selectAll().execute();
      expect(stored.map((row) => row.digest)).toContain(digestOf(token));
      expect(JSON.stringify(stored)).not.toContain(token);
      expect((await call(null, "POST", "/verify-email", { token, password })).status).toBe(200);
      const proven = await rowOf(given.email);
      expect(proven?.email_verified_at).not.toBeNull();
      expect(await verifyPassword(proven?.password_hash ?? null, password)).toBe(true);
      const late = await call(null, "POST", "/verify-email?languageCode=fr", { token, password });
      expect([late.status, late.body.message]).toEqual([404, accountMessages.linkInvalid.fr]);
    });

    test("answers alike for an address that has an account, and tells its owner by mail", async () => {
      const given = form();
      const first = await call(null, "POST", "/register", given);
      const before = await rowOf(given.email);
      const second = await call(null, "POST", "/register", {
        ...given,
        email: given.email.toUpperCase(),
        name: "Somebody",
      });
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(await rowOf(given.email)).toEqual(before);
      expect((await mailsTo(given.email)).map((mail) => mail.subject)).toEqual([
        "Preforma üyeliğinizi tamamlayın",
        "Preforma sitesinde zaten bir hesabınız var",
      ]);
    });

    test("by many at once makes one account and no error", async () => {
      const given = form();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call(null, "POST", "/register", given)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(202));
      expect((await mailsTo(given.email)).length).toBe(6);
    });

    test("fills nobody's mailbox", async () => {
      const { email } = await withPassword();
      for (let time = 0; time < 8; time++) await call(null, "POST", "/forgotten-password", { email });
      expect((await mailsTo(email)).length).toBe(5);
    });

    test("names every field that is missing, and takes a company's number only with right check digits", async () => {
      const missing = await call(null, "POST", "/register?languageCode=en", {});
      expect(missing.status).toBe(400);
      expect(Object.keys(errorsOf(missing)).sort()).toEqual(
        ["email", "name", "phone", "privacy_consent", "surname"].sort(),
      );
      const company = { company_name: "Örnek A.Ş.", vkn: "4810058591", tax_office: "İkitelli" };
      expect(Object.keys(errorsOf(await call(null, "POST", "/register", form(company))))).toEqual(["vkn"]);
      const given = form({ ...company, vkn: "481 005 85 90" });
      await call(null, "POST", "/register", given);
      expect(await rowOf(given.email)).toMatchObject({ vkn: "4810058590", country_code: "TR" });
    });

    test("sends the link again to whoever has not followed it, and says the same to everybody", async () => {
      const given = form();
      await call(null, "POST", "/register", given);
      const verified = await addCustomer(store);
      const answers = [];
      for (const email of [given.email, verified.email, "nobody@example.com"])
        answers.push(await call(null, "POST", "/verification", { email }));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(answers[0]?.status).toBe(202);
      expect((await mailsTo(given.email)).length).toBe(2);
      expect((await mailsTo(verified.email)).length).toBe(0);
      expect((await mailsTo("nobody@example.com")).length).toBe(0);
    });

    test("writes as much for an address without an account as for one with, up to the same limit", async () => {
      const { email } = await withPassword();
      const nobody = `nobody-${++made}@example.com`;
      for (let time = 0; time < 8; time++)
        for (const address of [email, nobody])
          await call(null, "POST", "/forgotten-password", { email: address });
      const rows = await database.db
        .selectFrom("single_use_tokens")
        .select("email")
        .where("email", "in", [email, nobody])
        .execute();
      expect(rows.filter((row) => row.email === nobody)).toHaveLength(5);
      expect(rows).toHaveLength(10);
      expect((await mailsTo(nobody)).length).toBe(0);
    });

    test("is limited per client, with the time to wait", async () => {
      const place = await create();
      const strict = await testBackend(place, { limits: { signIn: { points: 2, duration: 60 } } });
      const answers = [];
      for (let time = 0; time < 3; time++)
        answers.push(
          await ask(
            strict,
            "/api/v1/account/forgotten-password",
            {
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify({ email: `person-${time}@example.com` }),
            },
            "203.0.113.7",
          ),
        );
      expect(answers.map((answer) => answer.status)).toEqual([202, 202, 429]);
      expect(Number(answers[2]?.headers.get("Retry-After"))).toBeGreaterThan(0);
      await strict.close();
      await place.dispose();
    });
  });

  describe("a forgotten password", () => {
    test("is replaced by a link that works once; all sessions and links end", async () => {
      const person = await withPassword();
      const device = await another(person);
      const known = await call(null, "POST", "/forgotten-password", { email: ` ${person.email} ` });
      const unknown = await call(null, "POST", "/forgotten-password", { email: "nobody@example.com" });
      expect([known.status, known.text]).toEqual([202, unknown.text]);
      const first = await tokenIn(person.email, "resetPassword");
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const second = await tokenIn(person.email, "resetPassword");

      // To look at a link does not use it up.
      const check = async (token: string) =>
        (await call(null, "POST", "/reset-password/check", { token })).status;
      expect([await check(second), await check(second), await check(`${second}x`)]).toEqual([200, 200, 404]);
      const weak = await call(null, "POST", "/reset-password", { token: second, password: "kisa" });
      expect([weak.status, Object.keys(errorsOf(weak))]).toEqual([400, ["password"]]);
      const own = await call(null, "POST", "/reset-password", { token: second, password: person.email });
      expect([own.status, Object.keys(errorsOf(own))]).toEqual([400, ["password"]]);
      expect((await call(null, "POST", "/reset-password", { token: second, password: other })).status).toBe(
        200,
      );
      expect(await verifyPassword((await rowOf(person.email))?.password_hash ?? null, other)).toBe(true);
      expect([await isSignedIn(person), await isSignedIn(device)]).toEqual([false, false]);
      for (const token of [first, second])
        expect([
          (await call(null, "POST", "/reset-password", { token, password })).status,
          await check(token),
        ]).toEqual([404, 404]);
      expect((await mailsTo(person.email)).at(-1)?.subject).toBe("Preforma parolanız değiştirildi");
    });

    test("is set by one of two who come at the same moment", async () => {
      const person = await withPassword();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const token = await tokenIn(person.email, "resetPassword");
      const answers = await Promise.all(
        [other, `${other}!`, `${other}?`].map((next) =>
          call(null, "POST", "/reset-password", { token, password: next }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 404, 404]);
    });

    test("proves the address of an account that was opened in one's name, and shuts its opener out", async () => {
      const given = form();
      await call(null, "POST", "/register", given);
      await call(null, "POST", "/register", given);
      const token = await tokenIn(given.email, "resetPassword");
      await call(null, "POST", "/reset-password", { token, password });
      const row = await rowOf(given.email);
      expect(row?.email_verified_at).not.toBeNull();
      expect(await verifyPassword(row?.password_hash ?? null, password)).toBe(true);
    });

    test("takes no link that is expired, of another kind, or of a shut account", async () => {
      const person = await withPassword();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const token = await tokenIn(person.email, "resetPassword");
      for (const path of ["/verify-email", "/email/confirm", "/deletion/confirm"])
        expect((await call(person, "POST", path, { token, password })).status).toBe(404);
      await database.db.updateTable("customers").set({ is_active: 0 }).where("id", "=", person.id).execute();
      expect((await call(null, "POST", "/reset-password", { token, password: other })).status).toBe(404);
      await database.db.updateTable("customers").set({ is_active: 1 }).where("id", "=", person.id).execute();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const late = await tokenIn(person.email, "resetPassword");
      await database.db
        .updateTable("single_use_tokens")
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where("customer_id", "=", person.id)
        .execute();
      expect((await call(null, "POST", "/reset-password", { token: late, password: other })).status).toBe(
        404,
      );
      expect(await verifyPassword((await rowOf(person.email))?.password_hash ?? null, password)).toBe(true);
    });
  });

  describe("a profile", () => {
    test("takes the consent of somebody who came through a provider, once", async () => {
      const person = await addCustomer(store);
      await database.db
        .updateTable("customers")
        .set({ consented_at: null })
        .where("id", "=", person.id)
        .execute();
      expect((await call(person, "GET", "")).body.data).toHaveProperty("consented_at", null);
      const refused = await call(person, "POST", "/consent", {});
      expect([refused.status, (await rowOf(person.email))?.consented_at]).toEqual([400, null]);
      const given = await call(person, "POST", "/consent?languageCode=de", { privacy_consent: true });
      expect([given.status, given.body.message]).toEqual([200, accountMessages.consentGiven.de]);
      const at = (given.body.data as AccountProfile).consented_at;
      expect(Date.parse(at ?? "")).toBeGreaterThan(Date.now() - 60_000);
      await call(person, "POST", "/consent", { privacy_consent: "on" });
      expect((await rowOf(person.email))?.consented_at).toBe(at);
      const records = database.db
        .selectFrom("audit_log")
        .select("subject")
        .where("customer_id", "=", person.id)
        .where("action", "=", "consent");
      expect(await records.execute()).toEqual([{ subject: `customer/${person.id}` }]);
      expect((await call(null, "POST", "/consent", { privacy_consent: true })).status).toBe(401);
    });

    test("is read and changed, but for what has a form of its own", async () => {
      const person = await addCustomer(store);
      const before = (await call(person, "GET", "")).body.data as AccountProfile;
      expect(before).toMatchObject({ id: person.id, email: person.email, has_password: false });
      expect(before).not.toHaveProperty("password_hash");
      const company = { company_name: "Muster GmbH", vkn: "DE 136695976", country: "de" };
      const changed = await call(person, "PUT", "?languageCode=en", {
        name: "Ada",
        surname: "Kaya",
        phone: "+49 30 1234567",
        language: "fr",
        email: "other@example.com",
        role: "staff",
        ...company,
      });
      expect([changed.status, changed.body.message]).toEqual([200, accountMessages.profileSaved.en]);
      expect(changed.body.data).toEqual({
        ...before,
        name: "Ada",
        surname: "Kaya",
        phone: "+49301234567",
        language: "fr",
        company_name: "Muster GmbH",
        vkn: "DE136695976",
        tax_office: null,
        country: "DE",
      });
      expect((await rowOf(person.email))?.role).toBe("customer");
      await call(null, "POST", "/forgotten-password", { email: person.email });
      await tokenIn(person.email, "resetPassword", "fr");
    });

    test("has nothing for visitors", async () => {
      for (const [method, path] of [
        ["GET", ""],
        ["PUT", ""],
        ["PUT", "/password"],
        ["PUT", "/email"],
        ["GET", "/export"],
        ["DELETE", ""],
        ["GET", "/sessions"],
        ["DELETE", `/sessions/${"0".repeat(64)}`],
      ] as const)
        expect([path, (await call(null, method, path, method === "GET" ? undefined : {})).status]).toEqual([
          path,
          401,
        ]);
    });
  });

  describe("a password", () => {
    test("is changed by whoever knows it; the other sessions end", async () => {
      const person = await withPassword();
      const device = await another(person);
      const wrong = await call(person, "PUT", "/password?languageCode=en", { current: other, next: other });
      expect([wrong.status, errorsOf(wrong)]).toEqual([400, { current: accountMessages.passwordWrong.en }]);
      const weak = await call(person, "PUT", "/password", { current: password, next: "1234567890" });
      expect([weak.status, Object.keys(errorsOf(weak))]).toEqual([400, ["next"]]);
      expect(await isSignedIn(device)).toBe(true);
      expect((await call(person, "PUT", "/password", { current: password, next: other })).status).toBe(200);
      expect([await isSignedIn(person), await isSignedIn(device)]).toEqual([true, false]);
      expect((await mailsTo(person.email)).length).toBe(1);
    });

    test("is changed by one of two at the same moment", async () => {
      const person = await withPassword();
      const answers = await Promise.all(
        [other, `${other}!`].map((next) => call(person, "PUT", "/password", { current: password, next })),
      );
      expect(statusesOf(answers)).toEqual([200, 400]);
    });

    test("that there is none of yet is set by a link", async () => {
      const person = await addCustomer(store);
      const body = { current: password, next: other };
      expect((await call(person, "PUT", "/password", body)).status).toBe(409);
      expect((await call(person, "PUT", "/email", { email: "x@example.com", password })).status).toBe(409);
    });
  });

  describe("an e-mail address", () => {
    test("is changed by the link that was sent to the new one; the old one is told", async () => {
      const person = await withPassword();
      const next = `Next-${person.id}@Example.com`;
      const wrong = await call(person, "PUT", "/email", { email: next, password: other });
      expect([wrong.status, Object.keys(errorsOf(wrong))]).toEqual([400, ["password"]]);
      expect((await mailsTo(next)).length).toBe(0);

      await call(null, "POST", "/forgotten-password", { email: person.email });
      const old = await tokenIn(person.email, "resetPassword");
      expect((await call(person, "PUT", "/email", { email: next, password })).status).toBe(202);
      expect((await call(person, "GET", "")).body.data).toMatchObject({ email: person.email });
      expect((await mailsTo(person.email)).at(-1)?.text_body).toContain(next);
      const token = await tokenIn(next, "confirmEmail");
      expect((await call(person, "POST", "/email/confirm", { token })).status).toBe(200);
      expect((await call(person, "GET", "")).body.data).toMatchObject({ email: next });
      expect((await call(person, "POST", "/email/confirm", { token })).status).toBe(404);
      // What went to the old mailbox opens nothing any more.
      expect((await call(null, "POST", "/reset-password", { token: old, password: other })).status).toBe(404);
    });

    test("of somebody else is not taken, and not told to be anybody's", async () => {
      const person = await withPassword();
      const owner = await withPassword();
      const taken = await call(person, "PUT", "/email", { email: owner.email.toUpperCase(), password });
      const free = await call(person, "PUT", "/email", { email: `free-${person.id}@example.com`, password });
      expect([taken.status, taken.text]).toEqual([202, free.text]);
      expect((await mailsTo(owner.email)).map((mail) => mail.subject)).toEqual([
        "Preforma sitesinde zaten bir hesabınız var",
      ]);
    });

    test("that two confirm at the same moment is one's", async () => {
      const people = [await withPassword(), await withPassword()];
      const next = `both-${people[0]?.id}@example.com`;
      const tokens = [];
      for (const person of people) {
        await call(person, "PUT", "/email", { email: next, password });
        tokens.push(await tokenIn(next, "confirmEmail"));
      }
      const answers = await Promise.all(
        tokens.map((token, index) => call(people[index] ?? null, "POST", "/email/confirm", { token })),
      );
      expect(statusesOf(answers)).toEqual([200, 404]);
    });

    test("that was asked for by a thief is not changed once there is a new password", async () => {
      const person = await withPassword();
      const theirs = `thief-${person.id}@example.com`;
      await call(person, "PUT", "/email", { email: theirs, password });
      const token = await tokenIn(theirs, "confirmEmail");
      await call(person, "PUT", "/password", { current: password, next: other });
      expect((await call(person, "POST", "/email/confirm", { token })).status).toBe(404);
    });
  });

  describe("sessions", () => {
    test("are listed and ended by their owner alone", async () => {
      const person = await addCustomer(store);
      const device = await another(person);
      const stranger = await addCustomer(store);
      const list = (await call(person, "GET", "/sessions")).body.data as AccountSession[];
      expect(list.filter((session) => session.is_current)).toHaveLength(1);
      expect(list).toHaveLength(2);
      const elsewhere = list.find((session) => !session.is_current)?.id;
      expect((await call(stranger, "DELETE", `/sessions/${elsewhere}`)).status).toBe(404);
      expect((await call(null, "DELETE", `/sessions/${elsewhere}`)).status).toBe(401);
      expect(await isSignedIn(device)).toBe(true);
      expect((await call(person, "DELETE", `/sessions/${elsewhere}`)).status).toBe(200);
      expect([await isSignedIn(person), await isSignedIn(device)]).toEqual([true, false]);
      expect((await call(person, "DELETE", `/sessions/${elsewhere}`)).status).toBe(404);
    });
  });

  describe("one's data", () => {
    test("are exported by subject, one's own and no secrets", async () => {
      const person = await withPassword();
      const stranger = await withPassword();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const token = await tokenIn(person.email, "resetPassword");
      const answer = await call(person, "GET", "/export");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const data = answer.body.data as Record<string, unknown>;
      expect(Object.keys(data)).toEqual(["exported_at", ...personalData.names]);
      expect(data).toMatchObject({
        profile: { id: person.id, email: person.email },
        mails: [{ recipient: person.email }],
        addresses: [],
      });
      for (const secret of [stranger.email, token, digestOf(token), "argon2", "password_hash"])
        expect(answer.text).not.toContain(secret);
      for (const [name, number] of Object.entries({ sessions: 1, favourites: 0, recently_viewed: 0 }))
        expect(data[name]).toHaveLength(number);
    });

    test("are erased by whoever knows the password", async () => {
      const person = await withPassword();
      const device = await another(person);
      const bystander = await withPassword();
      const { id: productId } = await database.db
        .selectFrom("products")
        .select("id")
        .where("is_active", "=", 1)
        .executeTakeFirstOrThrow();
      for (const owner of [person, bystander]) {
        await ask(backend, "/api/v1/products/favorite", {
          method: "POST",
          headers: { ...owner.headers, "Content-Type": "application/json" },
          body: JSON.stringify({ product_id: productId, customer_id: owner.id }),
        });
        await call(null, "POST", "/forgotten-password", { email: owner.email });
      }
      const missing = await call(person, "DELETE", "", {});
      expect([missing.status, Object.keys(errorsOf(missing))]).toEqual([400, ["password"]]);
      expect((await call(person, "DELETE", "")).status).toBe(400);
      expect((await call(person, "DELETE", "", { password: other })).status).toBe(400);
      expect(await isSignedIn(person)).toBe(true);

      const erased = await call(person, "DELETE", "?languageCode=en", { password });
      expect([erased.status, erased.body.message]).toEqual([200, accountMessages.accountDeleted.en]);
      expect([await isSignedIn(person), await isSignedIn(device)]).toEqual([false, false]);
      expect(await rowOf(person.email)).toBeUndefined();
      expect((await mailsTo(person.email)).map((mail) => mail.subject)).toEqual([
        "Preforma hesabınız silindi",
      ]);
      for (const table of [
        "favourites",
        "sessions",
        "single_use_tokens",
        "addresses",
        "recent_views",
      ] as const)
        expect(
          await database.db.selectFrom(table).selectAll().where("customer_id", "=", person.id).execute(),
        ).toEqual([]);
      expect(await isSignedIn(bystander)).toBe(true);
      expect((await mailsTo(bystander.email)).length).toBe(1);
    });

    test("are erased once, and told once, however often it is asked at the same moment", async () => {
      const person = await withPassword();
      await Promise.all([1, 2, 3].map(() => call(person, "DELETE", "", { password })));
      expect((await mailsTo(person.email)).length).toBe(1);
    });

    test("of somebody without a password are erased by a link, once", async () => {
      const person = await addCustomer(store);
      const asked = await call(person, "DELETE", "");
      expect([asked.status, asked.body.message]).toEqual([202, accountMessages.deletionSent.tr]);
      expect(await isSignedIn(person)).toBe(true);
      const token = await tokenIn(person.email, "confirmDeletion");
      const answers = await Promise.all([1, 2].map(() => call(null, "POST", "/deletion/confirm", { token })));
      expect(statusesOf(answers)).toEqual([200, 404]);
      expect(await rowOf(person.email)).toBeUndefined();
    });

    test("may be given anew after an erasure", async () => {
      const person = await withPassword();
      await call(person, "DELETE", "", { password });
      await call(null, "POST", "/register", form({ email: person.email }));
      expect((await rowOf(person.email))?.id).toBeGreaterThan(person.id);
    });
  });

  test("the whole way: registering, proving the address, signing in, forgetting the password, leaving", async () => {
    const given = form();
    const signIn = async (word: string) => {
      const browser = testBrowser(backend, "http://shop.test");
      const { error } = await signInWith(browser, given.email, word);
      const token = (await sessionOf(browser))?.accessToken;
      return { error, person: { id: 0, email: given.email, headers: { Authorization: `Bearer ${token}` } } };
    };
    await call(null, "POST", "/register", given);
    expect((await signIn(password)).error).not.toBeNull();
    await call(null, "POST", "/verify-email", {
      token: await tokenIn(given.email, "verifyEmail"),
      password,
    });
    const { error, person } = await signIn(password);
    expect(error).toBeNull();
    expect((await call(person, "GET", "")).body.data).toMatchObject({ email: given.email, name: "Ayşe" });

    await call(null, "POST", "/forgotten-password", { email: given.email });
    const token = await tokenIn(given.email, "resetPassword");
    await call(null, "POST", "/reset-password", { token, password: other });
    expect((await call(person, "GET", "")).status).toBe(401);
    expect((await signIn(password)).error).not.toBeNull();
    const again = await signIn(other);
    expect(again.error).toBeNull();
    expect((await call(again.person, "DELETE", "", { password: other })).status).toBe(200);
    expect((await signIn(other)).error).not.toBeNull();
  });

  test("every change is on record, without personal data", async () => {
    const person = await withPassword();
    await call(person, "PUT", "/password", { current: password, next: other });
    await call(person, "PUT", "/email", { email: `r-${person.id}@example.com`, password: other });
    await call(person, "DELETE", "", { password: other });
    const entries = await database.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", `customer/${person.id}`)
      .orderBy("id")
      .execute();
    expect(entries.map((entry) => entry.action)).toEqual([
      "password.change",
      "email.request",
      "account.erase",
    ]);
    expect(entries.every((entry) => entry.request_id !== null)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("example.com");
  });
});
