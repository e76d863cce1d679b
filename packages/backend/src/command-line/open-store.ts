import { existsSync } from "node:fs";
import { basename } from "node:path";
import {
  type Database,
  type DatabaseOptions,
  isBeingMoved,
  openDatabase,
  refuseMissingDatabase,
  sqliteFile,
} from "../database/index.ts";
import { RefusedError } from "../errors/index.ts";

/**
 * Opens the data of a command. Throws `RefusedError` during a move to PostgreSQL, and if nothing is stored yet, unless
 * the command `creates` a store.
 */
export async function openStore(
  store: DatabaseOptions,
  { creates = false }: { creates?: boolean } = {},
): Promise<Database> {
  const { dataDir, databaseUrl } = store;
  // Opening would create an empty one, in which there is nothing to do.
  if (!creates && !databaseUrl && !existsSync(sqliteFile(dataDir))) {
    const isFolder = existsSync(dataDir);
    if (isFolder) refuseMissingDatabase(dataDir, basename(sqliteFile(dataDir)));
    throw new RefusedError(
      `There is no ${isFolder ? "database in" : "folder"} ${dataDir}. Correct DATA_DIR, or start the site once, which makes it.`,
    );
  }
  const database = await openDatabase(store);
  if (!(await isBeingMoved(database))) return database;
  await database.close();
  throw new RefusedError(
    `A move into ${database.label} is not done. Wait for it, or run \`pnpm move-to-postgres\` again if it was interrupted.`,
  );
}
