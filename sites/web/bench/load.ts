import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { bumpVersion, openDatabase } from "../../../packages/backend/src/database/index.ts";
import { spreadOf } from "../../../packages/backend/bench/figures.ts";
import { storeKinds, type TestStore } from "../../../packages/backend/src/testing/stores.ts";
import { hasProxy, startProcesses, type Processes } from "./load/processes.ts";
import { kinds, pathsOf, traffic } from "./load/traffic.ts";
import { print } from "./site-process.ts";

/** Connections and the pause of each between two requests, ms: visitors within capacity, and more than there is room for. */
const loads = [
  { name: "within capacity", connections: 16, think: 100, maxP99: 250 },
  { name: "overload", connections: 200, think: 0, maxP99: 500 },
] as const;
/** Of memory, from after the warm-up to the end of what is within capacity. */
const maxGrowth = 1.3;
/** CPU of a fresh request with all processes, against one. */
const maxCpuGrowth = 1.15;

/**
 * `pnpm bench load [--minutes 10] [--database postgres] [--processes 4]`: mixed traffic on the built site with the
 * demonstration, within capacity and above it. Prints times, what was shed, memory and event loop; with several
 * processes, which stand behind HAProxy on one PostgreSQL, also what a fresh request costs and how soon all show a
 * change. Ends with 1 where a promise was broken. Generator, database and site share this machine.
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
  try {
    // The one process seeds, and is measured alone first.
    const alone = processes > 1 ? await cpuAlone(store) : null;
    const site = await startProcesses(store, processes);
    try {
      await underLoad(site, (Number(values.minutes) * 60_000) / loads.length, broken);
      if (processes > 1) await changeIsSeen(store, site, broken);
    } finally {
      await site.end();
    }
    if (alone !== null) await compareCpu(store, processes, alone, broken);
  } finally {
    await store.dispose();
  }
  for (const line of broken) console.log(`BROKEN: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}

async function underLoad(site: Processes, duration: number, broken: string[]): Promise<void> {
  const paths = await pathsOf(site.origin);
  const run = (connections: number, think: number, ms: number) =>
    traffic(site.origin, paths, { connections, think, until: performance.now() + ms });
  await run(16, 0, Math.min(10_000, duration));
  const rows: string[][] = [];
  for (const { name, connections, think, maxP99 } of loads) {
    const before = await megabytes(site);
    const figures = await run(connections, think, duration);
    const lag = Math.max(...(await site.figures("nodejs_eventloop_lag_p99_seconds"))) * 1000;
    const after = await megabytes(site);
    let shed = 0;
    for (const kind of kinds) {
      const { taken, failed, ...more } = figures[kind];
      const { p50, p99 } = spreadOf(taken);
      shed += more.shed;
      rows.push([
        `${name}, ${connections} connections`,
        kind,
        String(Math.round((taken.length / duration) * 1000)),
        `${p50.toFixed(0)} ms`,
        `${p99.toFixed(0)} ms`,
        String(more.shed),
        [...failed].map(([what, count]) => `${count} × ${what}`).join(", ") || "0",
        `${lag.toFixed(0)} ms`,
        `${before} → ${after} MB`,
      ]);
      if (p99 > maxP99) broken.push(`${name}: p99 of ${kind} is ${p99.toFixed(0)} ms, more than ${maxP99}`);
      for (const [what, count] of failed) broken.push(`${name}: ${count} times ${what} at ${kind}`);
    }
    if (name === "within capacity") {
      if (shed > 0) broken.push(`${shed} requests were shed within capacity`);
      if (after > before * maxGrowth) broken.push(`memory grew from ${before} to ${after} MB`);
    }
  }
  print(
    ["load", "kind", "a second", "p50", "p99", "shed", "failed", "loop late, p99", "memory of all"],
    rows,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const megabytes = async (site: Processes): Promise<number> =>
  Math.round(sum(await site.figures("process_resident_memory_bytes")) / 1e6);

/** CPU of a page that is rendered afresh, ms, over all processes. */
async function cpuOfFresh(store: TestStore, processes: number): Promise<number> {
  const site = await startProcesses(store, processes, { PAGE_CACHE_MB: "0" });
  try {
    const paths = (await pathsOf(site.origin)).filter((path) => !path.includes("?"));
    const browse = async (ms: number) =>
      (await traffic(site.origin, paths, { connections: 8, think: 20, until: performance.now() + ms }))
        .browse;
    // Every process compiles what it runs often.
    await browse(5000 * processes);
    const before = sum(await site.figures("process_cpu_seconds_total"));
    const { taken } = await browse(10_000);
    return ((sum(await site.figures("process_cpu_seconds_total")) - before) * 1000) / taken.length;
  } finally {
    await site.end();
  }
}

const cpuAlone = (store: TestStore): Promise<number> => cpuOfFresh(store, 1);

async function compareCpu(
  store: TestStore,
  processes: number,
  alone: number,
  broken: string[],
): Promise<void> {
  const together = await cpuOfFresh(store, processes);
  console.log(
    `CPU for each page taken, with its share of other traffic: ${alone.toFixed(1)} ms with one process, ${together.toFixed(1)} ms with ${processes}.`,
  );
  if (together > alone * maxCpuGrowth)
    broken.push(
      `a fresh request costs ${(together / alone).toFixed(2)} times as much with ${processes} processes`,
    );
}

/** Changes the catalogue's version ten times, and measures until every process tells the new one. */
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
