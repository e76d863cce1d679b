import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "../account/index.ts";
import { issueToken } from "../account/single-use-tokens.ts";
import { openDatabase, type Database } from "../database/index.ts";
import { queueMail } from "../mail/index.ts";
import { addCustomer } from "../testing/customers.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { keepHouse } from "./index.ts";
import { auditDays, mailDays, unprovenDays } from "./tasks.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const logger = pino({ level: "silent" });

describe.each(storeKinds)("housekeeping on $name", ({ create }) => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await create();
    database = await openDatabase(store);
  });
  afterAll(async () => {
    await database.close();
    await store.dispose();
  });

  test("clears away links and sessions that have expired, and no others", async () => {
    const { db } = database;
    const { id } = await addCustomer(store);
    const holder = { purpose: "reset_password" as const, customerId: id, email: "a@example.com" };
    await issueToken(db, holder, 60 * 60);
    await issueToken(db, holder, 60 * 60 * 24);
    await beginSession(db, id, 60 * 60);
    const counts = async () => [
      (await db.selectFrom("single_use_tokens").selectAll().execute()).length,
      (await db.selectFrom("sessions").selectAll().where("customer_id", "=", id).execute()).length,
    ];
    await keepHouse(db, logger);
    expect(await counts()).toEqual([2, 2]);
    await keepHouse(db, logger, Date.now() + 3 * hour);
    expect(await counts()).toEqual([1, 1]);
  });

  test("forgets failed sign-ins after two days, but no lock that still holds", async () => {
    const { db } = database;
    const now = Date.now();
    const row = (name: string, lockedFor: number | null) => ({
      account_digest: name,
      address_digest: name,
      failures: 5,
      locked_until: lockedFor === null ? null : new Date(now + lockedFor).toISOString(),
      updated_at: new Date(now - 3 * day).toISOString(),
    });
    await db
      .insertInto("sign_in_attempts")
      .values([row("old", null), row("unlocked", -hour), row("locked", hour)])
      .execute();
    await keepHouse(db, logger, now);
    const left = await db.selectFrom("sign_in_attempts").select("account_digest").execute();
    expect(left).toEqual([{ account_digest: "locked" }]);
  });

  test("erases accounts whose address was never proven, in time", async () => {
    const { db } = database;
    const proven = await addCustomer(store);
    const waiting = await addCustomer(store);
    const staff = await addCustomer(store, { role: "staff" });
    await db
      .updateTable("customers")
      .set({ email_verified_at: null })
      .where("id", "in", [waiting.id, staff.id])
      .execute();
    const left = async () => {
      const rows = await db.selectFrom("customers").select("id").orderBy("id").execute();
      return rows.map((row) => row.id).filter((id) => [proven.id, waiting.id, staff.id].includes(id));
    };
    await keepHouse(db, logger, Date.now() + (unprovenDays - 1) * day);
    expect(await left()).toEqual([proven.id, waiting.id, staff.id]);
    await keepHouse(db, logger, Date.now() + (unprovenDays + 1) * day);
    expect(await left()).toEqual([proven.id, staff.id]);
  });

  test("forgets to whom mails went, in time, and none that waits", async () => {
    const { db } = database;
    const letter = { to: "a@example.com", locale: "en" as const, subject: "S", text: "T" };
    for (const about of ["order/1", "order/2", "order/3"] as const)
      await db.transaction().execute((transaction) => queueMail(transaction, letter, about));
    const now = new Date().toISOString();
    await db.updateTable("outbox").set({ sent_at: now }).where("about", "=", "order/1").execute();
    await db.updateTable("outbox").set({ failed_at: now }).where("about", "=", "order/2").execute();
    const left = async () =>
      (await db.selectFrom("outbox").select("about").orderBy("id").execute()).map((row) => row.about);
    await keepHouse(db, logger, Date.now() + (mailDays - 1) * day);
    expect(await left()).toEqual(["order/1", "order/2", "order/3"]);
    await keepHouse(db, logger, Date.now() + (mailDays + 1) * day);
    expect(await left()).toEqual(["order/3"]);
  });

  test("keeps the record of what was done for two years", async () => {
    const { db } = database;
    const entry = {
      at: new Date().toISOString(),
      customer_id: null,
      action: "x",
      subject: null,
      request_id: null,
    };
    await db.insertInto("audit_log").values(entry).execute();
    const count = async () =>
      (await db.selectFrom("audit_log").selectAll().where("action", "=", "x").execute()).length;
    await keepHouse(db, logger, Date.now() + (auditDays - 1) * day);
    expect(await count()).toBe(1);
    await keepHouse(db, logger, Date.now() + (auditDays + 1) * day);
    expect(await count()).toBe(0);
  });
});
