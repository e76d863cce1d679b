import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { kinds, pathsOf, traffic, type Figures } from "../bench/load/traffic.ts";
import { startSite, type StartedSite } from "./start-site.ts";

// `pnpm bench load` for a few seconds. Only the benchmark measures what depends on a machine's speed.
let site: StartedSite;
let paths: string[];
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1", PAGE_CACHE_MB: "0" }, inject("seeded"));
  paths = (await pathsOf(site.origin)).slice(0, 6);
});
afterAll(() => site.stop());

const sum = (figures: Record<string, Figures>, of: (one: Figures) => number): number =>
  kinds.reduce((total, kind) => total + of(figures[kind]!), 0);
const failures = (figures: Record<string, Figures>): string[] =>
  kinds.flatMap((kind) =>
    [...figures[kind]!.failed].map(([what, count]) => `${kind}: ${count} times ${what}`),
  );

test("a few visitors are all served", async () => {
  const figures = await traffic(site.origin, paths, {
    connections: 3,
    think: 100,
    until: performance.now() + 2500,
  });
  expect(failures(figures)).toEqual([]);
  expect(sum(figures, ({ shed }) => shed)).toBe(0);
  expect(sum(figures, ({ taken }) => taken.length)).toBeGreaterThan(20);
});

test("under overload some requests are asked to retry, none is lost, and health and sign-in are always answered", async () => {
  const until = performance.now() + 4000;
  const spared: number[] = [];
  const ask = async (): Promise<void> => {
    while (performance.now() < until)
      for (const path of ["/healthz", "/api/auth/csrf"]) {
        const answer = await fetch(site.origin + path);
        await answer.arrayBuffer();
        spared.push(answer.status);
      }
  };
  const [figures] = await Promise.all([
    traffic(site.origin, paths, { connections: 200, think: 0, until }),
    ask(),
  ]);
  expect(failures(figures)).toEqual([]);
  expect(sum(figures, ({ shed }) => shed)).toBeGreaterThan(0);
  for (const kind of kinds) expect(figures[kind].taken.length, kind).toBeGreaterThan(0);
  expect(spared.length).toBeGreaterThan(3);
  expect(new Set(spared)).toEqual(new Set([200]));
});

test("afterwards everybody is served again", async () => {
  await expect.poll(async () => (await fetch(`${site.origin}/urun`)).status).toBe(200);
});
