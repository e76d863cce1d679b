import v8 from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Above this much after the start, bytes, the pause would be noticeable: some ten ms per hundred megabytes, several
 * times.
 */
const maxBytes = 128 * 1024 * 1024;

/** Whether releasing memory is too quick to notice. Call it after the start, before any work. */
export function isSmall(): boolean {
  return process.memoryUsage().heapUsed <= maxBytes;
}

/**
 * Releases memory that V8 has reserved and no longer uses. After work V8 reserves as much again, which is a quarter of
 * an idle process; by itself it releases that only when the machine runs short.
 */
export function giveBackMemory(): void {
  // Contexts that are created while the flag is set can call the collector.
  v8.setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { flavor: "last-resort" }) => void;
  v8.setFlagsFromString("--no-expose-gc");
  collect({ flavor: "last-resort" });
}

/** Watches for idle times after work. */
export interface IdleWatch {
  /** Call it on each request. */
  busy: () => void;
  stop: () => void;
}

/** Calls back after `after` ms without a request (at most double that), once per burst of work. */
export function onIdle(after: number, callBack: () => void): IdleWatch {
  let asked = 0;
  let seen = 0;
  let resting = true;
  const timer = setInterval(() => {
    const quiet = asked === seen;
    seen = asked;
    if (quiet && !resting) callBack();
    resting = quiet;
  }, after).unref();
  return {
    busy: () => {
      asked += 1;
    },
    stop: () => clearInterval(timer),
  };
}
