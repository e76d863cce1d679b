import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { both, start, type Scenario, type Site } from "./scenario.ts";
import { startWriters } from "./writers.ts";

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
