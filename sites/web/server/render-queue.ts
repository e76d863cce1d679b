import { FairQueue, QueueFullError, visitorKey } from "@preforma/backend/fairness";
import type { InTurn } from "../app/platform/http/client.ts";

/** One visitor may queue as many pages as a site has. */
const waiting = { waitingPerVisitor: 60, waiting: 300 };
const bounds = {
  /**
   * An uncached page blocks the process for 20 to 100 ms. No visitor should wait for others noticeably long, ms: if
   * they would, they are asked to retry.
   */
  here: { atOnce: 4, perVisitor: 2, ...waiting, expectedWait: 200 },
  /** With an API at another origin a page mostly waits for it. */
  elsewhere: { atOnce: 32, perVisitor: 8, ...waiting },
};

/** Renders pages in turn, fairly among visitors. */
export function renderQueue(api: keyof typeof bounds): InTurn {
  const queue = new FairQueue(bounds[api]);
  return async (client, work, signal) => {
    try {
      return await queue.run(visitorKey(client), work, signal);
    } catch (error) {
      if (error instanceof QueueFullError) return "full";
      throw error;
    }
  };
}
