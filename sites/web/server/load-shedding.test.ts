import { afterEach, expect, test } from "vitest";
import { shedding, type LoadShedding } from "./load-shedding.ts";

const begun: LoadShedding[] = [];
afterEach(() => {
  for (const { stop } of begun.splice(0)) stop();
});

/** A process whose event loop is delayed for a while, ms, with `requests` in progress. */
function lateBy(delay: number, { requests = 100, samples = 20, random = 0.5 } = {}): LoadShedding {
  let now = 0;
  const process = shedding({ delay: () => now, random: () => random });
  begun.push(process);
  for (let count = 0; count < requests; count += 1) process.admit();
  now = delay;
  for (let count = 0; count < samples; count += 1) process.sample();
  return process;
}
const takes = ({ admit }: LoadShedding): boolean => admit() !== null;

test("a process that keeps up takes everything", () => {
  expect(takes(lateBy(10))).toBe(true);
});

test("a process that is late takes nothing more", () => {
  expect(takes(lateBy(1000))).toBe(false);
});

test("a share is put off, which grows with the delay", () => {
  for (const [delay, share] of [
    [90, 0.25],
    [120, 0.5],
    [150, 0.75],
  ] as const) {
    expect(takes(lateBy(delay, { random: share - 0.02 })), `${delay} ms`).toBe(false);
    expect(takes(lateBy(delay, { random: share + 0.02 })), `${delay} ms`).toBe(true);
  }
});

test("one long task, and a slow machine with few visitors, cause no refusals", () => {
  expect(takes(lateBy(140, { samples: 1 }))).toBe(true);
  expect(takes(lateBy(1000, { requests: 20 }))).toBe(true);
});

test("requests that are answered at once count too, and make room when no more come", () => {
  const process = shedding({ delay: () => 1000, random: () => 0.5 });
  begun.push(process);
  const taken = () => {
    const leave = process.admit();
    leave?.();
    return leave !== null;
  };
  const many = () => Array.from({ length: 50 }, taken);
  many();
  for (let round = 0; round < 5; round += 1) {
    process.sample();
    if (round > 2) expect(many()).not.toContain(true);
    else many();
  }
  process.sample();
  process.sample();
  expect(taken()).toBe(true);
});

test("the delay of this process is measured", async () => {
  const process = shedding();
  begun.push(process);
  const leaves = Array.from({ length: 50 }, () => process.admit());
  const block = (ms: number): void => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 12));
  expect(leaves).not.toContain(null);
  // It samples by itself, every 100 ms; how much a late turn delays that depends on the machine.
  let refused = false;
  for (let count = 0; count < 40 && !refused; count += 1) {
    await turn();
    block(250);
    await turn();
    refused = Array.from({ length: 200 }, () => process.admit()).includes(null);
  }
  expect(refused).toBe(true);
});
