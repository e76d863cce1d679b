import v8 from "node:v8";
import { runInNewContext } from "node:vm";

/** Above this much after the start, bytes, the pause would be felt: some ten ms per hundred megabytes, several times over. */
const maxBytes = 128 * 1024 * 1024;

/** Whether giving memory back is too quick to notice. To be called after the start, before any work. */
export function isSmall(): boolean {
  return process.memoryUsage().heapUsed <= maxBytes;
}

/**
 * Gives back to the system what V8 has taken and no longer uses. After work it reserves room for as much again, which
 * at rest is a quarter of the process; by itself it releases that only when the machine runs short.
 */
export function giveBackMemory(): void {
  // The collector can be called in contexts that are made while the flag is set.
  v8.setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { flavor: "last-resort" }) => void;
  v8.setFlagsFromString("--no-expose-gc");
  collect({ flavor: "last-resort" });
}

/** Watches for rest after work. */
export interface QuietWatch {
  /** To be called at each request. */
  busy: () => void;
  stop: () => void;
}

/** Calls back once there was no request for that long (ms, at most double), once per time of work. */
export function onQuiet(after: number, callBack: () => void): QuietWatch {
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
