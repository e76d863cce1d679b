import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { DatabaseUnavailableError, type Database } from "../../database/index.ts";
import { testBackend } from "../../testing/backend.ts";
import { testBrowser } from "../../testing/browser.ts";
import { addCustomer } from "../../testing/customers.ts";
import { sessionOf, signInWith } from "../../testing/sign-in.ts";
import { ownStore } from "../../testing/open-backend.ts";
import { openedStore, mainStoreKinds, sqlite, type TestStore } from "../../testing/stores.ts";
import { savedSecret } from "./saved-secret.ts";

describe.each(mainStoreKinds)("a generated secret on $name", ({ create }) => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await ownStore(create);
    database = await openedStore(store);
  });

  test("is generated once, also by concurrent starts", async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => savedSecret(database, store.dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w+/]{64}$/);
    expect(await savedSecret(database, store.dataDir)).toBe(secrets[0]);
    const other = await ownStore(create);
    const otherDatabase = await openedStore(other);
    expect(await savedSecret(otherDatabase, other.dataDir)).not.toBe(secrets[0]);
  });

  test("keeps people signed in over a restart; another one signs them out", async () => {
    const password = "mavi kapak 38 şişe";
    const first = await testBackend(store);
    const { email } = await addCustomer(store, { password });
    const browser = testBrowser(first, "http://shop.test");
    await signInWith(browser, email, password);
    await first.close();

    const second = await testBackend(store);
    const returned = testBrowser(second, "http://shop.test");
    for (const [cookie, value] of browser.cookies) returned.cookies.set(cookie, value);
    expect((await sessionOf(returned))?.user.email).toBe(email);
    await second.close();

    const third = await testBackend(store, { authSecret: "Zp9vN4tQ7wR2xL6mK1cJ8hB3fD5gS0aY" });
    const refused = testBrowser(third, "http://shop.test");
    for (const [cookie, value] of browser.cookies) refused.cookies.set(cookie, value);
    expect(await sessionOf(refused)).toBeNull();
    await third.close();
  });
});

test("with SQLite is in a file that only its owner can read, and nowhere else", async () => {
  const store = await ownStore(sqlite.create);
  const database = await openedStore(store);
  const secret = await savedSecret(database, store.dataDir);
  const file = join(store.dataDir, "auth-secret");
  expect((await readFile(file, "utf8")).trim()).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(store.dataDir)).filter((one) => one.startsWith("auth-secret"))).toEqual([
    "auth-secret",
  ]);
  await writeFile(file, "cut off\n");
  await expect(savedSecret(database, store.dataDir)).rejects.toThrow(DatabaseUnavailableError);
  await expect(savedSecret(database, store.dataDir)).rejects.not.toThrow(/cut off/);
});
