import { spawnSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { afterEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/index.ts";
import { eventually } from "../testing/eventually.ts";
import { loadServer, type StandbyServer } from "../testing/killable-server.ts";
import { startMailSink, type MailSink } from "../testing/mail-sink.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { takeDatabaseAway } from "../testing/take-database-away.ts";
import { ownerFile } from "./claim-uploads.ts";
import { jobApplication } from "./requests.fixtures.ts";

const message = (text: string) =>
  JSON.stringify({ first_name: "Ayşe", email: "ayse@example.com", phone: "+905321234567", message: text });
const send = (origin: string, text: string): Promise<Response> =>
  fetch(`${origin}/api/v1/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": `key-${text}` },
    body: message(text),
  });
const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

/** Limits the file size of a running process: to the process, the disk is full. */
const limitFiles = (pid: number, bytes: string): boolean =>
  spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]).status === 0;
const canLimit = limitFiles(process.pid, "unlimited");
if (!canLimit) console.warn("A full disk is left out of these tests: there is no prlimit here.");

/** Makes the database unavailable; the returned function restores it. */
async function outage(store: TestStore, server: StandbyServer): Promise<() => Promise<void>> {
  if (!store.databaseUrl) {
    expect(limitFiles(server.pid, "4096")).toBe(true);
    return async () => expect(limitFiles(server.pid, "unlimited")).toBe(true);
  }
  return takeDatabaseAway(store.databaseUrl);
}

describe.each(storeKinds)("an outage on $name", ({ name, create }) => {
  let store: TestStore;
  let sink: MailSink;
  let server: StandbyServer;
  afterEach(async () => {
    await server.kill();
    await sink.stop();
    await store.dispose();
  });
  const begin = async (): Promise<string> => {
    store = await create();
    sink = await startMailSink();
    server = loadServer();
    return server.start({ dataDir: store.dataDir, databaseUrl: store.databaseUrl, smtpUrl: sink.url });
  };
  const stored = async (): Promise<string[]> => {
    const database = await openDatabase(store);
    try {
      const rows = await database.db.selectFrom("requests").select("request_key").orderBy("id").execute();
      return rows.map((row) => row.request_key ?? "");
    } finally {
      await database.close();
    }
  };

  test.skipIf(name === "SQLite" && !canLimit)(
    "R5: of the storage is told clearly, ends without a restart, and loses nothing that was acknowledged",
    async () => {
      const origin = await begin();
      expect((await send(origin, "before-1")).status).toBe(201);
      expect(await isReady(origin)).toBe(true);

      const giveBack = await outage(store, server);
      for (let count = 0; count < 3; count++) {
        const refused = await send(origin, `during-${count}`);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
        expect(await refused.json()).toMatchObject({
          success: false,
          message:
            "Şu anda kaydedilemiyor. Yazdıklarınızı saklayın ve lütfen birkaç dakika sonra tekrar deneyin.",
        });
      }
      expect(await isReady(origin)).toBe(false);
      const readiness = z
        .object({ status: z.literal("not ready"), reason: z.string() })
        .parse(await (await fetch(`${origin}/readyz`)).json());
      expect(readiness.reason).toMatch(
        store.databaseUrl ? /^The database cannot be used: / : /^The last request could not be stored\. /,
      );
      expect(readiness.reason).not.toMatch(/127\.0\.0\.1|postgres:|preforma_/);

      await giveBack();
      await eventually("it is stored again", async () => (await send(origin, "after-1")).status === 201);
      expect(await isReady(origin)).toBe(true);
      expect((await send(origin, "during-0")).status).toBe(201);
      await eventually("the mails went out", () => sink.received.length >= 6);
      await server.kill();
      expect(await stored()).toEqual(["key-before-1", "key-after-1", "key-during-0"]);
    },
  );

  test.skipIf(!canLimit)(
    "of the disk in the middle of a CV is told clearly and leaves nothing half-written",
    { tags: ["full"] },
    async () => {
      const origin = await begin();
      const uploads = async (): Promise<string[]> =>
        (await readdir(join(store.dataDir, "uploads"))).filter((name) => name !== ownerFile);
      // More than the database may still write, less than the file.
      const apply = async (key: string): Promise<Response> => {
        const cv = new File(["%PDF-1.7\n", "x".repeat(4_000_000), "\n%%EOF"], "cv.pdf");
        return fetch(`${origin}/api/v1/job-applications`, {
          method: "POST",
          headers: { "Idempotency-Key": key },
          body: jobApplication({ cv }),
        });
      };
      expect(limitFiles(server.pid, "2000000")).toBe(true);
      const refused = await apply("cv-during");
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await uploads()).toEqual([]);
      expect(await isReady(origin)).toBe(false);

      expect(limitFiles(server.pid, "unlimited")).toBe(true);
      expect((await apply("cv-during")).status).toBe(201);
      expect(await isReady(origin)).toBe(true);
      const [file = ""] = await uploads();
      expect((await stat(join(store.dataDir, "uploads", file))).size).toBe(4_000_015);
      await eventually("the mails went out", () => sink.received.length >= 2);
      await server.kill();
      expect(await stored()).toEqual(["cv-during"]);
    },
  );

  test("of the mail server prevents nobody from sending forms", { tags: ["full"] }, async () => {
    const origin = await begin();
    await sink.stop();
    for (let count = 0; count < 5; count++) expect((await send(origin, `mail-${count}`)).status).toBe(201);
    expect(await isReady(origin)).toBe(true);
    await sink.start();
    await eventually("the mails went out", () => sink.received.length >= 10);
    expect(sink.received).toHaveLength(10);
  });
});
