import { flushCompileCache } from "node:module";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import type { Limits } from "../http/index.ts";
import { testBackend } from "./backend.ts";

/**
 * A real server in a separate process, to be killed. It loads everything, prints `loaded`, waits for a line on standard
 * input with its {@link ServerOrders} as JSON, and prints its port once it responds.
 */
export interface ServerOrders {
  dataDir: string;
  databaseUrl?: string;
  smtpUrl?: string;
}

const plenty = { points: 1_000_000, duration: 1 };
const limits: Limits = {
  search: plenty,
  forms: plenty,
  signIn: plenty,
  uploads: plenty,
  changes: plenty,
};

async function start(orders: ServerOrders): Promise<void> {
  const backend = await testBackend(
    { ...orders, dispose: () => Promise.resolve() },
    {
      smtpUrl: orders.smtpUrl,
      limits,
      warmPictures: false,
      logger: pino({ level: process.env["TEST_SERVER_LOG"] ?? "silent" }, process.stderr),
      // Short, so that another worker claims a killed process's mail within the test.
      mailTiming: {
        pollInterval: 50,
        lease: 1500,
        sendTimeout: 1000,
        firstRetryDelay: 20,
        maxRetryDelay: 200,
        firstPause: 20,
        maxPause: 200,
      },
    },
  );
  serve(
    { fetch: (request) => backend.fetch(request, { isInternal: true }), port: 0, hostname: "127.0.0.1" },
    ({ port }) => process.stdout.write(`${port}\n`),
  );
}

// A killed process saves nothing when it ends.
flushCompileCache();
process.stdout.write("loaded\n");
process.stdin.once("data", (line: Buffer) => {
  void start(JSON.parse(line.toString("utf8")) as ServerOrders).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
