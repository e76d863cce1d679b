import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ServerFigures, ServerUsage } from "./search-server.ts";

/** A running search server in a process of its own. */
export interface ServerProcess {
  figures: ServerFigures;
  usage(): Promise<ServerUsage>;
  stop(): Promise<void>;
}

/** Starts a server with that many products on a data folder; the first start on a folder seeds it. */
export async function startServer(size: number, dataDir: string): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, "search-server.ts"), [String(size), dataDir]);
  const outcome = await Promise.race([once(child, "message"), once(child, "exit")]);
  const figures: ServerFigures | number | null = outcome[0];
  if (figures === null || typeof figures === "number") {
    throw new Error(`The server for ${size} products ended before it was ready; the reason stands above.`);
  }
  return {
    figures,
    async usage() {
      const told = once(child, "message");
      child.send("usage");
      const usage: ServerUsage = (await told)[0];
      return usage;
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
