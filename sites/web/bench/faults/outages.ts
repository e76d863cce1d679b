import { setTimeout as pause } from "node:timers/promises";
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pausableProxy } from "../../../../packages/backend/src/testing/pausable-proxy.ts";
import { takeDatabaseAway } from "../../../../packages/backend/src/testing/take-database-away.ts";
import { expectNotReady, onSite, type Scenario, both, NotHere } from "./scenario.ts";
import { startMailSink } from "../../../../packages/backend/src/testing/mail-sink.ts";

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

export const mailServer: Scenario = {
  name: "mail server slow, hanging, refusing, gone",
  on: both,
  async run({ store }) {
    const sink = await startMailSink();
    try {
      return await onSite(
        store,
        async (_site, writers, broken) => {
          const phase = async (name: string): Promise<void> => {
            const before = writers.acknowledged.size;
            await pause(3000);
            if (writers.acknowledged.size - before < 10)
              broken.push(`forms are held up: mail server ${name}`);
          };
          sink.behave({ delay: 1500 });
          await phase("slow");
          sink.behave({ putOff: 1 });
          await phase("refusing");
          sink.behave({ delay: 60_000 });
          await phase("hanging");
          await sink.stop();
          await phase("gone");
          await sink.start();
          sink.behave({});
          const [from, before] = [performance.now(), sink.received.length];
          while (sink.received.length === before) {
            if (performance.now() - from > 120_000) {
              broken.push("no mail has been sent two minutes after the mail server was back");
              break;
            }
            await pause(50);
          }
          return [performance.now() - from];
        },
        { SMTP_URL: `${sink.url}?from=shop@example.com` },
      );
    } finally {
      await sink.stop();
    }
  },
};

export const clockJumps: Scenario = {
  name: "clock jumps a day ahead, an hour back",
  on: both,
  async run({ store }) {
    const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
    if (library === undefined) throw new NotHere("there is no libfaketime (Debian: faketime)");
    const clock = join(store.dataDir, "..", `faketime-${Date.now()}`);
    await writeFile(clock, "+0");
    return onSite(
      store,
      async (_site, writers) => {
        const recoveries = [];
        for (const offset of ["+1d", "-1h", "+0"]) {
          await writeFile(clock, offset);
          recoveries.push(await writers.nextAcknowledged());
          await pause(2000);
        }
        return recoveries;
      },
      {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      },
    );
  },
};
