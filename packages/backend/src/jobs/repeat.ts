import { setTimeout as pause } from "node:timers/promises";

/**
 * Does a task again and again: first after `first` ms, then each time `every` ms after it has ended. The task handles
 * its own errors, and may ask whether it is to stop. The returned function stops it and resolves when nothing is under
 * way.
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
