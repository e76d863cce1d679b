import { describe, expect, test } from "vitest";
import { accountMessages, type AccountProfile, type AccountSession } from "@preforma/domain/account";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { personalData } from "../privacy/index.ts";
import { digestOf } from "./sessions.ts";
import { other, ownAccount, password, statusesOf } from "../testing/own-account.ts";

describe.each(mainStoreKinds)("the own account on $name", ({ create }) => {
  const account = ownAccount(create);
  const { form, call, mailsTo, tokenIn, rowOf, withPassword, another, isSignedIn, errorsOf } = account;

  describe("a profile", () => {
    test("records the consent of a person from a provider, once", async () => {
      const person = await account.addCustomer();
      await account.db
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
      const record = await account.recordAbout(`customer/${person.id}`);
      expect(record).toMatchObject([{ action: "consent", customer_id: person.id }]);
      expect((await call(null, "POST", "/consent", { privacy_consent: true })).status).toBe(401);
    });

    test("is read and changed, except for fields with a separate form", async () => {
      const person = await account.addCustomer();
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

    test("is refused to visitors", async () => {
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
    test("is changed by a person who knows it; the other sessions end", async () => {
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

    test("is changed by only one of two concurrent requests", async () => {
      const person = await withPassword();
      const answers = await Promise.all(
        [other, `${other}!`].map((next) => call(person, "PUT", "/password", { current: password, next })),
      );
      expect(statusesOf(answers)).toEqual([200, 400]);
    });

    test("is set with a link if there is none yet", async () => {
      const person = await account.addCustomer();
      const body = { current: password, next: other };
      expect((await call(person, "PUT", "/password", body)).status).toBe(409);
      expect((await call(person, "PUT", "/email", { email: "x@example.com", password })).status).toBe(409);
    });
  });

  describe("an e-mail address", () => {
    test("is changed with the link sent to the new one; the old one is notified", async () => {
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
      // Links sent to the old mailbox no longer work.
      expect((await call(null, "POST", "/reset-password", { token: old, password: other })).status).toBe(404);
    });

    test("of another person is not accepted, without revealing that it has an account", async () => {
      const person = await withPassword();
      const owner = await withPassword();
      const taken = await call(person, "PUT", "/email", { email: owner.email.toUpperCase(), password });
      const free = await call(person, "PUT", "/email", { email: `free-${person.id}@example.com`, password });
      expect([taken.status, taken.text]).toEqual([202, free.text]);
      expect((await mailsTo(owner.email)).map((mail) => mail.subject)).toEqual([
        "Preforma sitesinde zaten bir hesabınız var",
      ]);
    });

    test("is given to only one of two concurrent confirmations", async () => {
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

    test("requested by a thief is not changed once there is a new password", async () => {
      const person = await withPassword();
      const theirs = `thief-${person.id}@example.com`;
      await call(person, "PUT", "/email", { email: theirs, password });
      const token = await tokenIn(theirs, "confirmEmail");
      await call(person, "PUT", "/password", { current: password, next: other });
      expect((await call(person, "POST", "/email/confirm", { token })).status).toBe(404);
    });
  });

  describe("sessions", () => {
    test("are listed and ended only by their owner", async () => {
      const person = await account.addCustomer();
      const device = await another(person);
      const stranger = await account.addCustomer();
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

  describe("personal data", () => {
    test("are exported by subject, without secrets or other people's data", async () => {
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

    test("are erased by a person who knows the password", async () => {
      const person = await withPassword();
      const device = await another(person);
      const bystander = await withPassword();
      const { id: productId } = await account.db
        .selectFrom("products")
        .select("id")
        .where("is_active", "=", 1)
        .executeTakeFirstOrThrow();
      for (const owner of [person, bystander]) {
        const favourite = { product_id: productId, customer_id: owner.id };
        await account.send("POST", "products/favorite", favourite, owner.headers);
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
          await account.db.selectFrom(table).selectAll().where("customer_id", "=", person.id).execute(),
        ).toEqual([]);
      expect(await isSignedIn(bystander)).toBe(true);
      expect((await mailsTo(bystander.email)).length).toBe(1);
    });

    test("are erased and reported once, despite concurrent requests", async () => {
      const person = await withPassword();
      await Promise.all([1, 2, 3].map(() => call(person, "DELETE", "", { password })));
      expect((await mailsTo(person.email)).length).toBe(1);
    });

    test("of a person without a password are erased with a link, once", async () => {
      const person = await account.addCustomer();
      const asked = await call(person, "DELETE", "");
      expect([asked.status, asked.body.message]).toEqual([202, accountMessages.deletionSent.tr]);
      expect(await isSignedIn(person)).toBe(true);
      const token = await tokenIn(person.email, "confirmDeletion");
      const answers = await Promise.all([1, 2].map(() => call(null, "POST", "/deletion/confirm", { token })));
      expect(statusesOf(answers)).toEqual([200, 404]);
      expect(await rowOf(person.email)).toBeUndefined();
    });

    test("can be entered again after an erasure", async () => {
      const person = await withPassword();
      await call(person, "DELETE", "", { password });
      await call(null, "POST", "/register", form({ email: person.email }));
      expect((await rowOf(person.email))?.id).toBeGreaterThan(person.id);
    });
  });

  test("the whole cycle: registration, confirmation, sign-in, forgotten password, erasure", async () => {
    const given = form();
    const signIn = async (word: string) => {
      const browser = account.browser();
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

  test("every change is in the audit log, without personal data", async () => {
    const person = await withPassword();
    await call(person, "PUT", "/password", { current: password, next: other });
    await call(person, "PUT", "/email", { email: `r-${person.id}@example.com`, password: other });
    await call(person, "DELETE", "", { password: other });
    const entries = await account.recordAbout(`customer/${person.id}`);
    expect(entries.map((entry) => entry.action)).toEqual([
      "password.change",
      "email.request",
      "account.erase",
    ]);
    expect(entries.every((entry) => entry.request_id !== null)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("example.com");
  });
});
