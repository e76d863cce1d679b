import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ServerOrders } from "./server.ts";

/** A server in a separate process, loaded and waiting for its orders. */
export interface StandbyServer {
  /** Opens the data and listens; resolves with the origin. */
  start(orders: ServerOrders): Promise<string>;
  pid: number;
  /** SIGKILL: nothing in the process runs afterwards. Resolves once it has exited. */
  kill(): Promise<void>;
}

const script = join(import.meta.dirname, "server.ts");
const compiled = join(import.meta.dirname, "../../../../.cache/compiled");

/** Preloads a server, so that a test that kills many does not wait for each to load. */
export function loadServer(): StandbyServer {
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ["pipe", "pipe", "inherit"],
    // Most of a start is compilation; its cache is shared between the processes.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const ended = once(child, "exit");
  const { stdin, stdout, pid } = child;
  if (!stdin || !stdout || pid === undefined) throw new Error("The server's process could not be started.");
  stdin.on("error", () => {});
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const loaded = lines.next();
  return {
    pid,
    async start(orders) {
      await loaded;
      stdin.write(`${JSON.stringify(orders)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error("The server ended instead of starting; its message stands above.");
      return `http://127.0.0.1:${value}`;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
