import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import type { DatabaseSchema, Db } from "./schema.ts";

/** Prepared statements cached per connection; bulk writes repeat a handful of statements thousands of times. */
const cachedStatements = 128;
/** How long a writer waits for another process's transaction, ms. */
const busyTimeout = 15_000;

/**
 * SQLite rolls DDL back like any other statement. Declaring this makes Kysely run all migrations in one transaction: a
 * process that dies half-way leaves nothing behind.
 */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

function bridge(database: DatabaseSync, writable: boolean): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSync; reader: boolean }>();
  // A full disk ends a transaction by itself. Rolling back again would throw and hide the real error.
  const rollBack = (): void => {
    if (database.isTransaction) database.exec("rollback");
  };
  const rollback: ReturnType<SqliteDatabase["prepare"]> = {
    reader: false,
    all: () => (rollBack(), []),
    run: () => (rollBack(), { changes: 0, lastInsertRowid: 0 }),
    iterate: () => (rollBack(), [].values()),
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === "rollback") return rollback;
      // A transaction of the writing connection takes the write lock at once: a deferred one that
      // reads first cannot wait for another process and fails with SQLITE_BUSY_SNAPSHOT.
      const text = writable && sql === "begin" ? "begin immediate" : sql;
      const cached = statements.get(text) ?? prepare(database, text);
      // Inserted again, so that the map's order is that of last use.
      statements.delete(text);
      statements.set(text, cached);
      const [oldest] = statements.keys();
      if (statements.size > cachedStatements && oldest !== undefined) statements.delete(oldest);
      const { statement, reader } = cached;
      return {
        reader,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      };
    },
  };
}

/**
 * Kysely types parameters as unknown; only plain values of the schema arrive here. Checking each of a million values
 * would cost more than writing them.
 */
const bindable = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

function prepare(database: DatabaseSync, text: string): { statement: StatementSync; reader: boolean } {
  const statement = database.prepare(text);
  return { statement, reader: statement.columns().length > 0 };
}

/** Opens one connection to a SQLite file: every commit is durable, and readers never block the writer. */
export function openSqlite(file: string, mode: "write" | "read" = "write"): Db {
  // Created with owner-only permissions, which the files that SQLite adds beside it inherit.
  if (mode === "write") closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { readOnly: mode === "read", timeout: busyTimeout });
  if (mode === "write")
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  return new Kysely<DatabaseSchema>({
    dialect: new TransactionalSqliteDialect({ database: bridge(database, mode === "write") }),
  });
}
