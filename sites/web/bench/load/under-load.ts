import { spreadOf } from "../../../../packages/backend/bench/figures.ts";
import { print } from "../site-process.ts";
import { figureOf, type Processes } from "./processes.ts";
import { kinds, pathsOf, traffic, type Demand, type Figures, type Kind } from "./traffic.ts";

/** Concurrent visitors, and the promises to them. */
export interface Load {
  name: string;
  connections: number;
  /** Pause of each between two requests, ms. @default none */
  think?: number;
  /** The request rate as a multiple of the site's capacity. @default as many as possible */
  capacities?: number;
  /** Max 99th percentile of the response time, ms. */
  maxP99: number;
  /** Whether some requests must be refused, or none may be. @default either */
  shed?: "some" | "none";
  /** Max growth of memory; 1.3, for example. */
  maxGrowth?: number;
}

/** The usual requests of a shop's visitors: most pages are cached. */
export const defaultLoads: readonly Load[] = [
  { name: "within capacity", connections: 16, think: 100, maxP99: 250, shed: "none", maxGrowth: 1.3 },
  { name: "as much as there can be", connections: 200, maxP99: 500 },
];

/** The same where every page is rendered afresh, as after a change of all data. */
export const overload: readonly Load[] = [
  { name: "afresh, twice the capacity", connections: 200, capacities: 2, maxP99: 500, shed: "some" },
];

/** Connections that measure the capacity: the site is always busy, without a queue. */
const busyConnections = 4;

/** Sends each load for `ms` after a warm-up, and prints the results. Adds broken promises. */
export async function underLoad(
  site: Processes,
  loads: readonly Load[],
  duration: number,
  broken: string[],
): Promise<void> {
  const paths = await pathsOf(site.origin);
  const run = (ms: number, demand: Omit<Demand, "until">) =>
    traffic(site.origin, paths, { ...demand, until: performance.now() + ms });
  const warmUp = Math.min(10_000, duration);
  await run(warmUp, { connections: busyConnections });
  const capacity = (countOf(await run(warmUp, { connections: busyConnections })) / warmUp) * 1000;
  const rows: string[][] = [];
  for (const load of loads) {
    const { name, connections, think, capacities } = load;
    const before = await megabytes(site);
    const figures = await run(duration, {
      connections,
      ...(think === undefined ? {} : { think }),
      ...(capacities === undefined ? {} : { rate: capacities * capacity }),
    });
    const lag = Math.max(...(await site.figures("nodejs_eventloop_lag_p99_seconds"))) * 1000;
    const after = await megabytes(site);
    for (const kind of kinds) {
      const { taken, failed, shed } = figures[kind];
      const { p50, p99 } = spreadOf(taken);
      rows.push([
        `${name}, ${connections} connections`,
        kind,
        String(Math.round((taken.length / duration) * 1000)),
        `${p50.toFixed(0)} ms`,
        `${p99.toFixed(0)} ms`,
        String(shed),
        [...failed].map(([what, count]) => `${count} × ${what}`).join(", ") || "0",
        `${lag.toFixed(0)} ms`,
        `${before} → ${after} MB`,
      ]);
    }
    broken.push(...faultsOf(load, figures, after / before).map((fault) => `${name}: ${fault}`));
  }
  console.log(`${busyConnections} connections were answered ${Math.round(capacity)} times a second.`);
  print(
    ["load", "kind", "a second", "p50", "p99", "shed", "failed", "loop late, p99", "memory of all"],
    rows,
  );
}

/** Number of successful responses. */
const countOf = (figures: Record<Kind, Figures>): number =>
  kinds.reduce((total, kind) => total + figures[kind].taken.length, 0);

function faultsOf(load: Load, figures: Record<Kind, Figures>, growth: number): string[] {
  const { maxP99, maxGrowth = Infinity } = load;
  const shed = kinds.reduce((total, kind) => total + figures[kind].shed, 0);
  const faults = kinds.flatMap((kind) => {
    const { taken, failed } = figures[kind];
    const { p99 } = spreadOf(taken);
    return [
      ...(p99 > maxP99 ? [`p99 of ${kind} is ${p99.toFixed(0)} ms, more than ${maxP99}`] : []),
      ...[...failed].map(([what, count]) => `${count} times ${what} at ${kind}`),
    ];
  });
  if (load.shed === "none" && shed > 0) faults.push(`${shed} requests were shed`);
  if (load.shed === "some" && shed === 0) faults.push("nothing was shed");
  if (growth > maxGrowth) faults.push(`memory is ${growth.toFixed(2)} times what it was`);
  return faults;
}

const megabytes = async (site: Processes): Promise<number> =>
  Math.round((await figureOf(site, "process_resident_memory_bytes")) / 1e6);
