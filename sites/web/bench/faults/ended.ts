import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { both, start, type Scenario, type Site, NotHere, type Tried } from "./scenario.ts";
import { startWriters } from "./writers.ts";
import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";

const kill = async ({ process }: Site): Promise<void> => {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
};

export const killed: Scenario = {
  name: "SIGKILL under writes",
  on: both,
  async run({ store, rounds }) {
    let site = await start(store);
    const writers = startWriters(() => [site.url]);
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await writers.nextAcknowledged();
      await pause(Math.random() * 150);
      await kill(site);
      const from = performance.now();
      site = await start(store);
      await writers.nextAcknowledged();
      recoveries.push(performance.now() - from);
    }
    await writers.finish();
    await site.end();
    return { writers, recoveries, broken: [] };
  },
};

/**
 * Replaces two processes in turn, `rounds` times, while people write to both; the first two may be of an earlier
 * release.
 */
async function inTurn(store: TestStore, rounds: number, earlier?: string): Promise<Tried> {
  const sites = [await start(store, {}, earlier), await start(store, {}, earlier)];
  const writers = startWriters(() => sites.map(({ url }) => url));
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await writers.nextAcknowledged();
    await pause(Math.random() * 300);
    const from = performance.now();
    await sites[round % 2]?.end();
    sites[round % 2] = await start(store);
    recoveries.push(performance.now() - from);
    // Both releases serve at the same time for a while.
    await pause(1000);
  }
  await writers.finish();
  const broken = [
    ...(writers.broken() > 0 ? [`${writers.broken()} requests broke in the middle`] : []),
    ...(writers.refused() > 0 ? [`${writers.refused()} requests were refused`] : []),
  ];
  for (const site of sites) await site.end();
  return { writers, recoveries, broken };
}

export const rollingRestart: Scenario = {
  name: "SIGTERM, two processes in turn",
  on: ["PostgreSQL"],
  run: ({ store, rounds }) => inTurn(store, Math.min(rounds, 6)),
};

export const rollingUpgrade: Scenario = {
  name: "rolling upgrade of two processes",
  on: ["PostgreSQL"],
  run({ store, earlier }) {
    if (earlier === undefined) throw new NotHere("no earlier release was named by --from");
    return inTurn(store, 2, earlier);
  },
};
