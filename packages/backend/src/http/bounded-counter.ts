import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";

/**
 * How many clients one counter remembers: some 20 MB where all are in use, and more than a day of visitors of a
 * large shop within the longest span that is counted, ten minutes.
 */
export const maxClients = 50_000;

/**
 * Counts in memory, for a bounded number of clients. Above the bound the client that has asked for nothing for the
 * longest time is forgotten. Each request, also a refused one, makes its client the latest: a client that wants to be
 * forgotten must stay away and ask from as many other networks as are remembered, and then gains nothing.
 */
export class BoundedCounter extends RateLimiterMemory {
  readonly #clients: LRUCache<string | number, true>;
  /** Timers remember the request in which they begin: each of these would hold 25 KB of it until the span is over. */
  readonly #outsideOfRequests = AsyncLocalStorage.snapshot();

  /** `points` in `duration` seconds. */
  constructor(limit: { points: number; duration: number }, clients = maxClients) {
    super(limit);
    this.#clients = new LRUCache({
      // With `max`, room for all of them is allocated here: 70 MB for the counters of a backend.
      maxSize: clients,
      sizeCalculation: () => 1,
      dispose: (_, key, reason) => {
        if (reason === "evict") void this.delete(key);
      },
    });
  }

  override consume(
    ...call: Parameters<RateLimiterMemory["consume"]>
  ): ReturnType<RateLimiterMemory["consume"]> {
    this.#clients.set(call[0], true);
    return this.#outsideOfRequests(() => super.consume(...call));
  }
}
