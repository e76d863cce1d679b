import { setTimeout as pause } from "node:timers/promises";
import { pausableProxy } from "../../../../packages/backend/src/testing/pausable-proxy.ts";
import { takeDatabaseAway } from "../../../../packages/backend/src/testing/take-database-away.ts";
import { expectNotReady, onSite, type Scenario } from "./scenario.ts";

export const databaseStopped: Scenario = {
  name: "PostgreSQL stopped and back",
  on: ["PostgreSQL"],
  run: ({ store }) =>
    onSite(store, async (site, writers, broken) => {
      const giveBack = await takeDatabaseAway(store.databaseUrl ?? "");
      await pause(3000);
      await expectNotReady(site, broken);
      await giveBack();
      return [await writers.nextAcknowledged()];
    }),
};

export const databasePaused: Scenario = {
  name: "PostgreSQL paused for 15 s",
  on: ["PostgreSQL"],
  async run({ store }) {
    const proxy = await pausableProxy(store.databaseUrl ?? "");
    try {
      return await onSite({ ...store, databaseUrl: proxy.databaseUrl }, async (site, writers, broken) => {
        proxy.pause();
        await pause(15_000);
        await expectNotReady(site, broken);
        proxy.resume();
        return [await writers.nextAcknowledged()];
      });
    } finally {
      await proxy.close();
    }
  },
};
