import { hash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** What the work below takes on an idle machine of today, ms. */
const REFERENCE_MS = 40;
/** Beyond this a machine is not slow but stuck, and a test should say so. */
const MAX_FACTOR = 5;

function fixedWorkMs(): number {
  const block = Buffer.alloc(1 << 20, 7);
  const started = performance.now();
  for (let round = 0; round < 64; round += 1) hash("sha256", block);
  return performance.now() - started;
}

function measuredFactor(): number {
  const slowness = Math.min(fixedWorkMs(), fixedWorkMs(), fixedWorkMs()) / REFERENCE_MS;
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MAX_FACTOR, Math.max(1, slowness) * Math.max(1, crowd));
}

/**
 * How much more time this machine needs than an idle one of today: at least 1. Time-outs of tests are multiplied by it,
 * so that a slow or busy machine gets the time that it needs. No test judges speed by it. Measured once for a run: the
 * processes that it starts read it from `TEST_TIME_FACTOR`.
 */
export const timeFactor = Number(process.env.TEST_TIME_FACTOR) || measuredFactor();
process.env.TEST_TIME_FACTOR = String(timeFactor);

/**
 * Whether everything runs (`pnpm test --full`), and not the sample that is enough for each change. The processes that it
 * starts read it from `TEST_FULL`.
 */
export const isFullRun = process.env.TEST_FULL === "1" || process.argv.includes("--full");
if (isFullRun) process.env.TEST_FULL = "1";

/** Every `step`th of some cases, from the `first` on; all of them with `pnpm test --full`. */
export function sample<T>(cases: readonly T[], step: number, first = 0): T[] {
  return cases.filter((_, index) => isFullRun || index % step === first);
}
