import { afterEach } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import { pathTo, type RouteName } from "@preforma/domain/routes";
import type { TestCustomer } from "./customers.ts";
import { openBackend } from "./open-backend.ts";
import type { TestStore } from "./stores.ts";
import { beginSession } from "../account/sessions.ts";

export const password = "mavi kapak yedi bulut";
export const other = "sekiz yeni yeşil kapak";

export const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

/** A backend on a store, with helpers for tests of accounts. Registers its own hooks. */
export function ownAccount(create: () => Promise<TestStore>) {
  const own = openBackend(create);
  afterEach(async () => {
    await own.db.deleteFrom("outbox").execute();
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
    own.send(method, `account${path}`, body, { "Accept-Language": "tr", ...person?.headers });
  /** The secret in the last mail to an address, which must link to that page in that language. */
  const tokenIn = async (email: string, page: RouteName, language: Locale = "tr") => {
    const mail = (await own.mailsTo(email)).at(-1);
    const start = `http://shop.test${pathTo(page as "login", language)}?token=`;
    const token = mail?.text_body.split(start)[1]?.match(/^[\w-]{43}(?=\s)/)?.[0];
    if (!token) throw new Error(`No link to ${page} in: ${mail?.text_body}`);
    return token;
  };
  const rowOf = (email: string) =>
    own.db
      .selectFrom("customers")
      .selectAll()
      .where("email_key", "=", email.toLowerCase())
      .executeTakeFirst();
  /** A signed-in person who has a password. */
  const withPassword = (): Promise<TestCustomer> => own.addCustomer({ password });
  const another = async (person: TestCustomer): Promise<TestCustomer> => ({
    ...person,
    headers: { Authorization: `Bearer ${await beginSession(own.db, person.id)}` },
  });
  const isSignedIn = async (person: TestCustomer) => (await call(person, "GET", "")).status === 200;
  const errorsOf = (answer: { body: { data?: unknown } }) =>
    Object.fromEntries(
      ((answer.body.data as { errors?: { field: string; message: string }[] } | null)?.errors ?? []).map(
        (error) => [error.field, error.message],
      ),
    );
  return Object.assign(own, {
    form,
    call,
    tokenIn,
    rowOf,
    withPassword,
    another,
    isSignedIn,
    errorsOf,
  });
}
