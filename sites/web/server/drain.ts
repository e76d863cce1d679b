import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Limits for the shutdown, ms. Connections are destroyed after `all`, so that the process exits within 10 s. */
export interface DrainTimes {
  /** Connections without a request stay open this long: one may be on its way, or received and not read yet. */
  idle: number;
  all: number;
}

/** Event-loop turns without a new connection after which none is assumed to wait for acceptance. */
const quietTurns = 5;
/** Max turns to wait. */
const maxTurns = 1000;

const defaultTimes: DrainTimes = { idle: 5_000, all: 8_000 };

/**
 * Shuts a server down without losing a request that reached it. It accepts no more connections, answers requests on the
 * open ones with `Connection: close`, and finishes when the last of them closes. Call it before the server listens; it
 * returns the function that shuts down.
 *
 * `close` of an HTTP server closes connections that seem idle, which includes those whose request has not been read
 * yet. `close` of the underlying network server only stops listening.
 */
export function drainable(server: Server, times: DrainTimes = defaultTimes): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  const announceEnd = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  server.prependListener("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
    if (isDraining) announceEnd(response);
  });
  return async () => {
    await takeWaitingConnections(server);
    const closed = once(server, "close");
    NetServer.prototype.close.call(server);
    isDraining = true;
    for (const response of answering) announceEnd(response);
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      server.closeIdleConnections();
      // A response that had already started carries no `Connection: close`; its connection becomes idle only now.
      sweep = setInterval(() => server.closeIdleConnections(), 100);
    }, times.idle);
    const all = setTimeout(() => server.closeAllConnections(), times.all);
    await closed;
    for (const timer of [idle, sweep, all]) clearTimeout(timer);
  };
}

/**
 * The system completes connections before the server accepts them. Those still in its queue would be reset when it
 * stops listening.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
  let quiet = 0;
  const busy = (): void => void (quiet = 0);
  server.on("connection", busy);
  for (let turn = 0; turn < maxTurns && quiet < quietTurns; turn++) {
    quiet++;
    await nextTurn();
  }
  server.off("connection", busy);
}
