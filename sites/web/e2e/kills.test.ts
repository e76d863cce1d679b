/** @module-tag full */
import { afterEach, describe, expect, test } from "vitest";
import { isFullRun, storeKinds, type TestStore } from "../../../packages/backend/src/testing/stores.ts";
import { killed, rollingRestart } from "../bench/faults/ended.ts";
import type { Scenario } from "../bench/faults/scenario.ts";
import { compareStored } from "../bench/faults/writers.ts";

// Run with every change: `requests/kill.test.ts`, `requests/outage.test.ts`, `database/paused.test.ts`,
// `server/drain.test.ts`. Here the built site, as `pnpm bench faults` breaks it, a few times.
const rounds = isFullRun ? 5 : 1;
const stores: TestStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.dispose();
});

describe.each(storeKinds)("on $name", (kind) => {
  const faultsOf = async ({ run }: Scenario): Promise<string[]> => {
    const store = await kind.createEmpty();
    stores.push(store);
    const { writers, broken } = await run({ kind, store, rounds });
    const { lost, doubled, mailsGivenUp } = await compareStored(store, writers.acknowledged);
    return [
      ...broken,
      ...writers.failed,
      ...(writers.acknowledged.size > rounds ? [] : ["hardly anything was acknowledged"]),
      ...(lost + doubled + mailsGivenUp > 0
        ? [`${lost} lost, ${doubled} doubled, ${mailsGivenUp} mails given up`]
        : []),
    ];
  };

  test("the site loses nothing that it acknowledged when it is killed", async () => {
    expect(await faultsOf(killed)).toEqual([]);
  });

  test.runIf(rollingRestart.on.includes(kind.name))(
    "two processes that are replaced in turn lose no request",
    async () => {
      expect(await faultsOf(rollingRestart)).toEqual([]);
    },
  );
});
