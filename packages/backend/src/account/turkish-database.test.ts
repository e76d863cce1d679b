import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { upsertCategories, upsertProducts } from "../catalogue/store.ts";
import { queueMail } from "../mail/index.ts";
import { personalData } from "../privacy/index.ts";
import { addCustomer } from "../testing/customers.ts";
import { ownFolder } from "../testing/own-folder.ts";
import { category, product } from "../testing/records.ts";
import { closeOpenedStore, openedStore, type TestStore } from "../testing/stores.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** A database with a Turkish locale, as `createdb` makes it on a Turkish machine: `lower('I')` is `ı` there. */
async function turkishStore(server: string): Promise<TestStore> {
  const dataDir = await ownFolder();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `preforma_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${name} template template0 locale_provider icu icu_locale 'tr-TR'`);
  const dispose = async () => {
    await closeOpenedStore(dataDir);
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  };
  onTestFinished(dispose);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.href, dispose };
}

test.skipIf(!serverUrl)(
  "a Turkish database finds what a guest wrote from an address in capitals",
  async () => {
    const store = await turkishStore(serverUrl ?? "");
    const { db } = await openedStore(store);
    const email = "INFO@EXAMPLE.COM";
    await upsertCategories(db, [category("bottles")]);
    await upsertProducts(db, [product("B-500-CL")]);
    const review = { first_name: "Gast", last_name: "X", email, show_name: 0 as const, rating: 4 };
    await db
      .insertInto("reviews")
      .values({
        ...review,
        product_id: db.selectFrom("products").select("id"),
        content: "As a guest",
        language_code: "tr",
        status: "pending",
        created_at: new Date().toISOString(),
      })
      .execute();
    const { id } = await addCustomer(store, { email });
    await db.transaction().execute(async (transaction) => {
      const mail = { to: email, locale: "tr" as const, subject: "Stokta", text: "T", html: "H" };
      await queueMail(transaction, mail, "stock_notice/1");
    });
    expect(await personalData.export(db, id)).toMatchObject({
      mails: [{ recipient: email }],
      reviews: [{ content: "As a guest" }],
    });
    await db.transaction().execute((transaction) => personalData.erase(transaction, id));
    expect(await db.selectFrom("outbox").select("recipient").execute()).toEqual([]);
    expect(await db.selectFrom("reviews").select("email").execute()).toEqual([]);
  },
);
