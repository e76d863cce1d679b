import type { Client } from "./client.ts";

/** Does a client's work when its turn comes; `full`, at once, where too much waits. */
export type InTurn = <Result>(
  client: Client,
  work: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result | "full">;
