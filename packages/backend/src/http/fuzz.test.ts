import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { testBackend } from "../testing/backend.ts";
import { addCustomer } from "../testing/customers.ts";
import { fuzz } from "../testing/fuzz/fuzz.ts";
import { isFullRun, storeKinds, type TestStore } from "../testing/stores.ts";

/** Requests on each kind of database. `pnpm bench fuzz` sends more. */
const requests = isFullRun ? { SQLite: 24_000, PostgreSQL: 9000 } : { SQLite: 2000, PostgreSQL: 1000 };

describe.each(storeKinds)("whatever is sent, on $name", ({ name, create }) => {
  let store: TestStore;
  let backend: Backend;
  let proofs: (string | null)[];
  beforeAll(async () => {
    store = await create();
    backend = await testBackend(store);
    const people = [
      await addCustomer(store),
      await addCustomer(store),
      await addCustomer(store, { role: "staff" }),
    ];
    proofs = [
      null,
      ...people.map(({ headers }) => headers.Authorization),
      `Bearer ${"x".repeat(43)}`,
      "Basic eDp5",
    ];
  });
  afterAll(async () => {
    await backend.close();
    await store.dispose();
  });

  test("no answer is a 5xx, shows the inside of the server, or fails to come", async () => {
    const report = await fuzz(backend, { requests: requests[name], seed: 20_261_121, proofs });
    expect(report.requests).toBeGreaterThanOrEqual(requests[name]);
    // Fuzzing that only ever meets the first check proves little.
    const operations = Object.entries(report.statuses);
    const passed = operations.filter(([, statuses]) =>
      Object.keys(statuses).some((status) => Number(status) < 400 || status === "404" || status === "409"),
    );
    expect(passed.length / operations.length).toBeGreaterThan(0.9);
  });
});
