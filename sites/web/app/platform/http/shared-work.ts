import type { Client, InTurn } from "./client.ts";

interface Shared<Result> {
  readonly outcome: PromiseWithResolvers<Result | "full">;
  readonly stop: AbortController;
  /** Clients that have it in the queue. */
  readonly queued: Set<string>;
  hasBegun: boolean;
  waiting: number;
}

/**
 * Work that concurrent requests share. Its result, or its failure, goes only to the requests that waited for it. It is
 * aborted when none waits any more.
 *
 * Until it starts, it is in the queue of each client that requests it, and starts at the first turn: no client waits
 * behind earlier work of another client.
 */
export class SharedWork<Result> {
  readonly #inTurn: InTurn;
  readonly #underWay = new Map<string, Shared<Result>>();

  constructor(inTurn: InTurn) {
    this.#inTurn = inTurn;
  }

  /** Joins the work of this key, or queues it; `full` where the queue is full. `signal` aborts this caller's wait. */
  async run(
    key: string,
    client: Client,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | "full"> {
    const shared = this.#underWay.get(key) ?? this.#add(key);
    shared.waiting += 1;
    const leave = (): void => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      this.#forget(key, shared);
      shared.stop.abort(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    void this.#queue(key, shared, client, work);
    try {
      return await shared.outcome.promise;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #add(key: string): Shared<Result> {
    const added: Shared<Result> = {
      outcome: Promise.withResolvers(),
      stop: new AbortController(),
      queued: new Set(),
      hasBegun: false,
      waiting: 0,
    };
    this.#underWay.set(key, added);
    return added;
  }

  async #queue(
    key: string,
    shared: Shared<Result>,
    client: Client,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<void> {
    const { outcome, stop, queued } = shared;
    const name = client.clientIp ?? "";
    if (shared.hasBegun || queued.has(name)) return;
    queued.add(name);
    try {
      const turn = await this.#inTurn(
        client,
        async () => {
          if (shared.hasBegun) return;
          shared.hasBegun = true;
          const result = await work(stop.signal);
          this.#forget(key, shared);
          outcome.resolve(result);
        },
        stop.signal,
      );
      queued.delete(name);
      if (turn !== "full" || shared.hasBegun || queued.size > 0) return;
      this.#forget(key, shared);
      outcome.resolve("full");
    } catch (error) {
      this.#forget(key, shared);
      outcome.reject(error);
    }
  }

  #forget(key: string, ended: Shared<Result>): void {
    if (this.#underWay.get(key) === ended) this.#underWay.delete(key);
  }
}
