import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import type { Locale } from "@preforma/domain/locales";
import type { PrivateSettings } from "@preforma/domain/settings";
import { inject } from "vitest";
import type { StartedSite } from "./start-site.ts";
import { aClient, at, site } from "./visit.ts";

/** The password of everyone in these tests. */
export const password = "mavi kapak yedi bulut";

/** Works on the database of the site under test: queued mails are only there. */
export function inDatabase<Result>(
  work: (database: DatabaseSync) => Result,
  dataDir = inject("dataDir"),
): Result {
  const database = new DatabaseSync(join(dataDir, "preforma.sqlite"));
  try {
    database.exec("pragma busy_timeout = 5000");
    return work(database);
  } finally {
    database.close();
  }
}

/** The first row of a query. */
export const row = (sql: string, ...values: SQLInputValue[]) =>
  inDatabase((database) => database.prepare(sql).get(...values));

/** All rows of a query. */
export const rows = (sql: string, ...values: SQLInputValue[]) =>
  inDatabase((database) => database.prepare(sql).all(...values));

/** Runs one statement that changes data. */
export const run = (sql: string, ...values: SQLInputValue[]): void =>
  void inDatabase((database) => database.prepare(sql).run(...values));

/** Changes the settings of a running site in its database, as staff would; the site is notified within moments. */
export const changeSettings = ({ dataDir }: StartedSite, change: Partial<PrivateSettings>): void =>
  inDatabase((database) => {
    database.exec("begin immediate");
    const before = database.prepare("select body from settings where id = 1").get();
    const settings = JSON.parse(String(before?.["body"])) as PrivateSettings;
    database
      .prepare("update settings set body = ? where id = 1")
      .run(JSON.stringify({ ...settings, ...change }));
    // The version of the settings; see the backend's `database/version.ts`.
    database.exec("update versions set version = version + 1 where id = 2; commit");
  }, dataDir);

/** Lets the mailed links to an address expire. */
export const expireLinks = (email: string, dataDir?: string): void =>
  void inDatabase(
    (database) =>
      database
        .prepare("update single_use_tokens set expires_at = '2020-01-01T00:00:00.000Z' where email = ?")
        .run(email),
    dataDir,
  );

/** The text of the last mail to an address. */
export function lastMail(email: string, dataDir?: string): string {
  const mail = inDatabase(
    (database) =>
      database
        .prepare("select text_body from outbox where recipient = ? order by id desc limit 1")
        .get(email),
    dataDir,
  );
  return String(mail?.["text_body"]);
}

/** The link for signing in, from the last mail to an address. */
export function signInLinkTo(email: string): string {
  const text = lastMail(email);
  const link = /https?:\/\/\S+\/api\/auth\/callback\/email\?\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link to sign in, in the last mail to ${email}: ${text}`);
  return link;
}

/** The link to that page in the last mail to an address, as a path of the site, or of another `from`. */
export function linkTo(
  page: PlainRouteName,
  email: string,
  locale: Locale = "tr",
  from: { origin: string; dataDir?: string } = { origin: site },
): string {
  const start = `${from.origin}${pathTo(page, locale)}?token=`;
  const text = lastMail(email, from.dataDir);
  const rest = text.split(start)[1]?.match(/^[\w-]+(?:&\S+)?/)?.[0];
  if (rest === undefined) throw new Error(`No link to ${page} in the last mail to ${email}: ${text}`);
  return `${pathTo(page, locale)}?token=${rest}`;
}

let made = 0;

/** Creates a person with an account and a password, with the API and its mailed link. */
export async function addPerson(locale: Locale = "tr"): Promise<string> {
  const email = `kisi-${process.pid}-${Date.now()}-${(made += 1)}@example.com`;
  await call(`account/register?languageCode=${locale}`, {
    name: "Ayşe",
    surname: "Yılmaz",
    email,
    phone: "+905321234567",
    privacy_consent: true,
  });
  const token = new URL(linkTo("verifyEmail", email, locale), site).searchParams.get("token");
  await call("account/verify-email", { token, password });
  return email;
}

async function call(path: string, body: object): Promise<void> {
  const response = await fetch(at(`/api/v1/${path}`), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": aClient() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
