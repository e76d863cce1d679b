import { hash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** Time of the work below on an idle reference machine, ms. */
const REFERENCE_MS = 40;
/** Beyond this a machine is not slow but stuck, and a test should fail. */
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
 * The slowness of this machine relative to an idle reference machine: at least 1. Test timeouts are multiplied by it,
 * so that a slow or busy machine gets enough time. No test judges speed by it. Measured once per run: child processes
 * read it from `TEST_TIME_FACTOR`.
 */
export const timeFactor = Number(process.env.TEST_TIME_FACTOR) || measuredFactor();
process.env.TEST_TIME_FACTOR = String(timeFactor);

/**
 * Whether everything runs (`pnpm test --full`), not just the sample for each change. Child processes read it from
 * `TEST_FULL`.
 */
export const isFullRun = process.env.TEST_FULL === "1" || process.argv.includes("--full");
if (isFullRun) process.env.TEST_FULL = "1";

/** Every `step`th case, from the `first` on; all of them with `pnpm test --full`. */
export function sample<T>(cases: readonly T[], step: number, first = 0): T[] {
  return cases.filter((_, index) => isFullRun || index % step === first);
}
