import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { BackendFigures } from "@preforma/backend";
import { maxHeaderBytes } from "@preforma/domain/limits";
import type { Logger } from "pino";
import { securityHeaders } from "./app/platform/http/security-headers.ts";
import type { Site, SiteOptions } from "./app/platform/http/site-options.ts";
import { clientIps } from "./server/client-ip.ts";
import { drainable } from "./server/drain.ts";
import { readSettings, SettingsError, type Settings } from "./server/settings.ts";
import { shedding } from "./server/load-shedding.ts";
import { localApi } from "./server/local-api.ts";
import { openLog } from "./server/log.ts";
import { giveBackMemory, isSmall, onIdle, type IdleWatch } from "./server/memory.ts";
import type { Metrics } from "./server/metrics.ts";
import type { Tracing } from "./server/tracing.ts";
import { remoteApi } from "./server/remote-api.ts";
import { startingUp } from "./server/starting-up.ts";
import { renderQueue } from "./server/render-queue.ts";
import { receiveUploads } from "./server/uploads.ts";
import { withStaticFiles, styleSheets } from "./server/static-files.ts";

/** Overrides for the environment, mainly for tests. */
export interface StartOptions extends Partial<Settings> {
  logger?: Logger;
}

/** A running server. */
export interface RunningServer {
  /** Its URL, without a trailing slash. */
  url: string;
  /** The database in readable form: `SQLite (/srv/.data/preforma.sqlite)`. */
  database: string;
  /** Absolute path of uploads, pictures and the embedded database. */
  dataDir: string;
  /** Stops within ten seconds, and loses no request that reached it; idempotent. */
  close: () => Promise<void>;
}

/** The browser files, relative to the built server: this file runs as `build/server/index.js`. */
const clientFolder = fileURLToPath(new URL("../client", import.meta.url));

/** After this many ms without a request the process is idle. */
const quietAfter = 30_000;

/** The process exits this many ms after the signal, even if requests are pending. */
const longestEnd = 9_500;

/**
 * Starts the built site: opens the port, opens (and on first run fills) the database, loads the pages. Resolves when it
 * is ready. Rejects with `SettingsError`, or with a message that states what to change.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  // React and React Router select their production builds by it, so it must be set before they load.
  process.env["NODE_ENV"] ??= "production";
  const { logger: givenLogger, ...overrides } = options;
  const settings: Settings = { ...readSettings(process.env), ...overrides };
  const logger = givenLogger ?? openLog(settings.logLevel);

  let site: Site | null = null;
  const answer = receiveUploads(
    withStaticFiles(
      (request, client) => (site ? site.fetch(request, client) : startingUp(request)),
      securityHeaders(settings.publicOrigin?.startsWith("https:") ?? false),
      clientFolder,
    ),
    join(settings.dataDir, "incoming"),
  );
  const listener = getRequestListener((request, { incoming }) =>
    answer(request, { clientIp: addressOf(incoming as IncomingMessage) }),
  );
  let quiet: IdleWatch | null = null;
  let metrics: Metrics | null = null;
  // Loaded only if tracing is on.
  const tracing: Tracing | null = settings.traces
    ? (await import("./server/tracing.ts")).createTracing(logger)
    : null;
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) => {
    quiet?.busy();
    metrics?.watch(request, response);
    tracing?.watch(request, response);
    void listener(request, response);
  });
  const addressOf = clientIps(server, settings.trustProxy);
  const drain = drainable(server);
  const load = shedding();
  // Must exceed a proxy's idle limit of 60 s, or a proxy sends a request into a closing socket.
  server.keepAliveTimeout = 65_000;
  // The port comes first: if it is in use, the error must not wait until a database is filled.
  const url = await listen(server, "PORT", settings.port, settings.host);
  const publicOrigin = settings.publicOrigin ?? url;
  try {
    const { database, closeApi, figures, ...api } = await openApi(settings, publicOrigin, logger);
    const opened = (await import("./app/site.ts")).createSite({
      ...api,
      inTurn: renderQueue(settings.apiUrl === undefined ? "here" : "elsewhere"),
      admit: load.admit,
      publicOrigin,
      mediaHosts: settings.mediaHosts,
      styleSheet: styleSheets(clientFolder),
      pageCacheBytes: settings.pageCacheMegabytes * 1024 * 1024,
      logger,
    });
    site = opened;
    if (settings.metricsPort !== undefined) {
      const { createMetrics } = await import("./server/metrics.ts");
      metrics = createMetrics({ ...api, ...opened, backend: figures, dataDir: settings.dataDir });
      const at = await listen(metrics.server, "METRICS_PORT", settings.metricsPort, settings.host);
      logger.info(`Prometheus reads figures at ${at}/metrics`);
    }
    // Opening and indexing leave much unused memory behind, and so does every burst of work.
    if (isSmall()) {
      giveBackMemory();
      quiet = onIdle(quietAfter, giveBackMemory);
    }
    let closing: Promise<void> | null = null;
    return {
      url,
      database,
      dataDir: settings.dataDir,
      close: () =>
        (closing ??= (async () => {
          quiet?.stop();
          await drain();
          load.stop();
          metrics?.server.close();
          site?.close();
          await closeApi();
          await tracing?.close();
        })()),
    };
  } catch (error) {
    load.stop();
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

/** Listens on a port; `setting` is the variable that configures it. Returns the URL. Throws `SettingsError`. */
async function listen(server: Server, setting: string, port: number, host: string): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new SettingsError(
        `Port ${port} on ${host} is taken. Stop what uses it, or set ${setting} to another one.`,
      );
    if (code === "EACCES")
      throw new SettingsError(`Port ${port} may not be used by this user. Set ${setting} to one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new SettingsError(`HOST ${host} is no address of this machine.`);
    throw error;
  }
  const address = server.address() as AddressInfo;
  // People open `localhost`; an unspecified address can be listened on but not visited.
  const unspecified = address.address === "0.0.0.0" || address.address === "::";
  const name =
    unspecified || address.address === "127.0.0.1" || address.address === "::1"
      ? "localhost"
      : address.address;
  return `http://${name.includes(":") ? `[${name}]` : name}:${address.port}`;
}

interface Api extends Pick<SiteOptions, "fetch" | "version" | "onChange" | "readiness"> {
  database: string;
  figures?: () => Promise<BackendFigures>;
  closeApi: () => Promise<void>;
}

/** The backend in this process, or with `API_URL` another one over the network. */
async function openApi(settings: Settings, publicOrigin: string, logger: Logger): Promise<Api> {
  if (settings.apiUrl !== undefined) {
    const api = remoteApi(settings.apiUrl);
    return {
      ...api,
      database: `none of its own; the API is at ${settings.apiUrl}`,
      closeApi: () => Promise.resolve(),
    };
  }
  const { createBackend } = await loadBackend();
  const backend = await createBackend({ ...settings, publicOrigin, logger });
  return {
    ...localApi(backend),
    database: backend.databaseLabel,
    figures: () => backend.figures(),
    closeApi: () => backend.close(),
  };
}

/** Not part of this bundle: the backend is built separately, and not needed with `API_URL`. */
const loadBackend = async () =>
  (await import(import.meta.resolve("@preforma/backend/built"))) as typeof import("@preforma/backend");

/**
 * Starts the site from the environment, prints its URL, and stops it on SIGINT or SIGTERM; on the second one
 * immediately.
 */
export async function main(): Promise<void> {
  // The site goes on without its log.
  process.stdout.on("error", () => {});
  try {
    const server = await startServer();
    const lines = [
      "",
      `  Preforma is ready at  ${server.url}`,
      `  Database              ${server.database}`,
      `  Data                  ${server.dataDir}`,
      "  Storybook             npx --yes pnpm@12 storybook",
      "",
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        setTimeout(() => process.exit(1), longestEnd).unref();
        void server.close().then(() => process.exit(0));
      });
  } catch (error) {
    const clear =
      error instanceof Error &&
      ["SettingsError", "DatabaseUnavailableError", "DataFolderInUseError"].includes(error.name);
    process.stderr.write(`${clear ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await main();
