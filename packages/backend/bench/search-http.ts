import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { spreadOf, type Spread } from "./figures.ts";
import { addressOf, benchQueries, queryKinds, type QueryKind } from "./search-queries.ts";
import type { ServerFigures } from "./search-server.ts";

/** What one size gives through HTTP. Milliseconds, bytes, requests per second. */
export interface HttpFigures {
  size: number;
  firstStartMs: number;
  nextStartMs: number;
  residentBytes: number;
  /** One client, every answer made anew, with facets. */
  byKind: { kind: QueryKind; spread: Spread }[];
  all: Spread;
  /** One client, answers kept by the server. */
  kept: Spread;
  /** 16 clients: made anew without and with facets, kept, and the empty route of the same server. */
  perSecond: { fresh: number; freshWithFacets: number; kept: number; empty: number };
  empty: Spread;
  selectMs: number;
}

const clients = 16;

async function start(
  size: number,
  dataDir: string,
): Promise<{ child: ChildProcess; figures: ServerFigures }> {
  const child = fork(join(import.meta.dirname, "search-server.ts"), [String(size), dataDir]);
  const outcome = await Promise.race([once(child, "message"), once(child, "exit")]);
  const figures: ServerFigures | number | null = outcome[0];
  if (figures === null || typeof figures === "number")
    throw new Error(`The server for ${size} products ended before it was ready; the reason stands above.`);
  return { child, figures };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
}

/** Time until the last byte of an answer; throws where it is no success. */
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

async function throughput(port: number, seconds: number, path: () => string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clients,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} requests failed.`);
  return result.requests.average;
}

/** Seeds a backend of this size, starts it once more as on any other day, and asks it. */
export async function measureHttp(size: number, seconds: number): Promise<HttpFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  try {
    const first = await start(size, dataDir);
    await stop(first.child);
    const { child, figures } = await start(size, dataDir);
    try {
      const asked = await askOneByOne(figures);
      const perSecond = await askTogether(figures, seconds);
      const told = once(child, "message");
      child.send("memory");
      const answer: { residentBytes: number } = (await told)[0];
      return {
        size,
        firstStartMs: first.figures.readyMs,
        nextStartMs: figures.readyMs,
        residentBytes: answer.residentBytes,
        ...asked,
        perSecond,
        selectMs: figures.selectMs,
      };
    } finally {
      await stop(child);
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

async function askTogether(
  { port, emptyPort }: ServerFigures,
  seconds: number,
): Promise<HttpFigures["perSecond"]> {
  const queries = benchQueries().filter(({ query }) => query.keyword !== undefined);
  let turn = 0;
  const next = () => queries[(turn += 1) % queries.length]!;
  await throughput(port, 1, () => addressOf(next(), "filter", nextMark()));
  return {
    empty: await throughput(emptyPort, seconds, () => "/"),
    fresh: await throughput(port, seconds, () => addressOf(next(), "filter", nextMark())),
    freshWithFacets: await throughput(port, seconds, () => addressOf(next(), "simple-filter", nextMark())),
    kept: await throughput(port, seconds, () => addressOf(next(), "filter")),
  };
}
