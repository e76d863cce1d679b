import { beforeAll, describe, expect, test } from "vitest";
import { fuzz } from "../testing/fuzz/fuzz.ts";
import { openBackend } from "../testing/open-backend.ts";
import { isFullRun, storeKinds } from "../testing/stores.ts";

/** Number of requests per kind of database. `pnpm bench fuzz` sends more. */
const requests = isFullRun ? { SQLite: 24_000, PostgreSQL: 9000 } : { SQLite: 2000, PostgreSQL: 1000 };

describe.each(storeKinds)("arbitrary requests on $name", ({ name, create }) => {
  const own = openBackend(create);
  let proofs: (string | null)[];
  beforeAll(async () => {
    const people = [
      await own.addCustomer(),
      await own.addCustomer(),
      await own.addCustomer({ role: "staff" }),
    ];
    proofs = [
      null,
      ...people.map(({ headers }) => headers.Authorization),
      `Bearer ${"x".repeat(43)}`,
      "Basic eDp5",
    ];
  });

  test("get no 5xx, no server internals, and no timeout", async () => {
    const report = await fuzz(own.backend, { requests: requests[name], seed: 20_261_121, proofs });
    expect(report.requests).toBeGreaterThanOrEqual(requests[name]);
    // Fuzzing that never gets past the first check proves little.
    const operations = Object.entries(report.statuses);
    const passed = operations.filter(([, statuses]) =>
      Object.keys(statuses).some((status) => Number(status) < 400 || status === "404" || status === "409"),
    );
    expect(passed.length / operations.length).toBeGreaterThan(0.9);
  });
});
