import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/index.ts";
import { eventually } from "../testing/eventually.ts";
import { loadServer, type StandbyServer } from "../testing/killable-server.ts";
import { headerOf, startMailSink, type MailSink } from "../testing/mail-sink.ts";
import { isFullRun, storeKinds, type TestStore } from "../testing/stores.ts";
import { jobApplication, pdfOf } from "./requests.fixtures.ts";
import { uploadsFolder } from "./uploads-folder.ts";

/** How often the server is killed on each database, and how many clients write meanwhile. */
const kills = isFullRun ? 30 : 2;
const clients = 6;

const company = "bildirim@preforma.example";

/** A form that contains a token to find its row by. */
function formOf(token: string, index: number): { path: string; init: RequestInit } {
  const email = `${token}@example.com`;
  const person = { first_name: "Ayşe", last_name: "Yılmaz", email, phone: "+905321234567" };
  const json = (path: string, body: object) => ({
    path,
    init: { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
  });
  if (index % 4 === 0) return json("contact", { ...person, message: token });
  if (index % 4 === 1)
    return json("feedback", { title: token, description: token, feedback_type: "request", priority: "low" });
  if (index % 4 === 2)
    return json("offer-requests", { ...person, company: "x", product_id: 1, quantity: 1, message: token });
  const body = jobApplication({ email, coverLetter: token, cv: new File([pdfOf(token)], "cv.pdf") });
  return { path: "job-applications", init: { body } };
}

describe.each(storeKinds)("killed at random moments on $name", ({ name, createEmpty }) => {
  let store: TestStore;
  let sink: MailSink;
  const servers = new Set<StandbyServer>();
  beforeEach(async () => {
    store = await createEmpty();
    sink = await startMailSink();
  });
  afterEach(async () => {
    await Promise.all([...servers].map((server) => server.kill()));
    await sink.stop();
    await store.dispose();
  });
  const load = (): StandbyServer => {
    const server = loadServer();
    servers.add(server);
    return server;
  };

  test("the server loses nothing that it acknowledged, and mails all of it", async () => {
    sink.behave({ delay: 3, putOff: 0.1 });
    const orders = { dataDir: store.dataDir, databaseUrl: store.databaseUrl, smtpUrl: sink.url };
    const acknowledged = new Set<string>();
    const unanswered = new Map<string, number>();
    let made = 0;
    let refused = 0;

    /** Sends one form; false if the server is down. A form without an answer is stored, to be sent again. */
    const send = async (origin: string, token: string, index: number): Promise<boolean> => {
      const { path, init } = formOf(token, index);
      const headers = { ...(init.headers as Record<string, string> | undefined), "Idempotency-Key": token };
      try {
        const response = await fetch(`${origin}/api/v1/${path}`, { ...init, method: "POST", headers });
        const body = (await response.json()) as { success: boolean };
        if (response.status === 201 && body.success) {
          acknowledged.add(token);
          unanswered.delete(token);
        } else refused++;
        return true;
      } catch {
        unanswered.set(token, index);
        return false;
      }
    };
    const client = async (origin: string): Promise<void> => {
      for (;;) {
        const [again] = unanswered;
        if (again) unanswered.delete(again[0]);
        const [token, index] = again ?? [`token-${crypto.randomUUID()}`, made++];
        if (!(await send(origin, token, index))) return;
      }
    };

    let next = load();
    for (let count = 0; count < kills; count++) {
      const server = next;
      const origin = await server.start(orders);
      next = load();
      const writing = Array.from({ length: clients }, () => client(origin));
      // Every fifth kill comes before any acknowledgement, the others at a random point.
      const goal = acknowledged.size + (count % 5 === 0 ? 0 : 11 + Math.floor(Math.random() * 30));
      await eventually("forms are acknowledged", () => acknowledged.size >= goal);
      await pause(Math.random() * (count % 5 === 0 ? 150 : 15));
      await server.kill();
      servers.delete(server);
      await Promise.all(writing);
    }
    // The last start recovers what the others left behind.
    const origin = await next.start(orders);
    for (const [token, index] of unanswered) await send(origin, token, index);
    expect(unanswered.size).toBe(0);

    const database = await openDatabase(store);
    try {
      const waiting = (): Promise<unknown[]> =>
        database.db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
      await eventually("every mail is sent", async () => (await waiting()).length === 0);
      await next.kill();
      servers.delete(next);

      const requests = await database.db.selectFrom("requests").selectAll().execute();
      const files = await database.db.selectFrom("request_files").selectAll().execute();
      const mails = await database.db.selectFrom("outbox").selectAll().execute();
      const received = sink.received.map((mail) => headerOf(mail, "Message-ID"));
      const distinct = new Set(received);
      const lost = [...acknowledged].filter(
        (token) => !requests.some((request) => request.request_key === token),
      );
      const unmailed = mails.filter((mail) => !distinct.has(`<${mail.message_id}@shop.test>`));
      const notified = requests.filter((request) =>
        mails.some(
          (mail) => mail.recipient === company && mail.text_body.includes(request.request_key ?? "?"),
        ),
      );
      console.log(
        `${name}: ${kills} kills, ${acknowledged.size} forms acknowledged, ${lost.length} lost, ${requests.length} stored, ` +
          `${mails.length} mails promised, ${unmailed.length} never delivered, ${received.length - distinct.size} delivered twice, ${refused} refused`,
      );
      expect(lost).toEqual([]);
      expect(unmailed).toEqual([]);
      expect(refused).toBe(0);
      expect(acknowledged.size).toBeGreaterThan(kills * 5);
      // After the retries with the same keys, each form is stored once, and the company got a mail for each.
      expect(requests).toHaveLength(acknowledged.size);
      expect(new Set(requests.map((request) => request.request_key)).size).toBe(requests.length);
      expect(notified).toHaveLength(requests.length);
      // Every CV with a row is complete on disk.
      const applications = requests.filter((request) => request.kind === "job_application");
      expect(files).toHaveLength(applications.length);
      for (const file of files) {
        const token = applications.find((request) => request.id === file.request_id)?.request_key;
        const text = await readFile(join(uploadsFolder(store.dataDir), file.stored_name), "utf8");
        expect(text).toBe(pdfOf(token ?? "?"));
      }
    } finally {
      await database.close();
    }
  });
});
