/**
 * How much more time this machine needs than an idle one of today: at least 1. Time-outs of tests are multiplied by it,
 * so that a slow or busy machine gets the time that it needs. No test judges speed by it. Measured once for a run: the
 * processes that it starts read it from `TEST_TIME_FACTOR`.
 */
export declare const timeFactor: number;
/** Whether everything runs (`pnpm test --full`), and not the sample that is enough for each change. */
export declare const isFullRun: boolean;
/** Every `step`th of some cases, from the `first` on; all of them with `pnpm test --full`. */
export declare function sample<T>(cases: readonly T[], step: number, first?: number): T[];
