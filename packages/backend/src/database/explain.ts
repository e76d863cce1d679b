import { codeOf, messageOf } from "../errors/index.ts";
import { DatabaseUnavailableError, isStorageFailure } from "./errors.ts";

/** Error codes of the operating system, grouped by the remedy. */
const forbidden = new Set(["EACCES", "EPERM", "EROFS"]);
const noFolder = new Set(["EEXIST", "ENOTDIR"]);
const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
/** Primary result codes of SQLite: busy; no permission, read-only, cannot open; full; corrupt, no database. */
const sqliteBusy = 5;
const sqliteForbidden = new Set([3, 8, 14]);
const sqliteFull = 13;
const sqliteDamaged = new Set([11, 26]);
/** SQLite's codes for a file that cannot grow: a database or its shared memory. */
const sqliteCannotGrow = new Set([778, 4874]);

/** Whether a folder cannot be created although its parent exists, as in `/proc`. */
const isNotCreated = (error: unknown): boolean =>
  codeOf(error) === "ENOENT" && (error as NodeJS.ErrnoException).syscall === "mkdir";

function sqliteCode(error: unknown): number | null {
  if (codeOf(error) !== "ERR_SQLITE_ERROR") return null;
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode : null;
}

/** Whether something failed because a disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  const sqlite = sqliteCode(error) ?? 0;
  return full.has(codeOf(error) ?? "") || (sqlite & 0xff) === sqliteFull || sqliteCannotGrow.has(sqlite);
}

/**
 * Turns a storage failure at start into a `DatabaseUnavailableError` whose message says what to do; returns any other
 * error unchanged.
 */
export function explainStorage(error: unknown, dataDir: string): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  const sentence = sentenceOf(error, dataDir);
  return sentence === null ? error : new DatabaseUnavailableError(sentence, { cause: error });
}

function sentenceOf(error: unknown, dataDir: string): string | null {
  const code = codeOf(error) ?? "";
  const sqlite = sqliteCode(error);
  const primary = sqlite === null ? -1 : sqlite & 0xff;
  if (sqliteDamaged.has(primary))
    return `The database in ${dataDir} is damaged (${messageOf(error)}). Restore it from a backup.`;
  if (primary === sqliteBusy)
    return `Another command is using the database in ${dataDir}. Wait until it has ended, and try again.`;
  if (isDiskFull(error))
    return `The disk of the data folder ${dataDir} is full. Free space on it and start again; what was stored is still there.`;
  if (forbidden.has(code) || isNotCreated(error) || sqliteForbidden.has(primary))
    return (
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). Give it to the user who starts the site, ` +
      "check that its disk is not read-only, or set DATA_DIR to another folder."
    );
  if (noFolder.has(code))
    return `The data folder ${dataDir} is or lies below a file. Set DATA_DIR to a folder.`;
  return isStorageFailure(error)
    ? `The data cannot be read or stored: ${messageOf(error)}. Check the disk of ${dataDir}, or the server in DATABASE_URL.`
    : null;
}
