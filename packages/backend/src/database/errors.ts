import { codeOf, RefusedError } from "../errors/index.ts";

/** The database cannot be opened. The message is written for the person who starts the server. */
export class DatabaseUnavailableError extends RefusedError {
  override readonly name = "DatabaseUnavailableError";
}

/** Another process already serves this data folder. The message says which one and what to do. */
export class DataFolderInUseError extends RefusedError {
  override readonly name = "DataFolderInUseError";
}

/**
 * Primary result codes of SQLite about the storage, not about the statement: busy, locked, out of memory, read-only,
 * I/O, full, cannot open.
 */
const sqliteFailures = new Set([5, 6, 7, 8, 10, 13, 14]);
/**
 * The same for PostgreSQL's SQLSTATEs: connection, sign-in, missing database, deadlock and serialisation, server state,
 * resources, operator intervention, system, read-only.
 */
const postgresFailure = /^(?:08|28|3D|40|53|57|58)|^(?:25006|55000|55P03)$/;
/** Error codes of the operating system, for sockets and files. */
const systemFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EROFS",
  "EIO",
  "EACCES",
  "EPERM",
  "EMFILE",
  "ENFILE",
]);
/** Messages of the driver for connection errors that have no code. */
const brokenConnection =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|after calling end on the pool|query read timeout/i;

/**
 * Whether a failure means that data cannot be stored or read at the moment: the same call may work later, so the client
 * is asked to retry. Any other failure is a bug.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isStorageFailure)) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && sqliteFailures.has(errcode & 0xff);
  if (
    typeof code === "string" &&
    (systemFailures.has(code) || (code.length === 5 && postgresFailure.test(code)))
  )
    return true;
  return brokenConnection.test(error.message) || isStorageFailure(error.cause);
}

/** SQLite's extended result codes for a unique index and a primary key. */
const sqliteDuplicates: readonly unknown[] = [2067, 1555];

/** Whether a statement failed because such a row already exists, in either dialect. */
export function isDuplicate(error: unknown): boolean {
  if (codeOf(error) === "23505") return true;
  return error instanceof Error && "errcode" in error && sqliteDuplicates.includes(error.errcode);
}
