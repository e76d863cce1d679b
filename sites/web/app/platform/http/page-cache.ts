import { LRUCache } from "lru-cache";
import type { PreparedPage } from "./prepared-page.ts";

/** The limits of the cache. */
export interface PageCacheOptions {
  /** Upper limit of all bodies together, bytes; 0 switches the cache off. */
  maximumBytes: number;
  /** Lifetime of an entry, ms. Needed only where changes are not reported; 0 is for ever. */
  timeToLive?: number;
}

/** See {@link PageCache.figures}. */
export interface PageCacheFigures {
  pages: number;
  bytes: number;
  hits: number;
  misses: number;
}

/**
 * Public pages by URL. The HTML of a public page is the same for every visitor, so it is rendered once and validated by
 * entity tag until the catalogue, content or settings change.
 */
export class PageCache {
  #entries: LRUCache<string, PreparedPage> | null;
  #epoch = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#entries =
      options.maximumBytes > 0
        ? new LRUCache<string, PreparedPage>({
            maxSize: options.maximumBytes,
            sizeCalculation: (page) => page.bytes,
            ...(options.timeToLive ? { ttl: options.timeToLive } : {}),
          })
        : null;
  }

  /** A page rendered in an older epoch is not stored: its data may have changed meanwhile. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Whether pages may be sent to visitors other than the one for whom they were rendered. */
  get isOn(): boolean {
    return this.#entries !== null;
  }

  get(key: string): PreparedPage | undefined {
    const page = this.#entries?.get(key);
    if (page) this.#hits += 1;
    else this.#misses += 1;
    return page;
  }

  /** Its size, and its hits since the start. */
  get figures(): PageCacheFigures {
    return {
      pages: this.#entries?.size ?? 0,
      bytes: this.#entries?.calculatedSize ?? 0,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  /** Removes every page. */
  clear(): void {
    this.#epoch += 1;
    this.#entries?.clear();
  }

  /** Caches a page, unless data changed since `epoch`. */
  store(key: string, page: PreparedPage, epoch: number): void {
    if (epoch === this.#epoch) this.#entries?.set(key, page);
  }
}
