import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseOptions } from "../database/index.ts";
import { databaseCopy } from "./database-copy.ts";
import { codeOf, RefusedError } from "../errors/index.ts";
import { copyDurably, dataFiles, describeFile, secure } from "./files.ts";
import { manifestName, type Manifest } from "./manifest.ts";
import { removedWhenStopped } from "./removed-when-stopped.ts";

/** The name of an unfinished backup. */
const unfinishedName = /^\.\d{8}T\d{6}Z\.unfinished$/;
/** Longer than any backup takes, ms. */
const abandonedAfter = 24 * 60 * 60_000;

/** Removes unfinished backups of killed processes from a folder: they contain personal data and take up space. */
async function removeAbandoned(target: string): Promise<void> {
  for (const name of await readdir(target)) {
    const path = join(target, name);
    if (unfinishedName.test(name) && Date.now() - (await stat(path)).mtimeMs > abandonedAfter)
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * Saves a store to a new folder in `target`, named by the time, even while the site runs. Returns the folder and its
 * contents. A backup that fails or is stopped leaves nothing behind.
 */
export async function takeBackup(
  store: DatabaseOptions,
  target: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const now = new Date();
  const name = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const folder = join(target, name);
  const unfinished = join(target, `.${name}.unfinished`);
  await mkdir(target, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST" && codeOf(error) !== "ENOTDIR") throw error;
    throw new RefusedError(`${target} is a file, or lies below one. Name a folder.`, { cause: error });
  });
  await removeAbandoned(target);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const manifest = await removedWhenStopped(unfinished, () => fill(unfinished, store, now));
    await rename(unfinished, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, store: DatabaseOptions, now: Date): Promise<Manifest> {
  const copied = new Set<string>();
  const copyNew = async () => {
    for (const path of await dataFiles(store.dataDir))
      if (!copied.has(path) && (await copyDurably(join(store.dataDir, path), join(folder, path))))
        copied.add(path);
  };
  // A file is written before the row that names it, and removed after that row. A file that the database names
  // therefore exists either before the database is saved or after.
  await copyNew();
  const copy = databaseCopy(store);
  const databaseFile = join(folder, copy.fileName);
  const { uploads, counts, migrations } = await copy.save(databaseFile);
  await secure(databaseFile);
  await copyNew();

  const files = [];
  for (const path of [copy.fileName, ...copied]) files.push(await describeFile(folder, path));
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    dialect: copy.dialect,
    migrations,
    counts,
    files,
    missing_uploads: uploads.filter((upload) => !copied.has(`uploads/${upload}`)),
  };
  const file = await open(join(folder, manifestName), "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return manifest;
}
