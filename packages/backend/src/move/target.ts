import pg from "pg";
import { moveProgress as progress } from "../database/index.ts";
import { messageOf, RefusedError } from "../errors/index.ts";
import { summing, type Row, type TableSummary } from "./checksum.ts";
import type { Source, SourceTable } from "./source.ts";

/** Rows per read or write. */
const batchSize = 1000;

/** The progress of a target: empty, a part of this source, or all of it. */
export type TargetState = "empty" | "begun" | "finished";

const hasTable = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query<{ found: boolean }>("select to_regclass($1) is not null as found", [name])).rows[0]
    ?.found === true;

/** Checks the target. Throws `RefusedError` if it contains anything but this source. */
export async function stateOf(client: pg.Client, source: Source): Promise<TargetState> {
  if (await hasTable(client, progress)) {
    const { rows } = await client.query(`select 1 from ${progress} where source_id <> $1 limit 1`, [
      source.id,
    ]);
    if (rows.length === 0) return "begun";
    throw new RefusedError(
      "The database in DATABASE_URL holds the beginning of another data folder's move. Name an empty one (createdb).",
    );
  }
  if (await hasTable(client, "beginnings")) {
    const { rows } = await client.query("select 1 from beginnings where database_id = $1", [source.id]);
    if (rows.length > 0) return "finished";
  }
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() limit 3",
  );
  if (rows.length === 0) return "empty";
  throw new RefusedError(
    `The database in DATABASE_URL is not empty (${rows.map(({ name }) => name).join(", ")}). ` +
      "Name an empty one (createdb): a move writes over nothing.",
  );
}

/** Records the plan before anything else is in the target. */
export async function writePlan(
  client: pg.Client,
  source: Source,
  plan: ReadonlyMap<string, TableSummary>,
): Promise<void> {
  await client.query("begin");
  await client.query(
    `create table ${progress} (table_name text primary key, source_id text not null, row_count bigint not null, checksum text not null, is_moved boolean not null default false)`,
  );
  for (const [name, { rows, checksum }] of plan)
    await client.query(`insert into ${progress} values ($1, $2, $3, $4)`, [name, source.id, rows, checksum]);
  await client.query("commit");
}

/** Names of the tables that are already moved. Throws `RefusedError` if the source differs from the plan. */
export async function movedTables(
  client: pg.Client,
  plan: ReadonlyMap<string, TableSummary>,
): Promise<Set<string>> {
  const { rows } = await client.query<{ table_name: string; checksum: string; is_moved: boolean }>(
    `select table_name, checksum, is_moved from ${progress}`,
  );
  const changed = rows.filter(({ table_name, checksum }) => plan.get(table_name)?.checksum !== checksum);
  if (changed.length > 0 || rows.length !== plan.size)
    throw new RefusedError(
      `The data folder has changed since this move began (${changed.map(({ table_name }) => table_name).join(", ")}). ` +
        "Drop the database in DATABASE_URL, create it again, and begin anew.",
    );
  return new Set(rows.filter(({ is_moved }) => is_moved).map(({ table_name }) => table_name));
}

/** Throws `RefusedError` unless the target has all columns of the source. */
export async function checkColumns(client: pg.Client, source: Source): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()",
  );
  const known = new Set(rows.map(({ name }) => name));
  const missing = source.tables
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
    .filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new RefusedError(
      `A newer release has written to the data folder: this one does not know ${missing.slice(0, 5).join(", ")}. ` +
        "Move with that release.",
    );
}

/** Moves one table in one transaction and compares it. Afterwards all of it is there, and recorded, or nothing. */
export async function moveTable(
  client: pg.Client,
  source: Source,
  table: SourceTable,
  expected: TableSummary,
): Promise<void> {
  await client.query("begin");
  try {
    await copyRows(client, source, table);
    await compare(client, table, expected);
    await client.query(`update ${progress} set is_moved = true where table_name = $1`, [table.name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    if (error instanceof RefusedError) throw error;
    throw new RefusedError(
      `The table ${table.name} cannot be moved: ${messageOf(error)}. The tables before it are stored; run the command again to go on.`,
    );
  }
}

/** Writes all rows of a table, within a transaction. */
export async function copyRows(client: pg.Client, source: Source, table: SourceTable): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  // Rows that refer to others of the same table come in any order: PostgreSQL checks the constraints at the end.
  const { rows: own } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'f' and conrelid = confrelid and conrelid = to_regclass($1)",
    [name],
  );
  const judge = async (when: string): Promise<void> => {
    for (const constraint of own)
      await client.query(
        `alter table ${name} alter constraint ${pg.escapeIdentifier(constraint.name)} ${when}`,
      );
  };
  // Rows that the migrations wrote are in the source too.
  await client.query(`delete from ${name}`);
  await judge("deferrable initially deferred");
  const write = async (rows: readonly Row[]): Promise<void> => {
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [JSON.stringify(rows)],
    );
  };
  let batch: Row[] = [];
  for (const row of source.rows(table)) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  await client.query("set constraints all immediate");
  await judge("not deferrable");
}

async function compare(client: pg.Client, table: SourceTable, expected: TableSummary): Promise<void> {
  const sum = summing(table.columns);
  await client.query(`declare moved no scroll cursor for select * from ${pg.escapeIdentifier(table.name)}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batchSize} from moved`);
    if (rows.length === 0) break;
    for (const row of rows) sum.add(row);
  }
  await client.query("close moved");
  const found = sum.summary();
  if (found.rows !== expected.rows)
    throw new RefusedError(`${table.name} has ${expected.rows} rows, and ${found.rows} have arrived.`);
  if (found.checksum !== expected.checksum)
    throw new RefusedError(`What has arrived in ${table.name} is not what the data folder holds.`);
}

/** Sets the id counters to the source's values, within a transaction. */
export async function setCounters(client: pg.Client, source: Source): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'",
  );
  for (const { table_name: table, column_name: column } of rows) {
    const last = source.lastId(table);
    if (last !== null && last > 0)
      await client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [
        pg.escapeIdentifier(table),
        column,
        last,
      ]);
  }
}

/** Drops the plan, within a transaction. */
export const dropPlan = (client: pg.Client): Promise<unknown> => client.query(`drop table ${progress}`);
