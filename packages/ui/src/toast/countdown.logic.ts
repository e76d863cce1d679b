/** Time that runs down, and stands still while somebody reads. */
export interface Countdown {
  /** Runs on from where it stood. */
  readonly run: () => void;
  /** Stands still. */
  readonly rest: () => void;
}

/** Calls `done` once `duration` ms have run down, counting only the time between `run` and `rest`. */
export function createCountdown(duration: number, done: () => void): Countdown {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(done, left);
    },
    rest() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - since));
    },
  };
}
