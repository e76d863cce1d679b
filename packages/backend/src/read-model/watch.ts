import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { readVersions, versionChannel, type Database, type Versions } from "../database/index.ts";

/**
 * How often the versions are polled, ms. PostgreSQL also sends notifications; polling covers a connection that is lost
 * or cannot listen.
 */
const pollEvery = 500;
/** Delay before a broken LISTEN connection is reopened, ms. */
const reconnectAfter = 2000;

/**
 * Calls `changed` whenever the versions in the database differ from the last known ones, also when another process
 * changed them. Returns a function that stops watching.
 */
export function watchVersions(
  database: Database,
  databaseUrl: string | undefined,
  changed: (versions: Versions) => void,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  // A notification while the versions are being read counts too: the read may be older than the notification.
  let announced = false;
  let rouse: () => void = () => {};
  const wake = (): void => {
    announced = true;
    rouse();
  };
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const nudged = new Promise<void>((resolve) => (rouse = resolve));
      if (!announced)
        await Promise.race([
          nudged,
          pause(pollEvery, undefined, { signal: stop.signal, ref: false }).catch(() => {}),
        ]);
      announced = false;
      if (stop.signal.aborted) return;
      try {
        changed(await readVersions(database.db));
      } catch (error) {
        failed(error);
      }
    }
  })();
  const listening = databaseUrl ? listen(databaseUrl, stop.signal, wake) : Promise.resolve();
  return async () => {
    stop.abort();
    wake();
    await Promise.all([watching, listening]);
  };
}

/**
 * Keeps a separate connection open on which PostgreSQL sends notifications of changes, and reopens it when it breaks.
 */
async function listen(databaseUrl: string, stop: AbortSignal, onNotification: () => void): Promise<void> {
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: "preforma listener",
      keepAlive: true,
    });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.on("end", end);
    client.on("error", () => end());
    const onStop = (): void => end();
    stop.addEventListener("abort", onStop);
    client.on("notification", onNotification);
    try {
      await client.connect();
      await client.query(`listen ${versionChannel}`);
      // Changes that were announced while there was no connection are found by polling.
      onNotification();
      await ended;
    } catch {
      // Polling continues; retry below.
    }
    // A database may be down for days: listeners left by each retry would add up.
    stop.removeEventListener("abort", onStop);
    await client.end().catch(() => {});
    await pause(reconnectAfter, undefined, { signal: stop, ref: false }).catch(() => {});
  }
}
