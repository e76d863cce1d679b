import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { testBackend } from "../src/testing/backend.ts";
import { addCustomer } from "../src/testing/customers.ts";
import { fuzz } from "../src/testing/fuzz/fuzz.ts";
import { storeKinds } from "../src/testing/stores.ts";
import { inFull, table } from "./figures.ts";

/**
 * `pnpm bench fuzz`: sends generated requests to every endpoint of the OpenAPI document, on every available database
 * (PostgreSQL if `TEST_DATABASE_URL` names a server), and stops at the first answer that is a 5xx, exposes server
 * internals or does not arrive. Prints the seed, so that a finding can be reproduced.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      requests: { type: "string", default: "200000" },
      seed: { type: "string", default: String(randomInt(2 ** 31)) },
    },
  });
  console.log(`seed ${values.seed}`);
  for (const { name, create } of storeKinds) {
    const store = await create();
    const backend = await testBackend(store);
    try {
      const people = [
        await addCustomer(store),
        await addCustomer(store),
        await addCustomer(store, { role: "staff" }),
      ];
      const started = performance.now();
      const report = await fuzz(backend, {
        requests: Number(values.requests),
        seed: Number(values.seed),
        proofs: [null, `Bearer ${"x".repeat(43)}`, ...people.map(({ headers }) => headers.Authorization)],
      });
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `${name}: ${inFull(report.requests)} requests in ${seconds.toFixed(0)} s, none a 5xx; the slowest took ${report.slowest.ms} ms (${report.slowest.operation})`,
      );
      console.log(
        table(
          ["Operation", "answers by status"],
          Object.entries(report.statuses).map(([operation, statuses]) => [
            operation,
            Object.entries(statuses)
              .map(([status, count]) => `${status}: ${inFull(count)}`)
              .join(", "),
          ]),
        ),
      );
    } finally {
      await backend.close();
      await store.dispose();
    }
  }
}
