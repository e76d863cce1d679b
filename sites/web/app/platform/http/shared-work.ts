interface UnderWay<Result> {
  result: Promise<Result>;
  waiting: number;
  stop: AbortController;
}

/**
 * Work that many ask for at the same time and that is done once for all of them. What it came to, a failure too, goes to
 * those who waited, and to nobody after. It is stopped when nobody waits any more.
 */
export class SharedWork<Result> {
  readonly #underWay = new Map<string, UnderWay<Result>>();

  /** Joins the work of this key, or begins it. `signal` says that this one waits no more. */
  async run(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const shared = this.#underWay.get(key) ?? this.#begin(key, work);
    shared.waiting += 1;
    const leave = (): void => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      this.#forget(key, shared);
      shared.stop.abort(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await shared.result;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): UnderWay<Result> {
    const stop = new AbortController();
    const begun: UnderWay<Result> = { result: work(stop.signal), waiting: 0, stop };
    this.#underWay.set(key, begun);
    const end = (): void => this.#forget(key, begun);
    void begun.result.then(end, end);
    return begun;
  }

  #forget(key: string, ended: UnderWay<Result>): void {
    if (this.#underWay.get(key) === ended) this.#underWay.delete(key);
  }
}
