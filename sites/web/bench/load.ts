import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { storeKinds, type TestStore } from "../../../packages/backend/src/testing/stores.ts";
import { compareCpu } from "./load/cpu.ts";
import { hasProxy, startProcesses, type Processes } from "./load/processes.ts";
import { overload, underLoad, defaultLoads } from "./load/under-load.ts";
import { spreadOf } from "../../../packages/backend/bench/figures.ts";
import { bumpVersion, openDatabase } from "../../../packages/backend/src/database/index.ts";

/**
 * `pnpm bench load [--minutes 10] [--database postgres] [--processes 4]`: mixed traffic on the built site with the
 * demonstration, within capacity and at twice its capacity. Prints response times, refusals, memory and event-loop
 * delay; with several processes, which are behind HAProxy on one PostgreSQL, also the CPU cost of a fresh page and how
 * soon all of them show a change. Exits with 1 where a promise was broken. Generator, database and site share this
 * machine.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      minutes: { type: "string", default: "10" },
      database: { type: "string", default: "sqlite" },
      processes: { type: "string", default: "1" },
    },
  });
  const processes = Number(values.processes);
  const wanted = processes > 1 || values.database.startsWith("postgres") ? "PostgreSQL" : "SQLite";
  const kind = storeKinds.find(({ name }) => name === wanted);
  if (!kind) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL on which databases may be created.");
  if (processes > 1 && !hasProxy()) throw new Error("Several processes need HAProxy (Debian: haproxy).");
  const store = await kind.createEmpty();
  const broken: string[] = [];
  const duration = (Number(values.minutes) * 60_000) / (defaultLoads.length + overload.length);
  try {
    await onSite(store, processes, {}, async (site) => {
      await underLoad(site, defaultLoads, duration, broken);
      if (processes > 1) await changeIsSeen(store, site, broken);
    });
    await onSite(store, processes, { PAGE_CACHE_MB: "0" }, (site) =>
      underLoad(site, overload, duration, broken),
    );
    if (processes > 1) await compareCpu(store, processes, broken);
  } finally {
    await store.dispose();
  }
  for (const line of broken) console.log(`BROKEN: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}

async function onSite(
  store: TestStore,
  processes: number,
  more: Record<string, string>,
  work: (site: Processes) => Promise<void>,
): Promise<void> {
  const site = await startProcesses(store, processes, more);
  try {
    await work(site);
  } finally {
    await site.end();
  }
}

/** Changes the catalogue's version ten times, and measures until every process reports the new one. */
async function changeIsSeen(store: TestStore, site: Processes, broken: string[]): Promise<void> {
  const database = await openDatabase(store);
  const times: number[] = [];
  const versions = () => site.figures("preforma_catalogue_version");
  for (let change = 0; change < 10; change += 1) {
    await pause(500);
    const before = Math.max(...(await versions()));
    await database.db.transaction().execute((transaction) => bumpVersion(transaction, "settings"));
    const from = performance.now();
    while ((await versions()).some((version) => version <= before) && performance.now() - from < 10_000)
      await pause(10);
    times.push(performance.now() - from);
  }
  await database.close();
  const { p50, p99 } = spreadOf(times);
  console.log(
    `A change is seen by all ${site.count} processes after ${p50.toFixed(0)} ms (at most ${p99.toFixed(0)} ms).`,
  );
  if (p99 > 1000) broken.push(`a change was seen everywhere after ${p99.toFixed(0)} ms only`);
}
