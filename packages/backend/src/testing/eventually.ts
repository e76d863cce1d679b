import { setTimeout as pause } from "node:timers/promises";

/** Waits until something holds, or fails after so many ms with what it was about. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = 10_000,
): Promise<void> {
  const until = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Not within ${within} ms: ${what}`);
    await pause(5);
  }
}
