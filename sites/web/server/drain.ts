import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** How long the end of a server may take, ms. Connections are cut off after `all`, so that the process ends within 10 s. */
export interface DrainTimes {
  /** Connections without a request stay open this long: one may be on its way, or here and not read yet. */
  idle: number;
  all: number;
}

/** Turns of the event loop without a new connection after which none waits to be accepted. */
const quietTurns = 5;
/** Turns after which the wait ends. */
const maxTurns = 1000;

const usualTimes: DrainTimes = { idle: 5_000, all: 8_000 };

/**
 * Ends a server without losing a request that reached it. It takes no more connections, answers what comes over the
 * open ones with `Connection: close`, and ends when the last of them has. To be called before the server listens; gives
 * what ends it.
 *
 * `close` of an HTTP server ends connections that look idle, and one whose request has not been read yet looks so. The
 * `close` of the network server below only stops listening.
 */
export function drainable(server: Server, times: DrainTimes = usualTimes): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isDraining = false;
  const tellEnd = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  server.prependListener("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
    if (isDraining) tellEnd(response);
  });
  return async () => {
    await takeWaitingConnections(server);
    const closed = once(server, "close");
    NetServer.prototype.close.call(server);
    isDraining = true;
    for (const response of answering) tellEnd(response);
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      server.closeIdleConnections();
      // An answer that had begun earlier does not tell the end; its connection becomes idle only now.
      sweep = setInterval(() => server.closeIdleConnections(), 100);
    }, times.idle);
    const all = setTimeout(() => server.closeAllConnections(), times.all);
    await closed;
    for (const timer of [idle, sweep, all]) clearTimeout(timer);
  };
}

/** The system makes connections before the server accepts them. Those that wait when it stops to listen would be reset. */
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
