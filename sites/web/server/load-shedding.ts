import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Admit } from "../app/platform/http/shed-load.ts";

/** Sampling interval of the delay, ms. */
const sampleTime = 100;
/** Timer resolution of the measurement itself, ms. */
const resolution = 10;
/** Weight of a new sample: one long task, such as a new catalogue, is no overload. */
const weight = 0.4;

/**
 * Event-loop delays from which some requests are refused, and from which all are, ms. Between the two the refused share
 * grows linearly, so that the process settles at the load it can take. A request waits for the loop several times: a
 * delay of 100 ms makes its response take some 300.
 */
const delays = { some: 60, all: 180 };

/**
 * With fewer requests in progress, or since the last sample, none is refused: then something else uses the CPU. Most
 * requests are answered within one turn of the loop, so that the number in progress alone does not show the rate.
 */
const fewRequests = 24;

/** Sources of delay and randomness; tests replace them. */
interface Sources {
  /** Mean delay since the last call, ms. */
  delay: () => number;
  random: () => number;
}

/** Refuses requests while the event loop is late, as `toobusy` and `under-pressure` do. */
export interface LoadShedding {
  admit: Admit;
  /** Samples the delay; called automatically every 100 ms. */
  sample: () => void;
  stop: () => void;
}

/** Starts to monitor this process. */
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
