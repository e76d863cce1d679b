import type { Client } from "./client.ts";

/** Does a client's work when its turn comes; `full`, at once, where too much waits. */
export type InTurn = (
  client: Client,
  work: () => Promise<Response>,
  signal: AbortSignal,
) => Promise<Response | "full">;
