import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test, vi } from "vitest";
import { BoundedCounter } from "./bounded-counter.ts";

const limit = { points: 2, duration: 600 };
const isCounted = async (counter: BoundedCounter, client: string): Promise<boolean> =>
  (await counter.get(client)) !== null;

test("S8: a counter remembers no more clients than its bound, and forgets the least recent", async () => {
  const counter = new BoundedCounter(limit, 3);
  for (const client of ["a", "b", "c", "a", "d"]) await counter.consume(client);
  expect(await isCounted(counter, "b")).toBe(false);
  for (const client of ["a", "c", "d"]) expect(await isCounted(counter, client)).toBe(true);
});

test("S8: a client that keeps sending requests is refused, however many others come", async () => {
  const counter = new BoundedCounter(limit, 3);
  await counter.consume("greedy");
  await counter.consume("greedy");
  for (let other = 0; other < 20; other++) {
    await counter.consume(`other ${other}`);
    await expect(counter.consume("greedy")).rejects.toMatchObject({ remainingPoints: 0 });
  }
});

test("a counter allocates memory only as clients come: a backend has dozens, mostly almost empty", async () => {
  // More entries than can be allocated.
  const counter = new BoundedCounter(limit, 2 ** 40);
  await counter.consume("first");
  expect(await isCounted(counter, "first")).toBe(true);
});

test("a counter retains nothing of the request that it counts", async () => {
  const requests = new AsyncLocalStorage<string>();
  const counter = new BoundedCounter(limit);
  const kept: (string | undefined)[] = [];
  const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation(((): object => {
    kept.push(requests.getStore());
    return { unref: () => {} };
  }) as unknown as typeof setTimeout);
  try {
    await requests.run("request", () => counter.consume("somebody"));
  } finally {
    timers.mockRestore();
  }
  expect(kept).toEqual([undefined]);
});
