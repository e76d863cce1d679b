/**
 * A listening backend with a generated catalogue, in a separate process. Arguments: number of products, data folder.
 * Sends the parent its ports and figures, and ends when the parent disconnects.
 */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { testHttpServer } from "../src/testing/http-server.ts";
import { generatedBackend } from "./generated-backend.ts";

/** The server's message when it is ready. Milliseconds and bytes. */
export interface ServerFigures {
  port: number;
  /** A server with one empty Hono route: the upper bound of this stack on this machine. */
  emptyPort: number;
  /** From opening the data folder to ready; with seeding on the first start. */
  readyMs: number;
  readyCpuMs: number;
  /** One `SELECT 1` on SQLite in this process. */
  selectMs: number;
}

/** The server's resource usage so far; the answer to any message. */
export interface ServerUsage {
  residentBytes: number;
  cpuMs: number;
}

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const { origin } = await testHttpServer((request, response) => void listener(request, response));
  return Number(new URL(origin).port);
}

function timeSelect(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "bench-select.sqlite"));
  const statement = database.prepare("SELECT 1");
  const times = 20_000;
  for (let time = 0; time < times; time += 1) statement.get();
  const started = performance.now();
  for (let time = 0; time < times; time += 1) statement.get();
  const ms = (performance.now() - started) / times;
  database.close();
  return ms;
}

const [size, dataDir] = [Number(process.argv[2]), process.argv[3] ?? ""];
const started = performance.now();
const backend = await generatedBackend(size, dataDir, {});
const readyMs = performance.now() - started;
const cpuSoFar = process.cpuUsage();
const empty = new Hono().get("/", (context) => context.text(""));
const figures: ServerFigures = {
  port: await listen((request) => backend.fetch(request, { isInternal: true })),
  emptyPort: await listen((request) => empty.fetch(request)),
  readyMs,
  readyCpuMs: (cpuSoFar.user + cpuSoFar.system) / 1000,
  selectMs: timeSelect(dataDir),
};
process.send?.(figures);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const usage: ServerUsage = { residentBytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 };
  process.send?.(usage);
});
process.on("disconnect", () => {
  void backend.close().finally(() => process.exit());
});
