import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseUnavailableError } from "./errors.ts";
import type { Database } from "./open.ts";

/** The name that `pnpm move-to-postgres` gives a database after moving it. */
export const movedDatabase = "preforma.sqlite.moved";

/** The table in which it records its progress in the target. Dropped at the end. */
export const moveProgress = "move_from_sqlite";

/** Whether a move into the database is not done. */
export async function isBeingMoved({ db }: Database): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === moveProgress);
}

/** Files in a data folder that are not data: locks, and entries that file systems create at their root. */
const noData = new Set(["server.lock", "server.lock-journal", "server.json", "lost+found"]);

/** Creates a data folder and its parents. Node's recursive `mkdir` never returns for `/proc/x` and the like. */
export function makeDataFolder(path: string): void {
  const isFolder = (): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder()) return;
  makeDataFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it just now.
    if (!isFolder()) throw error;
  }
}

/**
 * Refuses a data folder that contains other data while its database is missing or empty: creating a new one there would
 * hide the loss. Throws `DatabaseUnavailableError`.
 */
export function refuseMissingDatabase(dataDir: string, name: string): void {
  const file = join(dataDir, name);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) return;
  // Another process may be creating it right now, with a journal beside it.
  const made = new Set([name, `${name}-journal`]);
  const others = readdirSync(dataDir).filter((entry) => !noData.has(entry) && !made.has(entry));
  if (others.length === 0) return;
  if (existsSync(join(dataDir, movedDatabase)))
    throw new DatabaseUnavailableError(
      `The database of ${dataDir} was moved to PostgreSQL. Set DATABASE_URL to it. ` +
        `To go back to SQLite, rename ${movedDatabase} to ${name}: what was stored since the move is then missing.`,
    );
  throw new DatabaseUnavailableError(
    `The database ${file} is missing or empty, but its folder holds other data (${others.slice(0, 3).join(", ")}). ` +
      "Restore the database from a backup, or set DATA_DIR to an empty folder to begin anew.",
  );
}

/**
 * Initialises a store: calls `write` once, in one transaction, before anything else is stored. Refuses a store that was
 * initialised earlier and has lost its settings with `DatabaseUnavailableError`. Returns true for the start that
 * initialised it.
 */
export function beginStore(
  database: Database,
  write: (transaction: Database["db"]) => Promise<void>,
): Promise<boolean> {
  return database.alone(() =>
    database.db.transaction().execute(async (transaction) => {
      const settings = await transaction.selectFrom("settings").select("id").executeTakeFirst();
      if (settings) return false;
      const beginning = await transaction.selectFrom("beginnings").select("begun_at").executeTakeFirst();
      if (!beginning || beginning.begun_at !== null) throw lostData(database);
      await write(transaction);
      await transaction.updateTable("beginnings").set({ begun_at: new Date().toISOString() }).execute();
      return true;
    }),
  );
}

const lostData = ({ label, dialect }: Database): DatabaseUnavailableError =>
  new DatabaseUnavailableError(
    `${label} has its tables, but its data is gone. Restore it from a backup. To begin anew, ` +
      (dialect === "sqlite"
        ? "set DATA_DIR to an empty folder."
        : "name an empty database in DATABASE_URL. Was a move interrupted? Run `pnpm move-to-postgres` again."),
  );
