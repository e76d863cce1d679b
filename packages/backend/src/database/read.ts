import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { sql } from "kysely";
import { refuseMissingDatabase } from "./beginning.ts";
import { DatabaseUnavailableError } from "./errors.ts";
import { explainStorage } from "./explain.ts";
import { migrationsFor } from "./migrations/index.ts";
import { type DatabaseOptions, sqliteFile } from "./open.ts";
import { describePostgres, openPostgres } from "./postgres.ts";
import type { Db } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { dialectOf } from "./version.ts";

/**
 * Reads data without creating or changing anything, not even a folder or the schema. `read` gets null if nothing is
 * stored yet. Throws `DatabaseUnavailableError`, also for the schema of an earlier release.
 */
export async function readDatabase<T>(
  { dataDir, databaseUrl }: DatabaseOptions,
  read: (db: Db | null) => Promise<T>,
): Promise<T> {
  if (databaseUrl) {
    const { db, patient } = await openPostgres(databaseUrl);
    try {
      const label = describePostgres(databaseUrl);
      return await patient
        .transaction()
        .setAccessMode("read only")
        .execute(async (reader) => read((await isEmpty(reader, label)) ? null : reader));
    } finally {
      await Promise.all([db.destroy(), patient.destroy()]);
    }
  }
  const file = sqliteFile(dataDir);
  if (existsSync(dataDir)) refuseMissingDatabase(resolve(dataDir), basename(file));
  if (!existsSync(file)) return read(null);
  let reader: Db | null = null;
  try {
    reader = openSqlite(file, "read");
    return await read((await isEmpty(reader, `SQLite ${file}`)) ? null : reader);
  } catch (error) {
    throw explainStorage(error, resolve(dataDir));
  } finally {
    await reader?.destroy();
  }
}

/** Whether a database has no tables yet. */
async function isEmpty(db: Db, label: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return true;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const own = Object.keys(await migrationsFor(dialectOf(db)).getMigrations());
  if (own.every((name) => rows.some((row) => row.name === name))) return false;
  throw new DatabaseUnavailableError(
    `${label} has the schema of an earlier release. Start the site once, which brings it up to date.`,
  );
}
