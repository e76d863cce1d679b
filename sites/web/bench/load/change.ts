import { setTimeout as pause } from "node:timers/promises";
import { spreadOf } from "../../../../packages/backend/bench/figures.ts";
import { bumpVersion, openDatabase } from "../../../../packages/backend/src/database/index.ts";
import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import type { Processes } from "./processes.ts";

/** Changes the catalogue's version ten times, and measures until every process tells the new one. */
export async function changeIsSeen(store: TestStore, site: Processes, broken: string[]): Promise<void> {
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
