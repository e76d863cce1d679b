import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { inFull, inMs, table } from "./figures.ts";
import { measureHttp, type HttpFigures, type Load } from "./search-http.ts";
import { queryKinds } from "./search-queries.ts";

const megabytes = (bytes: number): string => `${inFull(bytes / 1_048_576)} MB`;
const percent = (part: number, whole: number): string => `${inFull((part / whole) * 100)} %`;

/** Goals for search through HTTP, by number of products. Milliseconds, requests per second. */
const goals: Readonly<Record<number, { p50: number; p99: number; perSecond?: number }>> = {
  10_000: { p50: 2, p99: 8, perSecond: 2000 },
  100_000: { p50: 4, p99: 20 },
};

function httpTables(all: readonly HttpFigures[]): string {
  const heading = all.map(({ size }) => `${inFull(size)} products`);
  const row = (name: string, figure: (figures: HttpFigures) => string): string[] => [
    name,
    ...all.map(figure),
  ];
  const oneClient = table(
    ["Through HTTP, one client, p50 / p99 ms", ...heading],
    [
      ...queryKinds.map((kind) =>
        row(`${kind}, facets, fresh`, ({ byKind }) =>
          spread(byKind.find((entry) => entry.kind === kind)?.spread),
        ),
      ),
      row("all kinds, facets, fresh", ({ all: spreadOfAll }) => spread(spreadOfAll)),
      row("goal", ({ size }) => spread(goals[size])),
      row("all kinds, kept answer", ({ kept }) => spread(kept)),
      row("limit: empty Hono route", ({ empty }) => spread(empty)),
      row("limit: SELECT 1 in process", ({ selectMs }) => inMs(selectMs)),
      row("times the empty route (p50)", ({ all: { p50 }, empty }) => `${(p50 / empty.p50).toFixed(1)} x`),
    ],
  );
  const many = table(
    ["Through HTTP, 16 clients, requests/s", ...heading],
    [
      row("keyword, first page, fresh", ({ loads }) => perSecond(loads.fresh)),
      row("goal", ({ size }) => (goals[size]?.perSecond === undefined ? "-" : inFull(goals[size].perSecond))),
      row("with facets, fresh", ({ loads }) => perSecond(loads.freshWithFacets)),
      row("kept answer", ({ loads }) => perSecond(loads.kept)),
      row("limit: empty Hono route", ({ loads }) => perSecond(loads.empty)),
      row("fresh / limit", ({ loads }) => percent(loads.fresh.perSecond, loads.empty.perSecond)),
      row("kept / limit", ({ loads }) => percent(loads.kept.perSecond, loads.empty.perSecond)),
    ],
  );
  const processor = table(
    ["Processor time of the server per request, ms (and what one free core does)", ...heading],
    [
      row("keyword, first page, fresh", ({ loads }) => perCore(loads.fresh)),
      row("with facets, fresh", ({ loads }) => perCore(loads.freshWithFacets)),
      row("kept answer", ({ loads }) => perCore(loads.kept)),
      row("limit: empty Hono route", ({ loads }) => perCore(loads.empty)),
    ],
  );
  const server = table(
    ["The server", ...heading],
    [
      row("first start, seeding", ({ firstStartMs }) => `${inMs(firstStartMs)} ms`),
      row("next start to ready", ({ nextStartMs }) => `${inMs(nextStartMs)} ms`),
      row("of it processor", ({ nextStartCpuMs }) => `${inMs(nextStartCpuMs)} ms`),
      row("memory after the load", ({ residentBytes }) => megabytes(residentBytes)),
    ],
  );
  return [oneClient, many, processor, server].join("\n\n");
}

const perSecond = (load: Load): string => inFull(load.perSecond);
const perCore = ({ cpuMs }: Load): string => `${cpuMs.toFixed(2)} (${inFull(1000 / cpuMs)}/s)`;

function spread(figures: { p50: number; p99: number } | undefined): string {
  return figures ? `${inMs(figures.p50)} / ${inMs(figures.p99)}` : "-";
}

/**
 * `pnpm bench search [--sizes 1200,10000,100000] [--seconds 4]`: search and facets on generated catalogues through HTTP
 * on the loopback, beside the limits of the same machine in the same run.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      sizes: { type: "string", default: "1200,10000,100000" },
      seconds: { type: "string", default: "4" },
    },
  });
  const sizes = values.sizes.split(",").map(Number);
  const seconds = Number(values.seconds);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size > 0) || !(seconds > 0)) {
    throw new Error(
      "--sizes takes numbers of products such as 1200,10000 and --seconds how long each load lasts.",
    );
  }
  const started = performance.now();
  const http: HttpFigures[] = [];
  for (const size of sizes) {
    http.push(await measureHttp(size, seconds));
    console.log(`Measured with ${inFull(size)} products`);
  }
  console.log(`\n${httpTables(http)}\n`);
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores shared by server and clients, ${inFull((performance.now() - started) / 1000)} s in all.`,
  );
}
