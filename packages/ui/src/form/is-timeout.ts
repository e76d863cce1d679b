/** Whether a call ended because no answer came in time, as `AbortSignal.timeout` and clients of the contract say it. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";
