import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import type { DatabaseOptions } from "../database/index.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { createBackend } from "../index.ts";
import { inTemporaryFolder } from "./files.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";

/**
 * Tests a backup: restores it to a temporary place, compares it, and starts the site's server side on it, which must
 * become ready. A backup of PostgreSQL needs a server in `databaseUrl` on which databases may be created. Throws
 * `RefusedError` with the fault.
 */
export async function verifyBackup(folder: string, databaseUrl?: string): Promise<Manifest> {
  const { dialect } = await readManifest(folder);
  if (dialect === "sqlite") return inTemporaryFolder((dataDir) => tried(folder, { dataDir }));
  if (databaseUrl === undefined)
    throw new RefusedError(
      "This is a backup of PostgreSQL. Name a server on which a database may be created in DATABASE_URL.",
    );
  return onServer(databaseUrl, (url) =>
    inTemporaryFolder((dataDir) => tried(folder, { dataDir, databaseUrl: url })),
  );
}

async function tried(folder: string, store: DatabaseOptions): Promise<Manifest> {
  const manifest = await restoreBackup(folder, store);
  const backend = await createBackend({
    ...store,
    seed: "none",
    publicOrigin: "http://localhost",
    drawsAhead: false,
    // A copy must send no mail, and nothing in it may expire.
    jobs: false,
    logger: pino({ level: "silent" }),
  });
  try {
    const { status } = await backend.fetch(new Request("http://localhost/readyz"), { isInternal: true });
    if (status !== 200)
      throw new RefusedError(`A site on the restored data is not ready: it answers ${status}.`);
  } finally {
    await backend.close();
  }
  return manifest;
}

async function onServer<Result>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `preforma_verify_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await client.query(`create database ${name}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new RefusedError(
      `No database can be created on the server in DATABASE_URL (${messageOf(error)}). ` +
        "Name one whose user may do so (alter role ... createdb).",
    );
  }
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
