import { statfs } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { BackendFigures } from "@preforma/backend";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PageCacheFigures } from "../app/platform/http/page-cache.ts";
import { methodOf, routeOf } from "./route-name.ts";

/** The sources of the metrics, read on each scrape. */
export interface MetricsSources {
  dataDir: string;
  readiness: () => Promise<{ ready: boolean }>;
  pageCache: () => PageCacheFigures;
  /** Absent where the API is remote. */
  backend?: (() => Promise<BackendFigures>) | undefined;
}

/** Metrics of a running site, for Prometheus. */
export interface Metrics {
  /** Counts a request once it has been answered. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves `/metrics` once it listens. */
  server: Server;
}

/** Seconds. Cached pages take a thousandth; above ten, a request is lost. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics; from here on the process is measured. */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took until the whole answer was sent.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  });
  addGauges(registry, sources);

  const server = createServer((request, response) => {
    if (request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  /** Subjects of successful API requests. Anyone can request other paths: those must not become labels. */
  const subjects = new Set<string>();
  const nameOf = (url: string, status: number): string => {
    const route = routeOf(url);
    if (!route.startsWith("/api/")) return route;
    if (status < 400) subjects.add(route);
    return subjects.has(route) ? route : "other";
  };
  return {
    watch(request, response) {
      const stop = duration.startTimer({ method: methodOf(request) });
      response.once("close", () => {
        const status = response.statusCode;
        stop({ status, route: status === 404 ? "not found" : nameOf(request.url ?? "/", status) });
      });
    },
    server,
  };
}

function addGauges(registry: Registry, sources: MetricsSources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `preforma_${name}`,
      help,
      registers: [registry],
      async collect() {
        // A source that cannot be read has no figure; the others are still reported.
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  gauge("ready", "1 where the site can answer and store, else 0.", async () =>
    (await sources.readiness()).ready ? 1 : 0,
  );
  gauge("page_cache_pages", "Rendered pages in memory.", () => sources.pageCache().pages);
  gauge("page_cache_bytes", "Memory of rendered pages, bytes.", () => sources.pageCache().bytes);
  const counter = (name: string, help: string, read: () => number | Promise<number>) =>
    registry.registerMetric(
      new Counter({
        name: `preforma_${name}_total`,
        help,
        registers: [],
        async collect() {
          this.reset();
          try {
            this.inc(await read());
          } catch {
            // Prometheus interprets a counter that restarts at 0 as a new start.
          }
        },
      }),
    );
  for (const outcome of ["hits", "misses"] as const)
    counter(
      `page_cache_${outcome}`,
      `Pages asked for since the start: ${outcome}.`,
      () => sources.pageCache()[outcome],
    );
  gauge("data_disk_free_bytes", "Free room on the disk of DATA_DIR, bytes.", async () => {
    const { bavail, bsize } = await statfs(sources.dataDir);
    return bavail * bsize;
  });
  const { backend } = sources;
  if (!backend) return;
  gauge(
    "catalogue_version",
    "Grows with every change of catalogue, content or settings.",
    async () => (await backend()).version,
  );
  gauge("mails_waiting", "Mails that wait to be sent.", async () => (await backend()).mail.waiting);
  gauge("mails_failed", "Mails that were given up.", async () => (await backend()).mail.failed);
  gauge(
    "mails_oldest_seconds",
    "How long the oldest waiting mail has waited.",
    async () => (await backend()).mail.oldestSeconds,
  );
  counter(
    "database_failures",
    "Requests that the database has failed since the start.",
    async () => (await backend()).databaseFailures,
  );
  gauge("pictures_files", "Pictures on disk.", async () => (await backend()).pictures.files);
  gauge(
    "pictures_bytes",
    "Room that pictures take on disk, bytes.",
    async () => (await backend()).pictures.bytes,
  );
  for (const outcome of ["hits", "misses"] as const)
    counter(
      `pictures_${outcome}`,
      `Pictures asked for since the start: ${outcome}.`,
      async () => (await backend()).pictures[outcome],
    );
  for (const state of ["open", "idle", "waiting"] as const)
    gauge(
      `database_connections_${state}`,
      `Connections to PostgreSQL: ${state}. 0 on SQLite.`,
      async () => (await backend()).connections?.[state] ?? 0,
    );
}
