import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** How much work is done at a time, and how much may wait. */
export interface FairQueueBounds {
  /** Pieces of work that run at a time. */
  atOnce: number;
  /** The same of one visitor. Further work of one visitor waits outside the common queue. */
  perVisitor: number;
  /** How many of one visitor may wait. */
  waitingPerVisitor: number;
  /** How many may wait altogether. */
  waiting: number;
  /**
   * How long a visitor may be expected to wait for others, ms; any time unless given. As many as run may wait in any
   * case. Visitors who wait only for their own work take nothing from others.
   */
  expectedWait?: number;
}

/** There is more to do than can be done in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";

  constructor() {
    super("Too much is asked for at once.");
  }
}

/** When to come back after a {@link QueueFullError}, s. */
export const queueRetryAfter = 3;

/** How much a piece of work counts in the mean time. */
const weight = 0.2;

/** Turns of the event loop without a new request after which work begins; a turn takes some ten microseconds. */
const quietTurns = 8;
/** Turns after which it begins in any case. */
const maxTurns = 500;

/**
 * Does what costs time in turn, a little of each visitor: a visitor who asks for a hundred things delays others only
 * by the few that have their turn. Requests that need nothing of it are answered between two pieces of work.
 */
export class FairQueue {
  readonly #bounds: FairQueueBounds;
  readonly #line: PQueue;
  readonly #now: () => number;
  /** Only visitors for whom something runs or waits. */
  readonly #visitors = new Map<string, PQueue>();
  #count = 0;
  #arrived = 0;
  /** In which time pieces of work have followed each other lately, ms; 0 before the first. */
  #meanTime = 0;

  /** `now` tells the time, ms. */
  constructor(bounds: FairQueueBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
    this.#line = new PQueue({ concurrency: bounds.atOnce });
  }

  /** Number of pieces of work that run or wait. */
  get busy(): number {
    return this.#count;
  }

  /**
   * Does a visitor's work when its turn comes. Rejects with {@link QueueFullError} at once where too much waits, and
   * with the signal's reason where it was cancelled before its turn comes.
   */
  async run<Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    this.#arrived++;
    const { atOnce, perVisitor, waitingPerVisitor, waiting, expectedWait = Infinity } = this.#bounds;
    const own = this.#visitors.get(visitor) ?? new PQueue({ concurrency: perVisitor });
    if (own.size >= waitingPerVisitor || this.#count >= atOnce + waiting) throw new QueueFullError();
    const inLine = this.#line.size;
    if (inLine >= atOnce && this.#meanTime * inLine > expectedWait) throw new QueueFullError();
    this.#visitors.set(visitor, own);
    this.#count++;
    try {
      return await own.add(() =>
        this.#line.add(async () => {
          const start = this.#now();
          await this.#letOthersArrive();
          signal?.throwIfAborted();
          try {
            return await work();
          } finally {
            this.#countTime(this.#now() - start);
          }
        }),
      );
    } finally {
      this.#count--;
      if (own.size === 0 && own.pending === 0) this.#visitors.delete(visitor);
    }
  }

  /** Pieces of work that run at the same time share the processor, so that each has taken a part of its time. */
  #countTime(time: number): void {
    const part = time / Math.max(this.#line.pending, 1);
    this.#meanTime = this.#meanTime === 0 ? part : this.#meanTime + weight * (part - this.#meanTime);
  }

  /**
   * A server accepts one connection in a turn of the event loop. With one piece of work in each turn, an honest
   * visitor's connection would wait for as many pieces as there are connections before it.
   */
  async #letOthersArrive(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < maxTurns && quiet < quietTurns; turn++) {
      const before = this.#arrived;
      await nextTurn();
      quiet = this.#arrived === before ? quiet + 1 : 0;
    }
  }
}
