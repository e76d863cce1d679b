import { afterAll, beforeAll, beforeEach, onTestFinished } from "vitest";
import type { Backend, BackendParts } from "../backend.ts";
import type { Database } from "../database/index.ts";
import { askingOf, testBackend } from "./backend.ts";
import { addCustomer, type TestCustomer } from "./customers.ts";
import { openedStore, type TestStore } from "./stores.ts";

type CustomerParts = Parameters<typeof addCustomer>[1];

/** A store for the tests of a suite or file, with helpers to write and read it. Registers its own hooks. */
export function openStore(create: () => Promise<TestStore>) {
  const own = {} as { store: TestStore; database: Database; db: Database["db"] };
  beforeAll(async () => {
    own.store = await create();
    own.database = await openedStore(own.store);
    own.db = own.database.db;
  });
  afterAll(() => own.store.dispose());
  const mails = () => own.db.selectFrom("outbox").selectAll().orderBy("id");
  const record = () => own.db.selectFrom("audit_log").selectAll().orderBy("id");
  return Object.assign(own, {
    addCustomer: (over?: CustomerParts) => addCustomer(own.store, over),
    /** A person whom all following tests share. */
    sharedCustomer(over?: CustomerParts): TestCustomer {
      const customer = {} as TestCustomer;
      beforeAll(async () => void Object.assign(customer, await addCustomer(own.store, over)));
      return customer;
    },
    mailsTo: (email: string) => mails().where("recipient", "=", email).execute(),
    mailsAbout: (about: string) => mails().where("about", "=", about).execute(),
    /** The audit log about a subject such as `customer/1`, or of an action such as `product.%`. */
    recordAbout: (subject: string) => record().where("subject", "=", subject).execute(),
    recordOf: (action: string) => record().where("action", "like", action).execute(),
  });
}

/**
 * A backend on a store, for the tests of a suite or file. Registers its own hooks: in a `beforeAll` after the call the
 * backend is open. Parts that an earlier `beforeAll` creates are passed as a function.
 */
export function openBackend(
  create: () => Promise<TestStore>,
  parts: Partial<BackendParts> | (() => Partial<BackendParts>) = {},
) {
  const own = openStore(create) as ReturnType<typeof openStore> & { backend: Backend };
  beforeAll(async () => {
    own.backend = await testBackend(own.store, typeof parts === "function" ? parts() : parts);
  });
  afterAll(() => own.backend.close());
  return Object.assign(own, askingOf(own));
}

/** A store for one test, removed after the test. */
export async function ownStore(create: () => Promise<TestStore>): Promise<TestStore> {
  const store = await create();
  onTestFinished(() => store.dispose());
  return store;
}

/** A store for each test of a suite, removed after the test. */
export function eachStore(create: () => Promise<TestStore>): TestStore {
  const store = {} as TestStore;
  beforeEach(async () => void Object.assign(store, await ownStore(create)));
  return store;
}

/** A backend for one test on its own store; both are closed after the test. */
export async function ownBackend(create: () => Promise<TestStore>, parts: Partial<BackendParts> = {}) {
  const store = await create();
  const backend = await testBackend(store, parts);
  onTestFinished(async () => {
    await backend.close();
    await store.dispose();
  });
  return {
    store,
    backend,
    addCustomer: (over?: CustomerParts) => addCustomer(store, over),
    ...askingOf({ backend }),
  };
}
