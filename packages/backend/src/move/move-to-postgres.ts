import { existsSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { connected } from "../command-line/connected.ts";
import { lockDataFolder, movedDatabase, openDatabase } from "../database/index.ts";
import { codeOf, RefusedError } from "../errors/index.ts";
import type { TableSummary } from "./checksum.ts";
import { openSource, type Source } from "./source.ts";
import {
  checkColumns,
  copyRows,
  dropPlan,
  movedTables,
  moveTable,
  setCounters,
  stateOf,
  writePlan,
} from "./target.ts";

/** The table whose row marks a store as initialised. No site starts on the target without it. */
const lastTable = "beginnings";

/** The result of a move. */
export interface Moved {
  /** Rows and checksum of each table. */
  tables: ReadonlyMap<string, TableSummary>;
  /** Tables that an earlier, interrupted run had already moved. */
  before: number;
}

/**
 * Moves the embedded database of a data folder to an empty PostgreSQL, with the secret that signs sessions, and renames
 * the file. Each table is moved in one transaction and compared; an interrupted move resumes with the first missing
 * table. Uploads and photographs stay in the folder. Throws `RefusedError`, and `DataFolderInUseError` while a site
 * runs on the folder.
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  onTable: (name: string, summary: TableSummary) => void,
): Promise<Moved> {
  const file = join(dataDir, "preforma.sqlite");
  if (!existsSync(file))
    throw new RefusedError(
      existsSync(join(dataDir, movedDatabase))
        ? `The database of ${dataDir} has been moved already: its file is now called ${movedDatabase}.`
        : `There is no database to move in ${dataDir}. Is DATA_DIR right?`,
    );
  const lock = lockDataFolder(dataDir, "pnpm move-to-postgres");
  try {
    // Both databases get the schema of this release.
    await (await openDatabase({ dataDir })).close();
    const source = openSource(file);
    try {
      const moved = await connected(databaseUrl, (client) =>
        moveRows(client, source, { dataDir, databaseUrl }, onTable),
      );
      source.close();
      // Under its old name, a site started without DATABASE_URL would continue to use it.
      await rename(file, join(dataDir, movedDatabase));
      return moved;
    } catch (error) {
      source.close();
      throw error;
    }
  } finally {
    lock.release();
  }
}

async function moveRows(
  client: pg.Client,
  source: Source,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  onTable: (name: string, summary: TableSummary) => void,
): Promise<Moved> {
  const tables = new Map(source.tables.map((table) => [table.name, source.summary(table)]));
  const state = await stateOf(client, source);
  if (state === "finished") return { tables, before: tables.size };
  if (state === "empty") await writePlan(client, source, tables);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    // Sites that start meanwhile wait here, and so does a second move.
    return await database.alone(async () => {
      const moved = await movedTables(client, tables);
      await checkColumns(client, source);
      const { rows: begun } = await client.query(`select 1 from ${lastTable} where begun_at is not null`);
      if (begun.length > 0)
        throw new RefusedError(
          "A site was started on the database in DATABASE_URL before the move was done. " +
            "Stop it, drop the database, create it again, and begin anew.",
        );
      await client.query(`delete from ${lastTable}`);
      for (const table of source.tables) {
        const summary = tables.get(table.name);
        if (!summary || table.name === lastTable || moved.has(table.name)) continue;
        await moveTable(client, source, table, summary);
        onTable(table.name, summary);
      }
      await finish(client, source, dataDir);
      return { tables, before: moved.size };
    });
  } finally {
    await database.close();
  }
}

/** The last transaction: it makes the target a store on which a site starts. */
async function finish(client: pg.Client, source: Source, dataDir: string): Promise<void> {
  const secret = await readFile(join(dataDir, "auth-secret"), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  await client.query("begin");
  await setCounters(client, source);
  if (secret !== null)
    await client.query("insert into secrets (name, value, created_at) values ('auth', $1, $2)", [
      secret.trim(),
      new Date().toISOString(),
    ]);
  for (const table of source.tables) if (table.name === lastTable) await copyRows(client, source, table);
  await dropPlan(client);
  await client.query("commit");
}
