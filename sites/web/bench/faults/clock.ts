import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { both, NotHere, onSite, type Scenario } from "./scenario.ts";

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
