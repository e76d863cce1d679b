import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fork } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { spreadOf, type Spread } from "./figures.ts";
import { addressOf, benchQueries, queryKinds, type QueryKind } from "./search-queries.ts";
import type { ServerFigures, ServerUsage } from "./search-server.ts";

/**
 * Requests per second, and the server's processor time for one: the latter shows what it can do on a dedicated core.
 */
export interface Load {
  perSecond: number;
  cpuMs: number;
}

/** Figures of one catalogue size through HTTP. Milliseconds, bytes, requests per second. */
export interface HttpFigures {
  size: number;
  firstStartMs: number;
  nextStartMs: number;
  nextStartCpuMs: number;
  residentBytes: number;
  /** One client, every answer uncached, with facets. */
  byKind: { kind: QueryKind; spread: Spread }[];
  all: Spread;
  /** One client, answers cached by the server. */
  kept: Spread;
  /** 16 clients: uncached without and with facets, cached, and the empty route of the same server. */
  loads: { fresh: Load; freshWithFacets: Load; kept: Load; empty: Load };
  empty: Spread;
  selectMs: number;
}

const clients = 16;

/** Time until the last byte of an answer; throws if it is not successful. */
function ask(agent: Agent, port: number, path: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, host: "127.0.0.1", port, path }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${path} was answered with ${response.statusCode}.`));
      });
    }).on("error", reject);
  });
}

async function load(server: ServerProcess, port: number, seconds: number, path: () => string): Promise<Load> {
  const before = await server.usage();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clients,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} requests failed.`);
  }
  const after = await server.usage();
  return { perSecond: result.requests.average, cpuMs: (after.cpuMs - before.cpuMs) / result.requests.total };
}

/** Seeds a backend of this size, restarts it without seeding, and measures it. */
export async function measureHttp(size: number, seconds: number): Promise<HttpFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  try {
    const first = await startServer(size, dataDir);
    await first.stop();
    const server = await startServer(size, dataDir);
    try {
      const asked = await askOneByOne(server.figures);
      const loads = await askTogether(server, seconds);
      const { residentBytes } = await server.usage();
      const { readyMs, readyCpuMs, selectMs } = server.figures;
      return {
        size,
        firstStartMs: first.figures.readyMs,
        nextStartMs: readyMs,
        nextStartCpuMs: readyCpuMs,
        residentBytes,
        ...asked,
        loads,
        selectMs,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

let mark = 0;
const nextMark = (): number => (mark += 1);

async function askOneByOne({
  port,
  emptyPort,
}: ServerFigures): Promise<Pick<HttpFigures, "byKind" | "all" | "kept" | "empty">> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const queries = benchQueries();
  const durations = new Map<QueryKind, number[]>(queryKinds.map((kind) => [kind, []]));
  const kept: number[] = [];
  const empty: number[] = [];
  for (let round = -3; round < 12; round += 1) {
    for (const query of queries) {
      const fresh = await ask(agent, port, addressOf(query, "simple-filter", nextMark()));
      const again = await ask(agent, port, addressOf(query, "simple-filter"));
      const nothing = await ask(agent, emptyPort, "/");
      if (round < 0) continue;
      durations.get(query.kind)?.push(fresh);
      kept.push(again);
      empty.push(nothing);
    }
  }
  agent.destroy();
  return {
    byKind: [...durations].map(([kind, list]) => ({ kind, spread: spreadOf(list) })),
    all: spreadOf([...durations.values()].flat()),
    kept: spreadOf(kept),
    empty: spreadOf(empty),
  };
}

async function askTogether(server: ServerProcess, seconds: number): Promise<HttpFigures["loads"]> {
  const { port, emptyPort } = server.figures;
  const queries = benchQueries().filter(({ query }) => query.keyword !== undefined);
  let turn = 0;
  const next = () => queries[(turn += 1) % queries.length]!;
  const fresh = (endpoint: "filter" | "simple-filter") => () => addressOf(next(), endpoint, nextMark());
  await load(server, port, 1, fresh("filter"));
  return {
    empty: await load(server, emptyPort, seconds, () => "/"),
    fresh: await load(server, port, seconds, fresh("filter")),
    freshWithFacets: await load(server, port, seconds, fresh("simple-filter")),
    kept: await load(server, port, seconds, () => addressOf(next(), "filter")),
  };
}

/** A running search server in a separate process. */
interface ServerProcess {
  figures: ServerFigures;
  usage(): Promise<ServerUsage>;
  stop(): Promise<void>;
}

/** Starts a server with this many products on a data folder; the first start on a folder seeds it. */
async function startServer(size: number, dataDir: string): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, "search-server.ts"), [String(size), dataDir]);
  const outcome = await Promise.race([once(child, "message"), once(child, "exit")]);
  const figures: ServerFigures | number | null = outcome[0];
  if (figures === null || typeof figures === "number") {
    throw new Error(`The server for ${size} products ended before it was ready; the reason stands above.`);
  }
  return {
    figures,
    async usage() {
      const told = once(child, "message");
      child.send("usage");
      const usage: ServerUsage = (await told)[0];
      return usage;
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
