import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";

/**
 * Max clients of one counter: some 20 MB when full, and more than the visitors that a large shop has in ten minutes,
 * the longest window that is counted.
 */
export const maxClients = 50_000;

/**
 * Counts in memory, for a bounded number of clients. Above the bound, it forgets the least recently seen client. Each
 * request, even a refused one, makes its client the most recent: a client that wants to be forgotten must stop sending
 * and flood the counter from as many other networks as it remembers, and then gains nothing.
 */
export class BoundedCounter extends RateLimiterMemory {
  readonly #clients: LRUCache<string | number, true>;
  /**
   * Timers capture the async context of the request that starts them: each would retain 25 KB of it until the window
   * ends.
   */
  readonly #outsideOfRequests = AsyncLocalStorage.snapshot();

  /** `points` in `duration` seconds. */
  constructor(limit: { points: number; duration: number }, clients = maxClients) {
    super(limit);
    this.#clients = new LRUCache({
      // With `max`, the cache would allocate all entries here: 70 MB for the counters of a backend.
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
