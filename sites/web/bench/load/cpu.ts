import type { TestStore } from "../../../../packages/backend/src/testing/stores.ts";
import { figureOf, startProcesses, type Processes } from "./processes.ts";
import { pathsOf, traffic } from "./traffic.ts";

/** CPU of a fresh page with all processes, relative to one. */
const maxCpuGrowth = 1.15;

/** CPU time of each process before it is measured, seconds. */
const warmSeconds = 40;

/** A machine's speed varies from minute to minute: one process and all of them alternate this often. */
const rounds = 6;

/**
 * Pages only: forms leave mails behind, whose cost grows with time. And sequentially: one process cannot render two at
 * once, and two that do slow each other down on cores that share their caches.
 */
const demand = { connections: 1, only: "browse" } as const;

/**
 * Compares the CPU cost of a fresh page when the proxy spreads requests over all processes with that when one gets them
 * all. The others run in both cases, so that a process's background work counts in both.
 */
export async function compareCpu(store: TestStore, processes: number, broken: string[]): Promise<void> {
  const site = await startProcesses(store, processes, { PAGE_CACHE_MB: "0" });
  try {
    const paths = (await pathsOf(site.origin)).filter((path) => !path.includes("?"));
    await warmUp(site, paths);
    const cost = async (origin: string) => {
      const before = await figureOf(site, "process_cpu_seconds_total");
      const { browse } = await traffic(origin, paths, { ...demand, until: performance.now() + 5000 });
      return (((await figureOf(site, "process_cpu_seconds_total")) - before) * 1000) / browse.taken.length;
    };
    const turns: { one: number; all: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({
        one: await cost(site.origins[round % processes] ?? site.origin),
        all: await cost(site.origin),
      });
    const ratio = median(turns.map(({ one, all }) => all / one));
    console.log(
      `CPU of a fresh page: ${median(turns.map(({ one }) => one)).toFixed(1)} ms by one process, ` +
        `${median(turns.map(({ all }) => all)).toFixed(1)} ms by ${processes}; ${ratio.toFixed(2)} times as much.`,
    );
    if (ratio > maxCpuGrowth)
      broken.push(`a fresh request costs ${ratio.toFixed(2)} times as much with ${processes} processes`);
  } finally {
    await site.end();
  }
}

/** Requests pages until each process has compiled its hot code. */
async function warmUp(site: Processes, paths: readonly string[]): Promise<void> {
  const isCold = async () =>
    (await site.figures("process_cpu_seconds_total")).some((seconds) => seconds < warmSeconds);
  while (await isCold())
    await traffic(site.origin, paths, {
      connections: 4,
      only: "browse",
      until: performance.now() + 2000,
    });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
