import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { readVersions, versionChannel, type Database, type Versions } from "../database/index.ts";

/** How often the versions are read, ms. PostgreSQL also tells by itself; the question then covers a connection that is lost or cannot listen. */
const pollEvery = 500;
/** Wait before a broken LISTEN connection is opened again, ms. */
const reconnectAfter = 2000;

/**
 * Calls `changed` whenever the versions in the database differ from the last ones seen, also when
 * another process changed them. Returns a function that stops watching.
 */
export function watchVersions(
  database: Database,
  databaseUrl: string | undefined,
  changed: (versions: Versions) => void,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  // An announcement while the versions are being read counts too: what is read may be older than what was announced.
  let told = false;
  let rouse: () => void = () => {};
  const wake = (): void => {
    told = true;
    rouse();
  };
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const nudged = new Promise<void>((resolve) => (rouse = resolve));
      if (!told)
        await Promise.race([
          nudged,
          pause(pollEvery, undefined, { signal: stop.signal, ref: false }).catch(() => {}),
        ]);
      told = false;
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

/** Holds a separate connection on which PostgreSQL announces changes, and opens it again when it breaks. */
async function listen(databaseUrl: string, stop: AbortSignal, heard: () => void): Promise<void> {
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
    client.on("notification", heard);
    try {
      await client.connect();
      await client.query(`listen ${versionChannel}`);
      // What was announced while there was no connection is found by looking.
      heard();
      await ended;
    } catch {
      // The poll goes on; try again below.
    }
    // A database may be away for days: what each try leaves there would add up.
    stop.removeEventListener("abort", onStop);
    await client.end().catch(() => {});
    await pause(reconnectAfter, undefined, { signal: stop, ref: false }).catch(() => {});
  }
}
