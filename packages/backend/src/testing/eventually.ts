import { setTimeout as pause } from "node:timers/promises";

/** Longer than anything takes on a slow and busy machine, ms: only a condition that never holds reaches it. */
const timeout = 120_000;

/** Waits until a condition holds, or fails with its description. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const until = Date.now() + timeout;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Not within ${timeout} ms: ${what}`);
    await pause(5);
  }
}
