/** @module-tag full */

import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../backend.ts";
import { ask, testBackend } from "../testing/backend.ts";
import { eventually } from "../testing/eventually.ts";
import { pausableProxy, type PausableProxy } from "../testing/pausable-proxy.ts";
import { storeKinds, type TestStore } from "../testing/stores.ts";
import { openDatabase } from "./index.ts";

const postgres = storeKinds.find(({ name }) => name === "PostgreSQL");
if (!postgres) console.warn("A paused database is not tested: that needs PostgreSQL.");

describe.runIf(postgres)("a PostgreSQL that is paused", () => {
  let store: TestStore;
  let proxy: PausableProxy;
  let backend: Backend;
  beforeAll(async () => {
    store = await postgres!.createEmpty();
    proxy = await pausableProxy(store.databaseUrl ?? "");
    backend = await testBackend(
      { ...store, databaseUrl: proxy.databaseUrl },
      { statementTimeout: 1000, warmPictures: false },
    );
  });
  afterAll(async () => {
    proxy.resume();
    await backend.close();
    await proxy.close();
    await store.dispose();
  });

  const send = (key: string) =>
    ask(backend, "/api/v1/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": `key-${key}` },
      body: JSON.stringify({
        first_name: "Ayşe",
        email: "a@example.com",
        phone: "+905321234567",
        message: key,
      }),
    });

  it("R5: refuses forms and articles after a timeout, serves from memory, and loses nothing", async () => {
    expect((await send("before")).status).toBe(201);
    const known = "/api/v1/products/detail/1?languageCode=tr";
    expect((await ask(backend, known)).status).toBe(200);
    proxy.pause();
    const [form, article] = await Promise.all([
      send("during"),
      ask(backend, "/api/v1/products/detail/2?languageCode=tr"),
    ]);
    for (const refused of [form, article]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect((await ask(backend, known)).status).toBe(200);
    expect((await ask(backend, "/api/v1/products/filter?keyword=bottle")).status).toBe(200);
    const readiness = await ask(backend, "/readyz");
    expect(readiness.status).toBe(503);
    expect(readiness.body["reason"]).toMatch(/^The database (has not answered for 2 s|cannot be used)/);

    proxy.resume();
    await eventually("it is stored again", async () => (await send("after")).status === 201);
    // No connection was returned to the pool in the middle of a transaction: all acknowledged data is visible to
    // everyone.
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(`more-${index}`)));
    await pause(100);
    const database = await openDatabase(store);
    const rows = await database.db.selectFrom("requests").select("request_key").execute();
    await database.close();
    const keys = rows.map((row) => row.request_key);
    for (const key of ["before", "after", "more-0", "more-11"]) expect(keys).toContain(`key-${key}`);
    expect((await ask(backend, "/readyz")).status).toBe(200);
  });
});
