import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { messageOf } from "../errors/index.ts";
import { makeDataFolder, movedDatabase, refuseMissingDatabase } from "./beginning.ts";
import { DatabaseUnavailableError } from "./errors.ts";
import { explainStorage } from "./explain.ts";
import { migrationsFor } from "./migrations/index.ts";
import { describePostgres, openPostgres } from "./postgres.ts";
import { newerMigrations } from "./schema-floor.ts";
import type { Db, Dialect } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

/** An open database with its schema up to date. */
export interface Database {
  db: Db;
  /** The same for slow statements; on PostgreSQL, those of `db` time out. */
  patient: Db;
  /** The connections behind `db`, for libraries that talk to PostgreSQL themselves; null on SQLite. */
  pool: Pool | null;
  dialect: Dialect;
  /** For people: `SQLite /data/preforma.sqlite` or `PostgreSQL host:port/name`; never a password. */
  label: string;
  /** Runs reads that all see one state of the data, without blocking writers. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Runs a task that only one process on this database may run at a time. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where data is stored: a folder for SQLite, a URL for PostgreSQL. */
export interface DatabaseOptions {
  dataDir: string;
  /** `postgres://user:password@host:port/name`; without it, SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Max duration of a statement on PostgreSQL, ms, if not the default. */
  statementTimeout?: number;
}

/** Advisory lock number of `alone`; any constant that nothing else in the database uses. */
const aloneLock = 7_305_811_024;

/**
 * Opens the database and migrates its schema under a lock, so that any number of processes may start at once. Throws
 * `DatabaseUnavailableError` with a message for the operator.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  statementTimeout,
}: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? await onPostgres(databaseUrl, statementTimeout) : onSqlite(dataDir);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    const explained = explainStorage(error, resolve(dataDir));
    if (explained instanceof DatabaseUnavailableError) throw explained;
    throw new DatabaseUnavailableError(
      `The schema of ${database.label} cannot be brought up to date: ${messageOf(error)}`,
      {
        cause: error,
      },
    );
  }
  return database;
}

/** Runs the migrations that the database lacks. A newer release may have run more on it. */
async function migrate(database: Database): Promise<void> {
  const own = await migrationsFor(database.dialect).getMigrations();
  const run = (migrations: typeof own) =>
    new Migrator({
      db: database.patient,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      // Commits added migrations whose names sort before those that stores had already run. No migration depends on
      // another of the same day, so missing ones may run in any order.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
  const first = await run(own);
  if (!first.error) return;
  const newer = await newerMigrations(database, own).catch((error: unknown) => {
    throw error instanceof DatabaseUnavailableError ? error : first.error;
  });
  const { error } = Object.keys(newer).length > 0 ? await run({ ...own, ...newer }) : first;
  if (error) throw error;
}

/** The path of the embedded database in the data folder. */
const fileName = "preforma.sqlite";
export const sqliteFile = (dataDir: string): string => join(resolve(dataDir), fileName);

function onSqlite(dataDir: string): Database {
  const file = sqliteFile(dataDir);
  let db: Db;
  try {
    makeDataFolder(dataDir);
    refuseMissingDatabase(resolve(dataDir), fileName);
    db = openSqlite(file);
  } catch (error) {
    // A move may have renamed the file while this waited for it.
    if (existsSync(join(dataDir, movedDatabase))) refuseMissingDatabase(resolve(dataDir), fileName);
    const explained = explainStorage(error, resolve(dataDir));
    if (explained instanceof DatabaseUnavailableError) throw explained;
    throw new DatabaseUnavailableError(
      `Cannot open ${file}: ${messageOf(error)}. Check that DATA_DIR exists and may be written.`,
      {
        cause: error,
      },
    );
  }
  return {
    db,
    patient: db,
    pool: null,
    dialect: "sqlite",
    label: `SQLite ${file}`,
    async snapshot(read) {
      // A separate connection: the writing one may be inside a transaction.
      const reader = openSqlite(file, "read");
      try {
        return await reader.transaction().execute(read);
      } finally {
        await reader.destroy();
      }
    },
    // The data folder's lock already excludes other servers.
    alone: (task) => task(),
    async close() {
      // The Kysely instance closes its connection only once it has been used.
      await sql`select 1`.execute(db);
      await db.destroy();
    },
  };
}

async function onPostgres(databaseUrl: string, statementTimeout?: number): Promise<Database> {
  const { db, patient, pool } = await openPostgres(databaseUrl, statementTimeout);
  return {
    db,
    patient,
    pool,
    dialect: "postgres",
    label: describePostgres(databaseUrl),
    snapshot: (read) =>
      patient.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read),
    alone: (task) =>
      patient.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${sql.lit(aloneLock)})`.execute(connection);
        try {
          return await task();
        } finally {
          await sql`select pg_advisory_unlock(${sql.lit(aloneLock)})`.execute(connection);
        }
      }),
    close: async () => void (await Promise.all([db.destroy(), patient.destroy()])),
  };
}
