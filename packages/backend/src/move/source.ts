import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { explainStorage } from "../database/index.ts";
import { summing, type Row, type TableSummary } from "./checksum.ts";

/** A table of the embedded database. */
export interface SourceTable {
  name: string;
  columns: readonly string[];
}

/** The embedded database, locked so that no one writes to it meanwhile. */
export interface Source {
  /** The same in every copy and backup of this database. */
  id: string;
  /** All tables but the migrator's own. A table comes after those that its rows refer to. */
  tables: readonly SourceTable[];
  rows: (table: SourceTable) => Iterable<Row>;
  summary: (table: SourceTable) => TableSummary;
  /** The highest id that an auto-incrementing table has assigned. */
  lastId: (table: string) => number | null;
  close: () => void;
}

/**
 * Opens the database file, whose schema must be up to date. Throws `DatabaseUnavailableError` if another process has it
 * open.
 */
export function openSource(file: string): Source {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const all = (sql: string) => database.prepare(sql).all();
  try {
    // Other commands may normally write beside a server. None may have the file open now: what it writes after the
    // move would be lost.
    database.exec("pragma locking_mode = exclusive; begin immediate");
    const counters = new Map(
      all("select name, seq from sqlite_sequence").map(({ name, seq }) => [String(name), Number(seq)]),
    );
    const tables = inOrder(
      all(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
      ).map(({ name }) => ({
        name: String(name),
        columns: all(`select name from pragma_table_info('${String(name)}')`).map((column) =>
          String(column["name"]),
        ),
        refersTo: all(`select "table" as name from pragma_foreign_key_list('${String(name)}')`).map((key) =>
          String(key["name"]),
        ),
      })),
    );
    const rows = ({ name }: SourceTable) => database.prepare(`select * from "${name}"`).iterate();
    return {
      id: String(all("select database_id from beginnings")[0]?.["database_id"]),
      tables,
      rows,
      summary(table) {
        const sum = summing(table.columns);
        for (const row of rows(table)) sum.add(row);
        return sum.summary();
      },
      lastId: (table) => counters.get(table) ?? null,
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw explainStorage(error, dirname(file));
  }
}

/** Sorts referenced tables first. A table may refer to itself. */
function inOrder(tables: readonly (SourceTable & { refersTo: string[] })[]): SourceTable[] {
  const ordered: SourceTable[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name, refersTo }) => !done.has(name) && refersTo.every((other) => other === name || done.has(other)),
    );
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      done.add(name);
    }
  }
  return ordered;
}
