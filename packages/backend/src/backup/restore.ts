import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { RefusedError } from "../errors/index.ts";
import type { DatabaseOptions } from "../database/index.ts";
import { databaseCopy, type DatabaseCopy } from "./database-copy.ts";
import { checkFiles, copyDurably } from "./files.ts";
import { readManifest, type Manifest } from "./manifest.ts";
import { removedWhenStopped } from "./removed-when-stopped.ts";

/** Entries that an empty data folder may contain: those that file systems create at their root. */
const noData = new Set(["lost+found"]);

/**
 * Restores a backup to an empty target: a data folder without data, and on PostgreSQL a database without tables. Throws
 * `RefusedError` for a damaged backup and for a target that is not empty, before anything is written.
 */
export async function restoreBackup(folder: string, store: DatabaseOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const copy = databaseCopy(store);
  if (copy.dialect !== manifest.dialect)
    throw new RefusedError(
      manifest.dialect === "postgres"
        ? "This is a backup of PostgreSQL. Name an empty database in DATABASE_URL."
        : "This is a backup of SQLite. Restore it without DATABASE_URL.",
    );
  await mkdir(store.dataDir, { recursive: true, mode: 0o700 });
  const others = (await readdir(store.dataDir)).filter((entry) => !noData.has(entry));
  if (others.length > 0)
    throw new RefusedError(
      `${store.dataDir} is not empty (${others.slice(0, 3).join(", ")}). Name an empty folder in DATA_DIR: ` +
        "a restore writes over nothing.",
    );
  if (!(await copy.isEmpty()))
    throw new RefusedError(
      "The database in DATABASE_URL has tables. Name an empty one (createdb): a restore writes over nothing.",
    );
  await checkFiles(folder, manifest.files);

  try {
    await removedWhenStopped(store.dataDir, () => load(folder, manifest, copy, store.dataDir), noData);
  } catch (error) {
    // It was empty, so its contents are a partial restore, which would block the next one.
    for (const entry of await readdir(store.dataDir))
      if (!noData.has(entry)) await rm(join(store.dataDir, entry), { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

async function load(folder: string, manifest: Manifest, copy: DatabaseCopy, dataDir: string): Promise<void> {
  for (const { path } of manifest.files)
    if (path !== copy.fileName) await copyDurably(join(folder, path), join(dataDir, path));
  // The database comes last: without it no site starts on the folder.
  const { counts } = await copy.load(join(folder, copy.fileName));
  if (!isDeepStrictEqual(counts, manifest.counts))
    throw new RefusedError(
      `The restored database differs from the backup: ${differences(manifest, counts)}.`,
    );
}

const differences = ({ counts: before }: Manifest, after: Readonly<Record<string, number>>): string =>
  Object.keys({ ...before, ...after })
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table} had ${before[table] ?? 0} rows and has ${after[table] ?? 0}`)
    .join(", ");
