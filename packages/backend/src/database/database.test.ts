import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeKinds } from "../testing/stores.ts";
import {
  DatabaseUnavailableError,
  DataFolderInUseError,
  lockDataFolder,
  openDatabase,
  readVersions,
  bumpVersion,
} from "./index.ts";
import { eachStore } from "../testing/open-backend.ts";

const run = promisify(execFile);
const module = join(import.meta.dirname, "index.ts");

/** Runs a script in a separate process that can import this package's modules. */
const script = (source: string): string[] => ["--input-type=module", "--eval", source];

describe.each(storeKinds)("on $name", ({ createEmpty }) => {
  const store = eachStore(createEmpty);

  test("opening twice migrates once and keeps the data", async () => {
    const first = await openDatabase(store);
    await first.db.transaction().execute((transaction) => bumpVersion(transaction, "catalogue"));
    await first.close();
    const second = await openDatabase(store);
    expect(await readVersions(second.db)).toEqual({ catalogue: 2, settings: 1, content: 1 });
    await second.close();
  });

  test("several processes may open a new database concurrently", async () => {
    const source = `
      const { openDatabase } = await import(${JSON.stringify(module)});
      const database = await openDatabase(${JSON.stringify(store)});
      console.log((await database.db.selectFrom("versions").selectAll().execute()).length);
      await database.close();`;
    const outputs = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, script(source))));
    expect(outputs.map((output) => output.stdout.trim())).toEqual(["3", "3", "3", "3"]);
  });

  test("a process killed while it migrates leaves a database that the next start completes", async () => {
    const migrations = join(import.meta.dirname, "migrations/index.ts");
    const dialect = store.databaseUrl ? "postgres" : "sqlite";
    // The real migration, followed by an endless one in the same run: nothing is committed when the process is killed.
    const source = `
      const { Migrator } = await import(${JSON.stringify(import.meta.resolve("kysely/migration"))});
      const { migrationsFor } = await import(${JSON.stringify(migrations)});
      const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, "sqlite.ts"))});
      const { openPostgres } = await import(${JSON.stringify(join(import.meta.dirname, "postgres.ts"))});
      const store = ${JSON.stringify(store)};
      const db = store.databaseUrl ? (await openPostgres(store.databaseUrl)).db : openSqlite(store.dataDir + "/preforma.sqlite");
      const real = await migrationsFor(${JSON.stringify(dialect)}).getMigrations();
      const provider = { getMigrations: async () => ({ ...real, "9999-endless": { up: async () => {
        console.log("under way");
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      } } }) };
      await new Migrator({ db, provider }).migrateToLatest();`;
    const child = spawn(process.execPath, script(source), { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;

    const database = await openDatabase(store);
    expect(await readVersions(database.db)).toEqual({ catalogue: 1, settings: 1, content: 1 });
    await database.close();
  });

  test("an exclusive task never runs concurrently", async () => {
    const [a, b] = store.databaseUrl
      ? await Promise.all([openDatabase(store), openDatabase(store)])
      : [await openDatabase(store), null];
    let inside = 0;
    let max = 0;
    const task = async (): Promise<void> => {
      max = Math.max(max, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 30));
      inside--;
    };
    await Promise.all([a.alone(task), (b ?? { alone: () => Promise.resolve() }).alone(task)]);
    expect(max).toBe(1);
    await a.close();
    await b?.close();
  });

  test("a snapshot sees one state while another connection writes", async () => {
    const reader = await openDatabase(store);
    const writer = await openDatabase(store);
    const [before, during] = await reader.snapshot(async (db) => {
      const first = await readVersions(db);
      await writer.db.transaction().execute((transaction) => bumpVersion(transaction, "catalogue"));
      return [first, await readVersions(db)];
    });
    expect(during).toEqual(before);
    expect((await readVersions(reader.db)).catalogue).toBe(before.catalogue + 1);
    await reader.close();
    await writer.close();
  });
});

describe("the message for the operator", () => {
  test.each([
    ["postgres://nowhere.invalid/shop", /nowhere\.invalid\/shop: its host name/],
    ["postgres://127.0.0.1:1/shop", /127\.0\.0\.1:1\/shop: nothing listens there/],
    ["mysql://localhost/shop", /DATABASE_URL is not an address/],
    ["localhost", /DATABASE_URL is not an address/],
  ])("of %s", async (databaseUrl, expected) => {
    const opening = openDatabase({ dataDir: "unused", databaseUrl });
    await expect(opening).rejects.toThrow(DatabaseUnavailableError);
    await expect(opening).rejects.toThrow(expected);
  });

  test("never contains the password", async () => {
    await expect(
      openDatabase({ dataDir: "unused", databaseUrl: "postgres://shop:hush-hush@127.0.0.1:1/shop" }),
    ).rejects.not.toThrow(/hush/);
  });
});

describe("the data folder", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "preforma-lock-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test("is refused to a second server, with the URL of the first", () => {
    const first = lockDataFolder(dataDir, "http://localhost:3000");
    expect(() => lockDataFolder(dataDir, "http://localhost:4000")).toThrow(DataFolderInUseError);
    expect(() => lockDataFolder(dataDir, "http://localhost:4000")).toThrow(
      `process ${process.pid} at http://localhost:3000`,
    );
    first.release();
    lockDataFolder(dataDir, "http://localhost:4000").release();
  });

  test("is unlocked after its server was killed", async () => {
    const source = `
      const { lockDataFolder } = await import(${JSON.stringify(module)});
      lockDataFolder(${JSON.stringify(dataDir)}, "http://localhost:3000");
      console.log("held");
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, script(source), { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve) => child.stdout.once("data", () => resolve()));
    expect(() => lockDataFolder(dataDir, "http://localhost:4000")).toThrow(
      `process ${child.pid} at http://localhost:3000`,
    );
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    lockDataFolder(dataDir, "http://localhost:4000").release();
  });

  test("contains a database that survives a crash", async () => {
    const database = await openDatabase({ dataDir });
    await database.close();
    const file = new DatabaseSync(join(dataDir, "preforma.sqlite"), { readOnly: true });
    expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    file.close();
  });

  test.skipIf(process.platform === "win32")("keeps its files from other users of the machine", async () => {
    const database = await openDatabase({ dataDir });
    const names = (await readdir(dataDir)).filter((name) => name.startsWith("preforma.sqlite"));
    expect(names).toContain("preforma.sqlite-wal");
    for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0);
    await database.close();
  });

  test("that is invalid is explained", async () => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(/Set DATA_DIR to a folder/);
  });
});
