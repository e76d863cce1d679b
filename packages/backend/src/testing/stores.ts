import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "../database/index.ts";

/** A test file's own data. */
export interface TestStore {
  dataDir: string;
  databaseUrl?: string;
  dispose(): Promise<void>;
}

const opened = new Map<string, Promise<Database>>();

/**
 * The database of a test's store, open until the store is disposed of: opening it checks the migrations, which takes
 * longer than a test's own writes.
 */
export function openedStore(store: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  let database = opened.get(store.dataDir);
  if (database === undefined) {
    database = openDatabase(store);
    opened.set(store.dataDir, database);
  }
  return database;
}

/** Closes a database that {@link openedStore} has opened. */
export async function closeOpenedStore(dataDir: string): Promise<void> {
  const database = opened.get(dataDir);
  opened.delete(dataDir);
  await (await database)?.close();
}

/** A kind of database on which all tests must pass. */
export interface StoreKind {
  name: "SQLite" | "PostgreSQL";
  /** A store with its schema, in the state that a command leaves if it opens the store before its first start. */
  create: () => Promise<TestStore>;
  /** An empty store, for tests of initialisation. */
  createEmpty: () => Promise<TestStore>;
}

/**
 * The variables in which `prepared-stores.ts` names the stores that `create` copies; without them, all stores start
 * empty.
 */
export const preparedStores = { sqlite: "TEST_PREPARED_FOLDER", postgres: "TEST_PREPARED_DATABASE" };

const databaseFile = "preforma.sqlite";

async function folder(): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-test-"));
  return {
    dataDir,
    async dispose() {
      await closeOpenedStore(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** For tests that do not depend on the database. */
export const sqlite: StoreKind = {
  name: "SQLite",
  async create() {
    const place = await folder();
    const prepared = process.env[preparedStores.sqlite];
    if (prepared) await copyFile(join(prepared, databaseFile), join(place.dataDir, databaseFile));
    return place;
  },
  createEmpty: folder,
};

/** A new database on the server, so that test files running in parallel do not see each other. */
function postgres(serverUrl: string): StoreKind {
  const administer = async (statementFor: (version: number) => string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
      await client.query(statementFor(Number(rows[0]?.server_version_num)));
    } finally {
      await client.end();
    }
  };
  const copyOf = async (template: string): Promise<TestStore> => {
    const name = `preforma_${randomUUID().replaceAll("-", "")}`;
    // Otherwise a server of version 15 or newer writes each block of the template to its log: seven times the work.
    await administer(
      (version) =>
        `create database ${name} template ${template}${version >= 150_000 ? " strategy file_copy" : ""}`,
    );
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const place = await folder();
    return {
      dataDir: place.dataDir,
      databaseUrl: url.href,
      async dispose() {
        await closeOpenedStore(place.dataDir);
        await administer(() => `drop database if exists ${name} with (force)`);
        await place.dispose();
      },
    };
  };
  return {
    name: "PostgreSQL",
    create: () => copyOf(process.env[preparedStores.postgres] ?? "template1"),
    createEmpty: () => copyOf("template1"),
  };
}

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  if (process.env.CI === "true") {
    throw new Error(
      "CI runs must test PostgreSQL too: set TEST_DATABASE_URL to a server on which databases may be created.",
    );
  }
  console.warn(
    "PostgreSQL is left out of these tests: TEST_DATABASE_URL names no server (postgres://user@host:port/database).",
  );
}

/** Whether everything runs (`pnpm test --full`), not just the sample that is enough for each change. */
export const isFullRun = process.env.TEST_FULL === "1";

/**
 * The databases for tests that depend on the database: storage, upgrades, outbox, orders, requests, kills and outages,
 * and changes that other servers must see. SQLite always, PostgreSQL if `TEST_DATABASE_URL` names a server.
 */
export const storeKinds: readonly StoreKind[] = serverUrl ? [sqlite, postgres(serverUrl)] : [sqlite];

/**
 * The databases for all other tests: SQLite, and with `pnpm test --full` the same as above. The fuzzing of every
 * endpoint always runs on both.
 */
export const mainStoreKinds: readonly StoreKind[] = isFullRun ? storeKinds : [sqlite];
