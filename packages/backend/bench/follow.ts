import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { upsertProducts } from "../src/catalogue/store.ts";
import { openDatabase } from "../src/database/index.ts";
import { product, texts } from "../src/testing/records.ts";
import { storeKinds } from "../src/testing/stores.ts";
import { inFull, inMs, spreadOf, table } from "./figures.ts";
import type { Shown } from "./follow-server.ts";
import { generateCategories } from "./generate.ts";

/** Unmeasured changes at the start, so that the code is compiled. */
const warmUps = 3;

const told = async (child: ChildProcess): Promise<Shown> => {
  const [outcome]: (Shown | number | null)[] = await Promise.race([
    once(child, "message"),
    once(child, "exit"),
  ]);
  if (typeof outcome !== "object" || outcome === null)
    throw new Error("A server ended; the reason stands above.");
  return outcome;
};

/**
 * Imports one row after another and returns, for each row and process, the time from commit to visible and the
 * processor time.
 */
async function measure(size: number, processes: number, changes: number): Promise<Shown[]> {
  const postgres = storeKinds.find(({ name }) => name === "PostgreSQL");
  if (!postgres) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL on which databases may be created.");
  const store = await postgres.create();
  const folders: string[] = [];
  const children: ChildProcess[] = [];
  const database = await openDatabase(store);
  try {
    for (let count = 0; count < processes; count += 1) {
      const folder = await mkdtemp(join(tmpdir(), "preforma-bench-"));
      folders.push(folder);
      const file = join(import.meta.dirname, "follow-server.ts");
      const child = fork(file, [String(size), folder, store.databaseUrl ?? ""]);
      children.push(child);
      await told(child);
    }
    const categoryKey = generateCategories().at(-1)?.key ?? "";
    const found: Shown[] = [];
    for (let change = 0; change < warmUps + changes; change += 1) {
      // Time for the rest after a load, and for warming up the next searches.
      await pause(4000);
      const code = `QUOKKA${change}`;
      const shown = Promise.all(children.map((child) => told(child)));
      for (const child of children) child.send(code);
      await upsertProducts(database.db, [product(code, { categoryKey, texts: texts(code) })]);
      const committed = performance.timeOrigin + performance.now();
      for (const { at, cpuMs } of await shown)
        if (change >= warmUps) found.push({ at: at - committed, cpuMs });
    }
    return found;
  } finally {
    for (const child of children) {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    }
    await database.close();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    await store.dispose();
  }
}

/**
 * `pnpm bench follow [--sizes 1800,10000] [--processes 2,4] [--changes 10]`: how long after its commit an imported row
 * is found by each of several processes on one PostgreSQL (`TEST_DATABASE_URL`).
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      sizes: { type: "string", default: "1800,10000" },
      processes: { type: "string", default: "2,4" },
      changes: { type: "string", default: "10" },
    },
  });
  const rows: string[][] = [];
  for (const size of values.sizes.split(",").map(Number)) {
    for (const processes of values.processes.split(",").map(Number)) {
      const shown = await measure(size, processes, Number(values.changes));
      const after = shown.map(({ at }) => at);
      const { p50, p99 } = spreadOf(after);
      const cpu = spreadOf(shown.map(({ cpuMs }) => cpuMs));
      rows.push([inFull(size), inFull(processes), ...[p50, p99, cpu.p50].map((ms) => `${inMs(ms)} ms`)]);
    }
  }
  console.log(table(["Products", "processes", "shown after, p50", "p99", "processor time each"], rows));
}
