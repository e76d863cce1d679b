import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** Max concurrent and max waiting tasks. */
export interface FairQueueBounds {
  /** Max concurrent tasks. */
  atOnce: number;
  /** The same per visitor. Further tasks of a visitor wait outside the common queue. */
  perVisitor: number;
  /** Max waiting tasks per visitor. */
  waitingPerVisitor: number;
  /** Max waiting tasks in total. */
  waiting: number;
  /**
   * Max expected wait of a visitor for others, ms; unlimited by default. As many tasks as may run may always wait.
   * Visitors who wait only for their own tasks take nothing from others.
   */
  expectedWait?: number;
}

/** There is more work than can be done in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";

  constructor() {
    super("Too much is asked for at once.");
  }
}

/** `Retry-After` of a {@link QueueFullError}, s. */
export const queueRetryAfter = 3;

/** Weight of one task in the moving average. */
const weight = 0.2;

/** Turns of the event loop without a new request before a task starts; a turn takes some ten microseconds. */
const quietTurns = 8;
/** Turns after which it starts anyway. */
const maxTurns = 500;

/**
 * Runs expensive tasks in turn, visitor by visitor: a visitor who requests a hundred things delays others only by the
 * few that are in progress. Requests that need no task are answered between two tasks.
 */
export class FairQueue {
  readonly #bounds: FairQueueBounds;
  readonly #line: PQueue;
  readonly #now: () => number;
  /** Only visitors with running or waiting tasks. */
  readonly #visitors = new Map<string, PQueue>();
  #count = 0;
  #arrived = 0;
  /** Moving average of the time per task, ms; 0 before the first. */
  #meanTime = 0;

  /** `now` returns the time, ms. */
  constructor(bounds: FairQueueBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
    this.#line = new PQueue({ concurrency: bounds.atOnce });
  }

  /** Number of running or waiting tasks. */
  get busy(): number {
    return this.#count;
  }

  /**
   * Runs a visitor's task in turn. Rejects with {@link QueueFullError} at once if the queue is full, and with the
   * signal's reason if it was aborted before its turn.
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

  /** Concurrent tasks share the processor, so each used only a part of its time. */
  #countTime(time: number): void {
    const part = time / Math.max(this.#line.pending, 1);
    this.#meanTime = this.#meanTime === 0 ? part : this.#meanTime + weight * (part - this.#meanTime);
  }

  /**
   * A server accepts one connection per turn of the event loop. With one task in each turn, an honest visitor's
   * connection would wait for one task for each connection before it.
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
