/** A process of its own per size, so that memory is the index's alone: prints its figures as one line of JSON. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createSearchIndex } from "../src/search/index.ts";
import { spreadOf, type Spread } from "./figures.ts";
import { generateDocuments } from "./generate.ts";
import { benchQueries, type QueryKind } from "./search-queries.ts";

/** What one size gives. Milliseconds and bytes. */
export interface InProcessFigures {
  size: number;
  /** Wall clock of building, documents at hand; the processor's share of it beside. */
  buildMs: number;
  buildCpuMs: number;
  /** Growth of heap and array buffers by the index, after collecting garbage. */
  indexBytes: number;
  terms: number;
  postings: number;
  byKind: { kind: QueryKind; locale: string; spread: Spread; found: number }[];
}

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

function usedBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function measure(size: number): InProcessFigures {
  const documents = [...generateDocuments(size)];
  const bytesBefore = usedBytes();
  const started = performance.now();
  const cpu = process.cpuUsage();
  const index = createSearchIndex(documents);
  const buildMs = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  const indexBytes = usedBytes() - bytesBefore;
  const queries = benchQueries();
  const rounds = 40;
  const durations = queries.map((): number[] => []);
  // Round by round, as a mixed public asks, not each question until it is warm; the first rounds are not counted.
  for (let round = -10; round < rounds; round += 1) {
    queries.forEach(({ query }, at) => {
      const asked = performance.now();
      index.query(query);
      if (round >= 0) durations[at]!.push(performance.now() - asked);
    });
  }
  const groups = Map.groupBy(queries.keys(), (at) => `${queries[at]!.kind}|${queries[at]!.query.locale}`);
  return {
    size,
    buildMs,
    buildCpuMs: (user + system) / 1000,
    indexBytes,
    terms: index.statistics.terms,
    postings: index.statistics.postings,
    byKind: [...groups.values()].map((members) => {
      const { kind, query } = queries[members[0]!]!;
      const found = members.map((at) => index.query(queries[at]!.query).total);
      return {
        kind,
        locale: query.locale,
        spread: spreadOf(members.flatMap((at) => durations[at]!)),
        found: Math.max(...found),
      };
    }),
  };
}

process.stdout.write(`${JSON.stringify(measure(Number(process.argv[2])))}\n`);
