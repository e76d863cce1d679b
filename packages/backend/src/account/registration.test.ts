import { describe, expect, test } from "vitest";
import { accountMessages } from "@preforma/domain/account";
import { ask } from "../testing/backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { verifyPassword } from "./passwords.ts";
import { digestOf } from "./sessions.ts";
import { other, ownAccount, password, statusesOf } from "../testing/own-account.ts";
import { ownBackend } from "../testing/open-backend.ts";

describe.each(mainStoreKinds)("a new account on $name", ({ create }) => {
  const account = ownAccount(create);
  const { form, call, mailsTo, tokenIn, rowOf, withPassword, another, isSignedIn, errorsOf } = account;

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
      const stored = await account.db.selectFrom("single_use_tokens").selectAll().execute();
      expect(stored.map((row) => row.digest)).toContain(digestOf(token));
      expect(JSON.stringify(stored)).not.toContain(token);
      expect((await call(null, "POST", "/verify-email", { token, password })).status).toBe(200);
      const proven = await rowOf(given.email);
      expect(proven?.email_verified_at).not.toBeNull();
      expect(await verifyPassword(proven?.password_hash ?? null, password)).toBe(true);
      const late = await call(null, "POST", "/verify-email?languageCode=fr", { token, password });
      expect([late.status, late.body.message]).toEqual([404, accountMessages.linkInvalid.fr]);
    });

    test.each([
      ["/checkout?step=review", "&callbackUrl=%2Fcheckout%3Fstep%3Dreview"],
      ["http://shop.test/de/cart", "&callbackUrl=%2Fde%2Fcart"],
      ["/login?callbackUrl=%2Fcheckout", "&callbackUrl=%2Fcheckout"],
      ["https://elsewhere.test/checkout", ""],
      ["//elsewhere.test", ""],
      ["/api/v1/products", ""],
      ["javascript:alert(1)", ""],
    ])(
      "the mailed links lead back to %s only where it is a page of the site",
      async (callbackUrl, expected) => {
        const given = form();
        const query = `?${new URLSearchParams({ callbackUrl })}`;
        const links = async () =>
          (await mailsTo(given.email)).map((mail) => /\?token=[\w-]{43}(\S*)/.exec(mail.text_body)?.[1]);
        await call(null, "POST", `/register${query}`, given);
        await call(null, "POST", `/verification${query}`, { email: given.email });
        await call(null, "POST", `/register${query}`, given);
        await call(null, "POST", `/forgotten-password${query}`, { email: given.email });
        expect(await links()).toEqual([expected, expected, expected, expected]);
      },
    );

    test("gives the same answer for an address with an account, and notifies its owner by mail", async () => {
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

    test("by many concurrent requests creates one account and no error", async () => {
      const given = form();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call(null, "POST", "/register", given)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(202));
      expect((await mailsTo(given.email)).length).toBe(6);
    });

    test("does not fill a mailbox", async () => {
      const { email } = await withPassword();
      for (let time = 0; time < 8; time++) await call(null, "POST", "/forgotten-password", { email });
      expect((await mailsTo(email)).length).toBe(5);
    });

    test("names every missing field, and accepts a company's number only with valid check digits", async () => {
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

    test("resends the link to people who have not followed it, with the same answer for everyone", async () => {
      const given = form();
      await call(null, "POST", "/register", given);
      const verified = await account.addCustomer();
      const answers = [];
      for (const email of [given.email, verified.email, "nobody@example.com"])
        answers.push(await call(null, "POST", "/verification", { email }));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(answers[0]?.status).toBe(202);
      expect((await mailsTo(given.email)).length).toBe(2);
      expect((await mailsTo(verified.email)).length).toBe(0);
      expect((await mailsTo("nobody@example.com")).length).toBe(0);
    });

    test("writes the same amount with and without an account, up to the same limit", async () => {
      const { email } = await withPassword();
      const nobody = form().email;
      for (let time = 0; time < 8; time++)
        for (const address of [email, nobody])
          await call(null, "POST", "/forgotten-password", { email: address });
      const rows = await account.db
        .selectFrom("single_use_tokens")
        .select("email")
        .where("email", "in", [email, nobody])
        .execute();
      expect(rows.filter((row) => row.email === nobody)).toHaveLength(5);
      expect(rows).toHaveLength(10);
      expect((await mailsTo(nobody)).length).toBe(0);
    });

    test("is limited per client, with the time to wait", async () => {
      const { backend: strict } = await ownBackend(create, {
        limits: { signIn: { points: 2, duration: 60 } },
      });
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

      // Checking a link does not use it up.
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

    test("is set by only one of two concurrent requests", async () => {
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

    test("proves the address of an account that a stranger registered, and locks the stranger out", async () => {
      const given = form();
      await call(null, "POST", "/register", given);
      await call(null, "POST", "/register", given);
      const token = await tokenIn(given.email, "resetPassword");
      await call(null, "POST", "/reset-password", { token, password });
      const row = await rowOf(given.email);
      expect(row?.email_verified_at).not.toBeNull();
      expect(await verifyPassword(row?.password_hash ?? null, password)).toBe(true);
    });

    test("accepts no link that is expired, of another kind, or of a blocked account", async () => {
      const person = await withPassword();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const token = await tokenIn(person.email, "resetPassword");
      for (const path of ["/verify-email", "/email/confirm", "/deletion/confirm"])
        expect((await call(person, "POST", path, { token, password })).status).toBe(404);
      await account.db.updateTable("customers").set({ is_active: 0 }).where("id", "=", person.id).execute();
      expect((await call(null, "POST", "/reset-password", { token, password: other })).status).toBe(404);
      await account.db.updateTable("customers").set({ is_active: 1 }).where("id", "=", person.id).execute();
      await call(null, "POST", "/forgotten-password", { email: person.email });
      const late = await tokenIn(person.email, "resetPassword");
      await account.db
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
});
