import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { beginSession } from "../account/index.ts";
import { issueToken } from "../account/single-use-tokens.ts";
import { queueMail } from "../mail/index.ts";
import { demoContent } from "../demo/content.ts";
import { addRequest } from "../requests/requests.fixtures.ts";
import { presentStored } from "../shop/orders/present.ts";
import { openStore } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { runHousekeeping, warnOfDisk } from "./index.ts";
import { retention } from "./periods.ts";

const { auditDays, auditAddressDays, mailDays, unprovenAccountDays: unprovenDays } = retention;

const hour = 60 * 60_000;
const day = 24 * hour;
const logger = pino({ level: "silent" });

describe.each(mainStoreKinds)("housekeeping on $name", ({ create }) => {
  const own = openStore(create);

  test("deletes expired links and sessions, and no others", async () => {
    const { db } = own;
    const { id } = await own.addCustomer();
    const holder = { purpose: "reset_password" as const, customerId: id, email: "a@example.com" };
    await issueToken(db, holder, 60 * 60);
    await issueToken(db, holder, 60 * 60 * 24);
    await beginSession(db, id, 60 * 60);
    const counts = async () => [
      (await db.selectFrom("single_use_tokens").selectAll().execute()).length,
      (await db.selectFrom("sessions").selectAll().where("customer_id", "=", id).execute()).length,
    ];
    await runHousekeeping(db, logger);
    expect(await counts()).toEqual([2, 2]);
    await runHousekeeping(db, logger, Date.now() + 3 * hour);
    expect(await counts()).toEqual([1, 1]);
  });

  test("deletes failed sign-ins after two days, but no active lock", async () => {
    const { db } = own;
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
    await runHousekeeping(db, logger, now);
    const left = await db.selectFrom("sign_in_attempts").select("account_digest").execute();
    expect(left).toEqual([{ account_digest: "locked" }]);
  });

  test("erases accounts with an unconfirmed address after their period", async () => {
    const { db } = own;
    const proven = await own.addCustomer();
    const waiting = await own.addCustomer();
    const staff = await own.addCustomer({ role: "staff" });
    await db
      .updateTable("customers")
      .set({ email_verified_at: null })
      .where("id", "in", [waiting.id, staff.id])
      .execute();
    const left = async () => {
      const rows = await db.selectFrom("customers").select("id").orderBy("id").execute();
      return rows.map((row) => row.id).filter((id) => [proven.id, waiting.id, staff.id].includes(id));
    };
    await runHousekeeping(db, logger, Date.now() + (unprovenDays - 1) * day);
    expect(await left()).toEqual([proven.id, waiting.id, staff.id]);
    await runHousekeeping(db, logger, Date.now() + (unprovenDays + 1) * day);
    expect(await left()).toEqual([proven.id, staff.id]);
  });

  test("deletes the texts and then the recipients of old mails, but not of waiting ones", async () => {
    const { db } = own;
    const letter = { to: "a@example.com", locale: "en" as const, subject: "S", text: "T", html: "H" };
    for (const about of ["order/1", "order/2", "order/3"] as const)
      await db.transaction().execute((transaction) => queueMail(transaction, letter, about));
    const now = new Date().toISOString();
    await db.updateTable("outbox").set({ sent_at: now }).where("about", "=", "order/1").execute();
    await db.updateTable("outbox").set({ failed_at: now }).where("about", "=", "order/2").execute();
    const left = async () =>
      (await db.selectFrom("outbox").select("about").orderBy("id").execute()).map((row) => row.about);
    const texts = async (days: number) => {
      await runHousekeeping(db, logger, Date.now() + days * day);
      const rows = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
      return rows.map(({ text_body, html_body }) => `${text_body} ${html_body}`);
    };
    expect(await texts(retention.mailTextDays - 1)).toEqual(["T H", "T H", "T H"]);
    expect(await texts(retention.mailTextDays + 1)).toEqual([" null", "T H", "T H"]);
    expect(await texts(retention.failedMailTextDays + 1)).toEqual([" null", " null", "T H"]);
    await runHousekeeping(db, logger, Date.now() + (mailDays - 1) * day);
    expect(await left()).toEqual(["order/1", "order/2", "order/3"]);
    await runHousekeeping(db, logger, Date.now() + (mailDays + 1) * day);
    expect(await left()).toEqual(["order/3"]);
  });

  test("keeps the audit log for two years", async () => {
    const { db } = own;
    const entry = {
      at: new Date().toISOString(),
      customer_id: null,
      action: "x",
      subject: null,
      request_id: null,
      client_address: null,
    };
    await db.insertInto("audit_log").values(entry).execute();
    const count = async () =>
      (await db.selectFrom("audit_log").selectAll().where("action", "=", "x").execute()).length;
    await runHousekeeping(db, logger, Date.now() + (auditDays - 1) * day);
    expect(await count()).toBe(1);
    await runHousekeeping(db, logger, Date.now() + (auditDays + 1) * day);
    expect(await count()).toBe(0);
  });

  test("S21: deletes network addresses in the audit log before its entries", async () => {
    const { db } = own;
    const entry = { customer_id: null, subject: null, request_id: null, client_address: "203.0.113.7" };
    await db
      .insertInto("audit_log")
      .values({ ...entry, action: "y", at: new Date().toISOString() })
      .execute();
    const address = async () =>
      (await db.selectFrom("audit_log").selectAll().where("action", "=", "y").executeTakeFirst())
        ?.client_address;
    await runHousekeeping(db, logger, Date.now() + (auditAddressDays - 1) * day);
    expect(await address()).toBe("203.0.113.7");
    await runHousekeeping(db, logger, Date.now() + (auditAddressDays + 1) * day);
    expect(await address()).toBeNull();
  });

  test("S21: erases applications and guests' messages after their period, with their files and mails", async () => {
    const { db } = own;
    const { id: customerId } = await own.addCustomer();
    const pending = await addRequest(db, { kind: "job_application", status: "pending" });
    const rejected = await addRequest(db, { kind: "job_application", status: "rejected" });
    const guest = await addRequest(db);
    const mine = await addRequest(db, { customer_id: customerId });
    const file = { name: "cv.pdf", stored_name: "a.pdf", content_type: "application/pdf", bytes: 1 };
    await db
      .insertInto("request_files")
      .values({ ...file, request_id: rejected, created_at: new Date().toISOString() })
      .execute();
    const letter = { to: "hr@example.com", locale: "en" as const, subject: "S", text: "T", html: "" };
    await db
      .transaction()
      .execute((transaction) => queueMail(transaction, letter, `request/${rejected}` as const));
    const left = async () =>
      (await db.selectFrom("requests").select("id").orderBy("id").execute()).map((row) => row.id);
    const after = (days: number) => runHousekeeping(db, logger, Date.now() + days * day);

    await after(retention.decidedApplicationDays - 1);
    expect(await left()).toEqual([pending, rejected, guest, mine]);
    await after(retention.decidedApplicationDays + 1);
    expect(await left()).toEqual([pending, guest, mine]);
    expect(await db.selectFrom("request_files").selectAll().execute()).toEqual([]);
    const about = `request/${rejected}`;
    expect(await db.selectFrom("outbox").selectAll().where("about", "=", about).execute()).toEqual([]);
    await after(retention.applicationDays - 1);
    expect(await left()).toEqual([pending, guest, mine]);
    await after(retention.applicationDays + 1);
    expect(await left()).toEqual([guest, mine]);
    await after(retention.guestMessageDays - 1);
    expect(await left()).toEqual([guest, mine]);
    await after(retention.guestMessageDays + 1);
    expect(await left()).toEqual([mine]);
  });

  test("S21: anonymises orders ten years after the end of their year", async () => {
    const { db } = own;
    const { id: customer_id } = await own.addCustomer();
    const address = JSON.stringify({ name: "Ada", street: "Somewhere" });
    const created_at = "2015-06-01T00:00:00.000Z";
    const { id } = await db
      .insertInto("orders")
      .values({
        number: "PF-1506-AAAAAA",
        customer_id,
        state: "delivered",
        payment_type: "bank_transfer",
        language_code: "en",
        customer_name: "Ada",
        customer_email: "ada@example.com",
        customer_phone: "+905321234567",
        currency: "TRY",
        net_subtotal_minor: 100,
        discount_minor: 0,
        shipping_minor: 0,
        vat_percent: 20,
        vat_minor: 20,
        total_minor: 120,
        delivery_address: address,
        invoice_address: address,
        note: "Ring twice",
        tracking_number: "1Z",
        terms_accepted_at: created_at,
        paid_at: created_at,
        created_at,
        updated_at: created_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stored = () => db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await runHousekeeping(db, logger, Date.parse("2025-12-31T12:00:00.000Z"));
    expect((await stored()).customer_name).toBe("Ada");
    // In Türkiye it was already 2017.
    await db.updateTable("orders").set({ created_at: "2016-12-31T21:30:00.000Z" }).execute();
    await runHousekeeping(db, logger, Date.parse("2027-01-01T12:00:00.000Z"));
    expect((await stored()).customer_name).toBe("Ada");
    await db.updateTable("orders").set({ created_at }).execute();
    await runHousekeeping(db, logger, Date.parse("2026-01-01T12:00:00.000Z"));
    const order = await stored();
    expect(order).toMatchObject({ total_minor: 120, customer_id: null, customer_phone: null, note: null });
    expect(JSON.stringify(order)).not.toMatch(/Ada|ada@|Somewhere|1Z/);
    expect(() => presentStored({ ...order, lines: [] }, { events: [], payments: [] })).not.toThrow();
  });

  test("S21: the privacy notice states the retention periods in every language", async () => {
    const notice = (await demoContent(Date.now())).find(
      ({ kind, record }) => kind === "legal-documents" && record.key === "privacy-notice",
    );
    for (const text of Object.values(notice?.record.texts ?? {})) {
      const numbers = new Set(text.body?.match(/\d+/g));
      expect([...numbers]).toEqual(
        expect.arrayContaining([
          String(retention.unprovenAccountDays),
          String(retention.auditAddressDays),
          String(retention.orderYears),
        ]),
      );
    }
    expect(retention).toMatchObject({ applicationDays: 365, decidedApplicationDays: 30 });
    expect(retention).toMatchObject({ guestMessageDays: 2 * 365, auditDays: 2 * 365, mailDays: 180 });
  });
});

test("a nearly full disk is logged, and one with free space is not", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  await warnOfDisk(import.meta.dirname, log, 0);
  expect(lines).toEqual([]);
  await warnOfDisk(import.meta.dirname, log, Number.MAX_VALUE);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("Make room.");
});
