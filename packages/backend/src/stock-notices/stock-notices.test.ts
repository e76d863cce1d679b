import { pino } from "pino";
import { noticeMessages } from "@preforma/domain/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVersions } from "../database/index.ts";
import { runHousekeeping } from "../housekeeping/index.ts";
import { retention } from "../housekeeping/periods.ts";
import { personalData } from "../privacy/index.ts";
import { testBackend, idOf } from "../testing/backend.ts";
import { eventually } from "../testing/eventually.ts";
import { headerOf, startMailSink, type MailSink } from "../testing/mail-sink.ts";
import { openBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";

describe.each(storeKinds)("stock notices on $name", ({ create }) => {
  let sink: MailSink;
  const bottle = idOf("B-500-CL");
  const amber = idOf("B-500-AM");
  beforeAll(async () => {
    sink = await startMailSink();
  });
  afterAll(() => sink.stop());
  const own = openBackend(create, () => ({ smtpUrl: sink.url, shopRoundTime: 50 }));

  const setStock = (id: number, stock: number) =>
    own.db.updateTable("products").set({ stock }).where("id", "=", id).execute();
  const askFor = (id: number, email: unknown, language = "en") =>
    own.send("POST", `products/${id}/stock-notices`, { email }, { "Accept-Language": language });
  const waiting = async () => {
    const rows = await own.db.selectFrom("stock_notices").selectAll().orderBy("id").execute();
    return rows.map(({ email, product_id }) => [email, product_id]);
  };
  const mailsTo = (email: string) => sink.received.filter(({ to }) => to.includes(email));

  test("are accepted only for articles that cannot be ordered, once per address", async () => {
    await setStock(bottle, 5000);
    const needless = await askFor(bottle, "ada@example.com");
    expect([needless.status, needless.body.message]).toEqual([409, noticeMessages.notNeeded.en]);
    await setStock(bottle, 0);
    expect((await askFor(999_999, "ada@example.com")).status).toBe(404);
    expect((await askFor(bottle, "ada")).data).toMatchObject({ errors: [{ field: "email" }] });
    for (const email of ["ada@example.com", " Ada@Example.com ", "ada@example.com"]) {
      const noted = await askFor(bottle, email, "tr");
      expect([noted.status, noted.body.message]).toEqual([202, noticeMessages.saved.tr]);
    }
    expect(await waiting()).toEqual([["ada@example.com", bottle]]);
  });

  test("are mailed once when the article is back, then deleted; the link ends the person's other notices", async () => {
    await setStock(amber, 0);
    await askFor(amber, "ada@example.com");
    await setStock(bottle, 5000);
    await eventually("one mail", () => mailsTo("ada@example.com").length === 1);
    expect(await waiting()).toEqual([["ada@example.com", amber]]);
    const [mail] = mailsTo("ada@example.com");
    if (!mail) throw new Error("There is no mail.");
    expect(headerOf(mail, "Content-Language")).toBe("tr");
    expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const url = /^<(.+)>$/.exec(headerOf(mail, "List-Unsubscribe") ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(url);
    // The address itself is not in the URL.
    expect(url).not.toMatch(/ada|%40/i);
    // As mail programs post it.
    const ended = await own.ask(`${pathname}${search}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(ended.status).toBe(200);
    expect(await waiting()).toEqual([]);
    // The outbox no longer contains the link of a sent mail.
    const kept = () =>
      own.db.selectFrom("outbox").selectAll().where("about", "like", "stock_notice/%").executeTakeFirst();
    await eventually("sent and recorded", async () => (await kept())?.sent_at != null);
    expect(await kept()).toMatchObject({
      unsubscribe_url: null,
      text_body: expect.stringContaining("token=…"),
    });
    const other = new URLSearchParams({ token: "x".repeat(43) });
    expect((await own.send("POST", `stock-notices/end?${other}`)).status).toBe(200);
    expect((await own.send("POST", "stock-notices/end?token=x")).status).toBe(400);
  });

  test("are mailed by only one of several processes", async () => {
    const more = await Promise.all(
      // A SQLite file belongs to one server.
      own.store.databaseUrl !== undefined
        ? [1, 2].map(() => testBackend(own.store, { smtpUrl: sink.url, shopRoundTime: 20 }))
        : [],
    );
    await setStock(bottle, 0);
    const people = Array.from({ length: 10 }, (_, place) => `person${place}@example.com`);
    for (const person of people) await askFor(bottle, person);
    await setStock(bottle, 5000);
    await eventually("nobody waits", async () => (await waiting()).length === 0);
    await eventually("mails", () => people.every((person) => mailsTo(person).length > 0));
    expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
    await Promise.all(more.map((one) => one.close()));
  });

  test("belong to the owner of the confirmed address: exported, and deleted with the account or after their period", async () => {
    await setStock(bottle, 0);
    const person = await own.addCustomer({ email: "bea@example.com" });
    await askFor(bottle, "bea@example.com");
    await askFor(bottle, "carl@example.com");
    const exported = await personalData.export(own.db, person.id);
    expect(exported["stock_notices"]).toMatchObject([{ product_id: bottle, email: "bea@example.com" }]);
    await own.db.transaction().execute((transaction) => personalData.erase(transaction, person.id));
    expect(await waiting()).toEqual([["carl@example.com", bottle]]);
    const day = 24 * 60 * 60_000;
    const clear = (days: number) =>
      runHousekeeping(own.db, pino({ level: "silent" }), Date.now() + days * day);
    await clear(retention.stockNoticeDays - 1);
    expect(await waiting()).toHaveLength(1);
    await clear(retention.stockNoticeDays + 1);
    expect(await waiting()).toEqual([]);
  });

  test("a restock date is removed once it has passed", async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await own.db
      .updateTable("products")
      .set({ back_on: day(1) })
      .where("id", "=", bottle)
      .execute();
    const stated = async () =>
      (await own.db.selectFrom("products").select("back_on").where("id", "=", bottle).executeTakeFirst())
        ?.back_on;
    const version = async () => (await readVersions(own.db)).catalogue;
    const before = await version();
    await runHousekeeping(own.db, pino({ level: "silent" }));
    expect([await stated(), await version()]).toEqual([day(1), before]);
    await runHousekeeping(own.db, pino({ level: "silent" }), Date.now() + 2 * 86_400_000);
    expect([await stated(), await version()]).toEqual([null, before + 1]);
  });
});
