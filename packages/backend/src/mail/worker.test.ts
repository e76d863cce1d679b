import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../database/index.ts";
import { defaultSettings } from "../settings/store.ts";
import { eventually } from "../testing/eventually.ts";
import { headerNames, headerOf, startMailSink, type MailSink } from "../testing/mail-sink.ts";
import { openStore } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { composeMail, queueMail, MailWorker, type Mail } from "./index.ts";
import { claimMails } from "./outbox.ts";
import { defaultMailTiming, type MailTiming } from "./timing.ts";

const quick: Partial<MailTiming> = {
  pollInterval: 50,
  firstPause: 30,
  maxPause: 100,
  firstRetryDelay: 30,
  maxRetryDelay: 100,
  closeTimeout: 500,
};

const letter = (number: number, over: Partial<Mail> = {}): Mail => ({
  ...composeMail({
    to: `reader-${number}@example.com`,
    locale: "en",
    subject: `Letter ${number}`,
    paragraphs: ["Hello."],
  }),
  ...over,
});

describe.each(storeKinds)("the outbox on $name", ({ create }) => {
  const own = openStore(create);
  let sink: MailSink;
  let workers: MailWorker[];
  beforeEach(async () => {
    await own.db.deleteFrom("outbox").execute();
    sink = await startMailSink();
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await sink.stop();
  });

  const begin = (
    over: { timing?: Partial<MailTiming>; smtpUrl?: string | null; on?: Database } = {},
  ): MailWorker => {
    const worker = new MailWorker({
      db: (over.on ?? own.database).db,
      settings: () => defaultSettings("http://shop.test"),
      smtpUrl: over.smtpUrl === null ? undefined : (over.smtpUrl ?? sink.url),
      publicOrigin: "http://shop.test:8080",
      logger: pino({ level: "silent" }),
      timing: { ...quick, ...over.timing },
    });
    workers.push(worker);
    return worker;
  };
  const post = (...mails: Mail[]): Promise<void> =>
    own.db.transaction().execute(async (transaction) => {
      for (const mail of mails) await queueMail(transaction, mail, "order/1");
    });
  const rows = () => own.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const allSent = async (): Promise<boolean> => (await rows()).every((row) => row.sent_at !== null);

  test("sends a mail soon after it is queued, without waiting for the next poll", async () => {
    begin({ timing: { pollInterval: 60_000 } });
    await post(letter(1, { replyTo: "ada@example.com", locale: "ar", subject: "رسالة جديدة" }));
    await eventually("sent", allSent);
    const [mail] = sink.received;
    const [row] = await rows();
    expect(mail?.to).toEqual(["reader-1@example.com"]);
    expect(mail && headerOf(mail, "Message-ID")).toBe(`<${row?.message_id}@shop.test>`);
    expect(mail && headerOf(mail, "Reply-To")).toBe("ada@example.com");
    expect(mail && headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
    expect(mail && headerOf(mail, "Content-Language")).toBe("ar");
    expect(mail && headerOf(mail, "From")).toBe("Preforma <bildirim@preforma.example>");
    expect(row).toMatchObject({ tries: 1, lease_owner: null, leased_until: null, failed_at: null });
  });

  test("a mail whose transaction is rolled back is never sent", async () => {
    begin();
    await expect(
      own.db.transaction().execute(async (transaction) => {
        await queueMail(transaction, letter(1), "order/1");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await post(letter(2));
    await eventually("sent", allSent);
    expect(sink.received.map((mail) => mail.to)).toEqual([["reader-2@example.com"]]);
  });

  test("several workers on one database send each mail once", async () => {
    // SQLite allows one writing connection per process and file; PostgreSQL any number.
    const other = own.store.databaseUrl ? await openDatabase(own.store) : own.database;
    for (const on of [own.database, other, own.database, other]) begin({ on });
    await post(...Array.from({ length: 60 }, (_, index) => letter(index)));
    await eventually("sent", allSent);
    const recipients = sink.received.flatMap((mail) => mail.to);
    expect(recipients).toHaveLength(60);
    expect(new Set(recipients).size).toBe(60);
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    if (other !== own.database) await other.close();
  });

  test("another worker claims a mail when its lease expires", async () => {
    await post(letter(1));
    const leased_until = new Date(Date.now() + 300).toISOString();
    await own.db
      .updateTable("outbox")
      .set({ lease_owner: "somebody dead", leased_until, tries: 1 })
      .execute();
    begin();
    await eventually("sent", allSent);
    expect((await rows())[0]?.sent_at?.localeCompare(leased_until), "not before").toBe(1);
    expect(sink.received).toHaveLength(1);
  });

  test("R8: a mail that takes longer than its lease is sent once, even with other workers", async () => {
    sink.behave({ delay: 4000 });
    const other = own.store.databaseUrl ? await openDatabase(own.store) : own.database;
    const timing = { lease: 1500 };
    for (const on of [own.database, other]) begin({ on, timing });
    await post(letter(1), letter(2));
    await eventually("sent", allSent);
    expect(sink.received.flatMap((mail) => mail.to).toSorted()).toEqual([
      "reader-1@example.com",
      "reader-2@example.com",
    ]);
    expect((await rows()).map((row) => row.tries)).toEqual([1, 1]);
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    if (other !== own.database) await other.close();
  });

  test("R8: mails claimed by a killed process are released within seconds", async () => {
    await post(letter(1));
    const [claimed] = await claimMails(own.db, "somebody dead", 1, defaultMailTiming.lease);
    const held = Date.parse(claimed?.leased_until ?? "") - Date.now();
    expect(held + defaultMailTiming.pollInterval).toBeLessThanOrEqual(15_000);
  });

  test("mails wait while the server is down, and arrive once when it is back", async () => {
    await sink.stop();
    begin();
    await post(...Array.from({ length: 12 }, (_, index) => letter(index)));
    await eventually("tried", async () => (await rows()).some((row) => row.last_error !== null));
    expect((await rows()).filter((row) => row.sent_at !== null || row.failed_at !== null)).toEqual([]);
    await sink.start();
    await eventually("sent", allSent);
    expect(sink.received).toHaveLength(12);
  });

  test("a server that puts off one mail in ten gets each exactly once", async () => {
    sink.behave({ putOff: 0.1 });
    begin();
    await post(...Array.from({ length: 100 }, (_, index) => letter(index)));
    await eventually("sent", allSent);
    expect(sink.received).toHaveLength(100);
    expect((await rows()).some((row) => row.tries > 1)).toBe(true);
  });

  test("a server that hangs times out, and the mail is sent later", async () => {
    sink.behave({ delay: 30_000 });
    begin({ timing: { sendTimeout: 200 } });
    await post(letter(1));
    await eventually("tried", async () => (await rows())[0]?.last_error !== null);
    sink.behave({});
    await eventually("sent", allSent);
    expect(sink.received).toHaveLength(1);
  });

  test("an address that is refused permanently is given up at once; the others are sent", async () => {
    sink.behave({ refuse: (recipient) => recipient === "reader-1@example.com" });
    begin();
    await post(letter(1), letter(2));
    await eventually("settled", async () =>
      (await rows()).every((row) => row.sent_at !== null || row.failed_at !== null),
    );
    const [refused, sent] = await rows();
    expect(refused).toMatchObject({ sent_at: null, tries: 1, lease_owner: null });
    expect(refused?.last_error).toMatch(/550/);
    expect(refused?.last_error).not.toContain("reader-1");
    expect(sent?.sent_at).not.toBeNull();
  });

  test("a mail that could not be delivered for days is given up", async () => {
    sink.behave({ putOff: 1 });
    await post(letter(1));
    begin({ timing: { maxAge: 3_600_000 } });
    await eventually("tried again", async () => ((await rows())[0]?.tries ?? 0) > 1);
    expect((await rows())[0]?.failed_at).toBeNull();
    const tooLongAgo = new Date(Date.now() - 2 * 3_600_000).toISOString();
    await own.db.updateTable("outbox").set({ created_at: tooLongAgo }).execute();
    await eventually("given up", async () => (await rows())[0]?.failed_at !== null);
  });

  test("a worker that closes while sending a mail releases it", async () => {
    sink.behave({ delay: 60_000 });
    const worker = begin({ timing: { closeTimeout: 50 } });
    await post(letter(1));
    await eventually("taken", async () => (await rows())[0]?.lease_owner !== null);
    await worker.close();
    expect((await rows())[0]).toMatchObject({
      lease_owner: null,
      leased_until: null,
      tries: 0,
      sent_at: null,
    });
    sink.behave({});
    begin();
    await eventually("sent", allSent);
  });

  test("without a mail server mails wait; one that is configured later gets them", async () => {
    const settings = defaultSettings("http://shop.test");
    const worker = new MailWorker({
      db: own.db,
      settings: () => settings,
      publicOrigin: "http://shop.test",
      logger: pino({ level: "silent" }),
      timing: quick,
    });
    workers.push(worker);
    await post(letter(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await rows())[0]).toMatchObject({ tries: 0, sent_at: null });
    const { port } = new URL(sink.url);
    settings.smtp_config = { host: "127.0.0.1", port: Number(port), user: "", secure: false, password: "" };
    await eventually("sent", allSent);
    expect(sink.received).toHaveLength(1);
  });

  test("the sender may be set in the server's URL", async () => {
    begin({ smtpUrl: `${sink.url}?from=shop%40example.com` });
    await post(letter(1));
    await eventually("sent", allSent);
    expect(sink.received[0] && headerOf(sink.received[0], "From")).toBe("Preforma <shop@example.com>");
  });

  test("no text injects a header or a recipient", async () => {
    begin();
    await post(
      letter(1, {
        subject: "Hello\r\nBcc: spy@example.com\r\n\r\nBody",
        text: "a\r\n.\r\nRCPT TO:<spy@example.com>",
      }),
    );
    for (const to of [
      "a@example.com, spy@example.com",
      "a@example.com\r\nspy@example.com",
      "A <a@example.com>",
      "a@b@c.com",
      "",
    ])
      await expect(post(letter(2, { to }))).rejects.toThrow(TypeError);
    await expect(post(letter(2, { replyTo: "a@example.com\nBcc: spy@example.com" }))).rejects.toThrow(
      TypeError,
    );
    await eventually("sent", allSent);
    const [mail] = sink.received;
    expect(sink.received).toHaveLength(1);
    expect(mail?.to).toEqual(["reader-1@example.com"]);
    expect(mail && headerNames(mail)).not.toContain("bcc");
    expect(mail && headerOf(mail, "Subject")).toBe("Hello Bcc: spy@example.com Body");
  });

  test("S11: stored links lose their secret once the mail is sent", async () => {
    const link = "https://shop.test/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789";
    const action = { label: "Open", url: `${link.replace("?", "?email=a%40example.com&")}&language=en` };
    const mail = composeMail({ ...letter(1), paragraphs: [link], action });
    sink.behave({ putOff: 1 });
    begin();
    await post(mail);
    await eventually("put off", async () => (await rows())[0]?.last_error !== null);
    expect((await rows())[0]?.text_body).toContain(link);
    sink.behave({});
    await eventually("sent", allSent);
    const [sent] = await rows();
    expect(sent?.text_body).toContain("reset-password?token=…");
    expect(`${sent?.text_body}${sent?.html_body}`).not.toContain("abcdefghij");
    expect(sink.received[0]?.source).toContain("reset-password?token");
  });
});
