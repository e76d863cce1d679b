import { afterAll, beforeAll } from "vitest";
import type { Backend, BackendParts } from "../backend.ts";
import type { Database } from "../database/index.ts";
import { testBackend } from "./backend.ts";
import { openedStore } from "./opened-store.ts";
import type { TestStore } from "./stores.ts";

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
    get backend() {
      return backend;
    },
  };
}
