import { setTimeout as pause } from "node:timers/promises";

/**
 * Repeats a task: first after `first` ms, then `every` ms after each end. The task handles its own errors, and may
 * check whether it should stop. The returned function stops it and resolves when nothing is running.
 */
export function repeat(
  task: (isStopped: () => boolean) => Promise<unknown>,
  every: number,
  first = every,
): () => Promise<void> {
  const stop = new AbortController();
  const running = (async () => {
    for (let wait = first; ; wait = every) {
      const rested = await pause(wait, true, { signal: stop.signal, ref: false }).catch(() => false);
      if (!rested) return;
      await task(() => stop.signal.aborted);
    }
  })();
  return () => {
    stop.abort();
    return running;
  };
}
