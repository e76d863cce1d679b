import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { figureOf, startProcesses } from "./processes.ts";
import { pathsOf, traffic } from "./traffic.ts";

/** CPU of a fresh page with all processes, against one. */
const maxCpuGrowth = 1.15;

/**
 * Pages alone: forms leave mails behind, which cost more the later it is. And not as many as there can be: where
 * processes wait for the same core, what one has in its caches is lost to the other.
 */
const demand = { connections: 3, think: 50, only: "browse" } as const;

/** CPU of a page that is rendered afresh, ms, over all processes. */
export async function cpuOfFresh(store: TestStore, processes: number): Promise<number> {
  const site = await startProcesses(store, processes, { PAGE_CACHE_MB: "0" });
  try {
    const paths = (await pathsOf(site.origin)).filter((path) => !path.includes("?"));
    const browse = async (ms: number) =>
      (await traffic(site.origin, paths, { ...demand, until: performance.now() + ms })).browse;
    // Every process compiles what it runs often: before, four of them cost a third more than one.
    await traffic(site.origin, paths, {
      connections: 4,
      only: "browse",
      until: performance.now() + 15_000 * processes,
    });
    const before = await figureOf(site, "process_cpu_seconds_total");
    const { taken } = await browse(10_000);
    return (((await figureOf(site, "process_cpu_seconds_total")) - before) * 1000) / taken.length;
  } finally {
    await site.end();
  }
}

/** Compares the CPU of a fresh page with that of one process, ms. */
export async function compareCpu(
  store: TestStore,
  processes: number,
  alone: number,
  broken: string[],
): Promise<void> {
  const together = await cpuOfFresh(store, processes);
  console.log(
    `CPU of a fresh page: ${alone.toFixed(1)} ms with one process, ${together.toFixed(1)} ms with ${processes}.`,
  );
  if (together > alone * maxCpuGrowth)
    broken.push(
      `a fresh request costs ${(together / alone).toFixed(2)} times as much with ${processes} processes`,
    );
}
