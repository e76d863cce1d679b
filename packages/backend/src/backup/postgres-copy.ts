import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type pg from "pg";
import { connected } from "../command-line/connected.ts";
import { codeOf, messageOf, RefusedError } from "../errors/index.ts";
import type { DatabaseCopy, DatabaseFacts } from "./database-copy.ts";

const execute = promisify(execFile);

/** The database of a URL, copied by PostgreSQL's own programs. */
export const postgresCopy = (databaseUrl: string): DatabaseCopy => ({
  dialect: "postgres",
  fileName: "database.dump",
  save: (file) =>
    connected(databaseUrl, async (client) => {
      // The program reads exactly the snapshot that is counted here, even if rows are written meanwhile.
      await client.query("begin isolation level repeatable read read only");
      const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
      const facts = await factsOf(client);
      await program("pg_dump", client, databaseUrl, [
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        `--snapshot=${rows[0]?.snapshot}`,
        `--file=${file}`,
      ]);
      return facts;
    }),
  isEmpty: () => connected(databaseUrl, async (client) => (await tablesOf(client)).length === 0),
  load: (file) =>
    connected(databaseUrl, async (client) => {
      await program("pg_restore", client, databaseUrl, [
        "--exit-on-error",
        "--single-transaction",
        "--no-owner",
        "--no-privileges",
        `--dbname=${client.database}`,
        file,
      ]);
      return factsOf(client);
    }),
});

/**
 * Runs one of PostgreSQL's programs. The password is passed in the environment, because others may read the command
 * line.
 */
async function program(
  name: "pg_dump" | "pg_restore",
  { host, port, user, password, database }: pg.Client,
  databaseUrl: string,
  options: readonly string[],
): Promise<void> {
  const sslMode = new URL(databaseUrl).searchParams.get("sslmode");
  try {
    await execute(name, options, {
      env: {
        ...process.env,
        PGHOST: host,
        PGPORT: String(port),
        PGUSER: user,
        PGDATABASE: database,
        ...(typeof password === "string" && { PGPASSWORD: password }),
        ...(sslMode !== null && { PGSSLMODE: sslMode }),
      },
    });
  } catch (error) {
    if (codeOf(error) === "ENOENT")
      throw new RefusedError(
        `${name} is not installed. Install PostgreSQL's client programs, of the server's version or newer.`,
      );
    const output = (error as { stderr?: string }).stderr?.trim();
    throw new RefusedError(`${name} failed: ${output || messageOf(error)}`);
  }
}

const namesOf = async (client: pg.Client, sql: string): Promise<string[]> =>
  (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const tablesOf = (client: pg.Client): Promise<string[]> =>
  namesOf(client, "select tablename as name from pg_tables where schemaname = current_schema() order by 1");

async function factsOf(client: pg.Client): Promise<DatabaseFacts> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from "${table}"`);
    counts[table] = Number(rows[0]?.n);
  }
  return {
    counts,
    migrations: await namesOf(client, "select name from kysely_migration order by name"),
    uploads: await namesOf(client, "select stored_name as name from request_files"),
  };
}
