import { setTimeout as pause } from "node:timers/promises";

/** A copy of database content in memory, and how to update it. */
export interface Followed {
  /** The version that is in memory. */
  held(): number;
  /** Reloads it; afterwards `held` returns the version that was loaded. */
  load(): Promise<void>;
  /** How long to yield the processor first, ms; called before each load. */
  rest?(): number;
  /** Called after each load. */
  changed(): void;
  failed(error: unknown): void;
}

/** Keeps one subject current, independent of the others: a slow one never delays another. */
export interface Follower {
  /** Reports the database's version. A version that arrives during a load is loaded right after it. */
  seen(version: number): void;
  /** Starts nothing new and resolves once nothing is running. */
  close(): Promise<void>;
}

/** Follows a subject: one load at a time, and no reported version is ever missed. */
export function follow(subject: Followed): Follower {
  const stop = new AbortController();
  let wanted = subject.held();
  let busy = false;
  let running: Promise<void> = Promise.resolve();

  const catchUp = async (): Promise<void> => {
    busy = true;
    try {
      while (!stop.signal.aborted && wanted !== subject.held()) {
        const rest = subject.rest?.() ?? 0;
        if (rest > 0) await pause(rest, undefined, { ref: false, signal: stop.signal });
        const asked = wanted;
        await subject.load();
        // The loaded version may be newer than the requested one: it is the database's current version.
        if (wanted === asked) wanted = subject.held();
        subject.changed();
      }
    } catch (error) {
      // The next poll of the versions retries.
      if (!stop.signal.aborted) subject.failed(error);
    } finally {
      busy = false;
    }
  };

  return {
    seen(version) {
      wanted = version;
      if (!busy && !stop.signal.aborted && wanted !== subject.held()) running = catchUp();
    },
    close() {
      stop.abort();
      return running;
    },
  };
}

/**
 * Shares the processor between rebuilding and everything else. Successive loads, as during an import, may take at most
 * a quarter of the time; the first `grace` ms of rest are waived, so that a single change is visible at once.
 */
export function shareOfTime(grace: number): { spent(ms: number): void; rest(): number } {
  let owed = 0;
  let since = performance.now();
  const settle = (): void => {
    const now = performance.now();
    owed = Math.max(0, owed - (now - since));
    since = now;
  };
  return {
    spent(ms) {
      settle();
      owed += ms * 3;
    },
    rest() {
      settle();
      return Math.min(Math.max(0, owed - grace), 10_000);
    },
  };
}
