import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Admit } from "../app/platform/http/shed-load.ts";

/** How often the delay is looked at, ms. */
const sampleTime = 100;
/** Timers of the measure itself, ms. */
const resolution = 10;
/** How much a new sample counts: one long task, such as a new catalogue, is no overload. */
const weight = 0.4;

/**
 * From which delay of the event loop on requests are put off, and at which all of them are, ms. Between the two a share
 * is, so that the process finds the load that it can take. A request waits for the loop several times: 100 ms are some
 * 300 until its answer.
 */
const delays = { some: 60, all: 180 };

/**
 * With fewer requests under way, or since the last look, nothing is put off: then something else takes the processor.
 * Most requests are answered within one turn of the loop, so that those under way alone do not tell how many come.
 */
const fewRequests = 24;

/** Where the delay and chance come from; tests have their own. */
interface Sources {
  /** Mean delay since it was asked last, ms. */
  delay: () => number;
  random: () => number;
}

/** Puts requests off while the event loop is late, as `toobusy` and `under-pressure` do. */
export interface LoadShedding {
  admit: Admit;
  /** Looks at the delay; called by itself every 100 ms. */
  sample: () => void;
  stop: () => void;
}

/** Begins to watch this process. */
export function shedding(sources: Sources = eventLoop()): LoadShedding {
  let delay = 0;
  let underWay = 0;
  let arrived = 0;
  let arrivedBefore = 0;
  const sample = (): void => {
    delay += weight * (sources.delay() - delay);
    arrivedBefore = arrived;
    arrived = 0;
  };
  const timer = setInterval(sample, sampleTime);
  timer.unref();
  return {
    admit() {
      arrived += 1;
      const isQuiet = Math.max(underWay, arrived, arrivedBefore) < fewRequests;
      const { some, all } = delays;
      if (!isQuiet && sources.random() < (delay - some) / (all - some)) return null;
      underWay += 1;
      return () => void (underWay -= 1);
    },
    sample,
    stop: () => clearInterval(timer),
  };
}

function eventLoop(): Sources {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return {
    delay() {
      const { mean } = histogram;
      histogram.reset();
      // Nothing has been measured yet.
      return Number.isNaN(mean) ? 0 : Math.max(0, mean / 1e6 - resolution);
    },
    random: Math.random,
  };
}
