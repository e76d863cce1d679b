import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { Backend, BackendParts } from "../backend.ts";
import { type Database, openDatabase } from "../database/index.ts";
import { testBackend } from "./backend.ts";
import type { TestStore } from "./stores.ts";

const opened = new Map<string, Promise<Database>>();

/**
 * The database of a test's store, open until the store is disposed of: each opening looks through the migrations, which
 * takes longer than what a test has to write.
 */
export function openedStore(store: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  let database = opened.get(store.dataDir);
  if (database === undefined) {
    database = openDatabase(store);
    opened.set(store.dataDir, database);
  }
  return database;
}

/** Closes what {@link openedStore} has opened. */
export async function closeOpenedStore(dataDir: string): Promise<void> {
  const database = opened.get(dataDir);
  opened.delete(dataDir);
  await (await database)?.close();
}

/** A store for the tests of a suite or file, and its database. Registers its hooks itself. */
export function openStore(create: () => Promise<TestStore>) {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await create();
    database = await openedStore(store);
  });
  afterAll(() => store.dispose());
  return {
    get store() {
      return store;
    },
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
  };
}

/**
 * A backend on a store, for the tests of a suite or file. Registers its hooks itself: a `beforeAll` after the call finds
 * the backend open. Parts that an earlier `beforeAll` makes are given as a function.
 */
export function openBackend(
  create: () => Promise<TestStore>,
  parts: Partial<BackendParts> | (() => Partial<BackendParts>) = {},
) {
  const opened = openStore(create);
  let backend: Backend;
  beforeAll(async () => {
    backend = await testBackend(opened.store, typeof parts === "function" ? parts() : parts);
  });
  afterAll(() => backend.close());
  return {
    get store() {
      return opened.store;
    },
    get database() {
      return opened.database;
    },
    get db() {
      return opened.db;
    },
    get backend() {
      return backend;
    },
  };
}

/** A store for one test, removed when the test has ended. */
export async function ownStore(create: () => Promise<TestStore>): Promise<TestStore> {
  const store = await create();
  onTestFinished(() => store.dispose());
  return store;
}

/** A backend for one test, with a store of its own; both end with the test. */
export async function ownBackend(create: () => Promise<TestStore>, parts: Partial<BackendParts> = {}) {
  const store = await create();
  const backend = await testBackend(store, parts);
  onTestFinished(async () => {
    await backend.close();
    await store.dispose();
  });
  return { store, backend };
}
