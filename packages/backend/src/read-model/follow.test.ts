import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { follow, shareOfTime } from "./follow.ts";

/** A subject whose loads finish on the test's command. */
function subject(over: { rest?: () => number } = {}) {
  let held = 0;
  let database = 0;
  let running = 0;
  const loads: number[] = [];
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  const follower = follow({
    held: () => held,
    async load() {
      expect(++running).toBe(1);
      const read = database;
      await new Promise<void>((resolve) => ends.push(resolve));
      running--;
      if (read < 0) throw new Error("no database");
      held = read;
      loads.push(read);
    },
    changed() {},
    failed: (error) => failures.push(error),
    ...over,
  });
  return {
    follower,
    loads,
    failures,
    write: (version: number): void => void (database = version),
    finish: async (): Promise<void> => {
      ends.shift()?.();
      await pause(1);
    },
  };
}

test("a version that arrives during a load is loaded right after it", async () => {
  const { follower, loads, write, finish } = subject();
  write(1);
  follower.seen(1);
  // The load has read version 1 already.
  write(2);
  follower.seen(2);
  await finish();
  await finish();
  expect(loads).toEqual([1, 2]);
  await follower.close();
});

test("a load that finds a newer version than reported uses it", async () => {
  const { follower, loads, write, finish } = subject();
  write(5);
  follower.seen(3);
  await finish();
  follower.seen(5);
  await finish();
  expect(loads).toEqual([5]);
  await follower.close();
});

test("a database that was reset to an older version is followed too", async () => {
  const { follower, loads, write, finish } = subject();
  write(7);
  follower.seen(7);
  await finish();
  write(4);
  follower.seen(4);
  await finish();
  expect(loads).toEqual([7, 4]);
  await follower.close();
});

test("after a failure the next poll retries", async () => {
  const { follower, loads, failures, write, finish } = subject();
  write(-1);
  follower.seen(1);
  await finish();
  expect(failures).toHaveLength(1);
  write(1);
  follower.seen(1);
  await finish();
  expect(loads).toEqual([1]);
  await follower.close();
});

test("closing ends a rest without loading", async () => {
  const { follower, loads, write } = subject({ rest: () => 60_000 });
  write(1);
  follower.seen(1);
  await follower.close();
  expect(loads).toEqual([]);
});

test("single loads need no rest, successive ones get no more than their share", () => {
  const share = shareOfTime(2000);
  share.spent(100);
  expect(share.rest()).toBe(0);
  for (let load = 0; load < 20; load++) share.spent(100);
  // 21 loads of 100 ms need 6300 ms of rest, of which 2000 are waived.
  expect(share.rest()).toBeGreaterThan(4200);
  expect(share.rest()).toBeLessThanOrEqual(4300);
  share.spent(60_000);
  expect(share.rest()).toBe(10_000);
});
