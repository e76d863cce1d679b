import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/index.ts";
import { mailFigures } from "../mail/index.ts";
import { jobApplication, pdfOf } from "../requests/requests.fixtures.ts";
import { readSettings, writeSettings } from "../settings/index.ts";
import { ask, testBackend } from "../testing/backend.ts";
import { startMailSink } from "../testing/mail-sink.ts";
import { ownFolder } from "../testing/own-folder.ts";
import { runProgram } from "../testing/run-program.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { backupCommand } from "./command.ts";

const canLimit = spawnSync("prlimit", ["--version"]).status === 0;
if (!canLimit) console.warn("A full disk is left out of these tests: there is no prlimit here.");

const application = (token: string): RequestInit => ({
  method: "POST",
  body: jobApplication({ email: `${token}@example.com`, cv: new File([pdfOf(token)], "cv.pdf") }),
});

describe.each(storeKinds)("a backup on $name", ({ createEmpty }) => {
  let store: TestStore;
  let target: string;
  const disposals: (() => Promise<unknown>)[] = [];
  const run = (words: string[], { dataDir, databaseUrl }: TestStore = store) =>
    runProgram(backupCommand, words, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const another = async () => {
    const place = await createEmpty();
    disposals.push(() => place.dispose());
    return place;
  };

  beforeEach(async () => {
    store = await another();
    target = await mkdtemp(join(tmpdir(), "preforma-backups-"));
    disposals.push(() => rm(target, { recursive: true, force: true }));
  });
  afterEach(async () => {
    for (const dispose of disposals.splice(0).toReversed()) await dispose();
  });

  const onlyBackup = async () => {
    const names = await readdir(target);
    expect(names).toHaveLength(1);
    return join(target, names[0] ?? "");
  };

  test("made while people write contains all data acknowledged before it, with its files, and can be restored", async () => {
    const backend = await testBackend(store);
    let sent = 0;
    const stop = new AbortController();
    const apply = async () => {
      const token = `basvuru-${(sent += 1)}`;
      const { status, text } = await ask(backend, "/api/v1/job-applications", application(token));
      expect(status, text).toBe(201);
      return token;
    };
    const before = [await apply(), await apply()];
    const writing = (async () => {
      while (!stop.signal.aborted) await apply();
    })();
    const saved = await run(["backup", target]);
    stop.abort();
    await writing;
    await backend.close();
    expect(saved).toMatchObject({ code: 0, error: "" });
    const folder = await onlyBackup();
    for (const name of await readdir(folder)) {
      const { mode } = await stat(join(folder, name));
      expect(mode & 0o077, `${name} is for its owner alone`).toBe(0);
    }

    expect(await run(["backup", "verify", folder])).toMatchObject({ code: 0, error: "" });

    const restored = await another();
    expect(await run(["restore", folder], restored)).toMatchObject({ code: 0, error: "" });
    const database = await openDatabase(restored);
    const rows = await database.db
      .selectFrom("request_files")
      .innerJoin("requests", "requests.id", "request_files.request_id")
      .select(["email", "stored_name"])
      .execute();
    await database.close();
    expect(rows.map(({ email }) => email)).toEqual(
      expect.arrayContaining(before.map((token) => `${token}@example.com`)),
    );
    for (const { email, stored_name } of rows)
      expect(await readFile(join(restored.dataDir, "uploads", stored_name), "utf8")).toBe(
        pdfOf(email?.replace("@example.com", "") ?? ""),
      );
    // Signed-in people stay signed in, and no one else on the machine can read the secret.
    if (restored.databaseUrl === undefined) {
      const [old, now] = [store, restored].map(({ dataDir }) => join(dataDir, "auth-secret"));
      expect(await readFile(now ?? "", "utf8")).toBe(await readFile(old ?? "", "utf8"));
      expect(((await stat(now ?? "")).mode & 0o777).toString(8)).toBe("600");
    }
    const again = await testBackend(restored);
    expect((await ask(again, "/readyz")).status).toBe(200);
    await again.close();
  });

  test("is verified without sending its mails, and leaves nothing behind if a restore fails half-way", async () => {
    const sink = await startMailSink();
    disposals.push(() => sink.stop());
    const backend = await testBackend(store);
    expect((await ask(backend, "/api/v1/job-applications", application("bekleyen"))).status).toBe(201);
    await backend.close();
    const database = await openDatabase(store);
    const settings = await readSettings(database.db);
    if (!settings) throw new Error("There are no settings.");
    const smtp_config = {
      host: "127.0.0.1",
      port: Number(new URL(sink.url).port),
      user: "",
      secure: false,
      password: "",
    };
    await writeSettings(database.db, { ...settings, smtp_config });
    expect(await mailFigures(database.db)).toMatchObject({ failed: 0 });
    expect((await mailFigures(database.db)).waiting).toBeGreaterThan(0);
    await database.close();
    expect((await run(["backup", target])).code).toBe(0);
    const folder = await onlyBackup();
    expect(await run(["backup", "verify", folder])).toMatchObject({ code: 0, error: "" });
    expect(sink.received).toEqual([]);

    // The row counts of the manifest are compared last, when all files are in place.
    const file = join(folder, "manifest.json");
    await writeFile(file, (await readFile(file, "utf8")).replace(/"outbox": \d+/, '"outbox": 99'));
    const place = await another();
    const failed = await run(["restore", folder], place);
    expect(failed.error).toMatch(/differs from the backup: outbox had 99 rows and has \d/);
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  test("contains files with any name", async () => {
    await (await testBackend(store)).close();
    const names = ["uploads/CV of Ayşe (2).pdf", "media/photographs/Thumbs.db ~", "uploads/.. odd"];
    for (const name of names) {
      await mkdir(dirname(join(store.dataDir, name)), { recursive: true });
      await writeFile(join(store.dataDir, name), name);
    }
    expect(await run(["backup", target])).toMatchObject({ code: 0, error: "" });
    const restored = await another();
    expect(await run(["restore", await onlyBackup()], restored)).toMatchObject({ code: 0, error: "" });
    for (const name of names) expect(await readFile(join(restored.dataDir, name), "utf8")).toBe(name);
  });

  test("removes leftovers of a killed one, but not what another is writing now", async () => {
    await (await testBackend(store)).close();
    const [killed, current] = [".20260101T000000Z.unfinished", ".20260102T000000Z.unfinished"];
    for (const name of [killed, current]) await mkdir(join(target, name));
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
    await utimes(join(target, killed), longAgo, longAgo);
    expect(await run(["backup", target])).toMatchObject({ code: 0, error: "" });
    expect(await readdir(target)).toEqual([current, expect.stringMatching(/^\d{8}T\d{6}Z$/)]);
  });

  test("is refused where it is damaged, unfinished, or its place is not empty", async () => {
    await (await testBackend(store)).close();
    await mkdir(join(store.dataDir, "uploads"), { recursive: true });
    await writeFile(join(store.dataDir, "uploads", "0123.pdf"), pdfOf("whole"));
    expect((await run(["backup", target])).code).toBe(0);
    const folder = await onlyBackup();

    // Onto the live data.
    const onto = await run(["restore", folder]);
    expect(onto.code).toBe(1);
    expect(onto.error).toContain("is not empty");

    await writeFile(join(folder, "uploads", "0123.pdf"), pdfOf("changed"));
    const place = await another();
    for (const result of [await run(["restore", folder], place), await run(["backup", "verify", folder])]) {
      expect(result.code).toBe(1);
      expect(result.error).toContain("uploads/0123.pdf has changed");
    }
    expect(await readdir(place.dataDir)).toEqual([]);

    await rm(join(folder, "manifest.json"));
    const unfinished = await run(["restore", folder], place);
    expect(unfinished.error).toContain("is no finished backup");
  });
});

test("a location without data is not backed up, and leaves nothing behind", async () => {
  const [empty, target] = [
    await mkdtemp(join(tmpdir(), "preforma-empty-")),
    await mkdtemp(join(tmpdir(), "preforma-backups-")),
  ];
  const result = await runProgram(backupCommand, ["backup", target], {
    DATA_DIR: empty,
    DATABASE_URL: undefined,
  });
  expect(result.code).toBe(1);
  expect(result.error).toContain("Is DATA_DIR right?");
  expect(await readdir(target)).toEqual([]);
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
  await rm(target, { recursive: true });
});

test.skipIf(!canLimit)("says of a full disk what to do, and leaves nothing behind", async () => {
  const dataDir = await ownFolder();
  const target = await ownFolder();
  await (await openDatabase({ dataDir })).close();
  const { stderr, status } = spawnSync(
    "prlimit",
    ["--fsize=20000", "--", process.execPath, join(import.meta.dirname, "command.ts"), "backup", target],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } },
  );
  expect(stderr).toBe(
    "The disk is full, and nothing is left behind. Make room, or name a folder on another disk.\n",
  );
  expect(status).toBe(1);
  expect(await readdir(target)).toEqual([]);
});

test("asks for a folder where a file is named", async () => {
  const file = import.meta.filename;
  for (const place of [file, join(file, "below")])
    expect(await runProgram(backupCommand, ["backup", place], {})).toMatchObject({
      code: 1,
      error: `${place} is a file, or lies below one. Name a folder.\n`,
    });
});

test("leaves nothing behind when it is stopped, nor does a restore", async () => {
  const folder = await ownFolder();
  const [data, target, empty] = [join(folder, "data"), join(folder, "backups"), join(folder, "empty")];
  await (await openDatabase({ dataDir: data })).close();
  for (const path of [join(data, "uploads"), target, empty]) await mkdir(path, { recursive: true });
  // Enough to be stopped in the middle of: each is made durable.
  for (let file = 0; file < 80; file++)
    await writeFile(join(data, "uploads", `${file}.pdf`), pdfOf(`${file}`));
  const run = (words: readonly string[], dataDir: string) =>
    spawn(process.execPath, [join(import.meta.dirname, "command.ts"), ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      stdio: "ignore",
    });
  const expectGone = async (words: readonly string[], dataDir: string, place: string) => {
    const child = run(words, dataDir);
    const ended = once(child, "exit");
    const copied = async () => (await readdir(place, { recursive: true })).length;
    await expect.poll(copied, { interval: 5 }).toBeGreaterThan(5);
    child.kill("SIGTERM");
    expect(await ended).toEqual([143, null]);
    expect(await readdir(place)).toEqual([]);
  };
  await expectGone(["backup", target], data, target);
  await once(run(["backup", target], data), "exit");
  const [name = ""] = await readdir(target);
  await expectGone(["restore", join(target, name)], empty, empty);
});
