import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { messageOf, RefusedError } from "../errors/index.ts";
import { copyDurably } from "./files.ts";
import type { DatabaseCopy, DatabaseFacts } from "./database-copy.ts";

const fileName = "preforma.sqlite";

/** More pages than a database can have: all are copied in one step, so that concurrent writers change nothing. */
const allPages = 2 ** 31 - 1;

/** The database file of a data folder. */
export const sqliteCopy = (dataDir: string): DatabaseCopy => ({
  dialect: "sqlite",
  fileName: "database.sqlite",
  async save(file) {
    let source: DatabaseSync;
    try {
      source = new DatabaseSync(join(dataDir, fileName), { readOnly: true });
    } catch (error) {
      throw new RefusedError(
        `There is no database to save in ${dataDir} (${messageOf(error)}). Is DATA_DIR right?`,
      );
    }
    try {
      await backup(source, file, { rate: allPages });
    } finally {
      source.close();
    }
    return factsOf(file);
  },
  isEmpty: () => Promise.resolve(true),
  async load(file) {
    const target = join(dataDir, fileName);
    await copyDurably(file, target);
    return factsOf(target);
  },
});

/** Checks a database file and reads its contents. Afterwards it is a single file, without a journal. */
function factsOf(file: string): DatabaseFacts {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
    const { integrity_check: integrity } = database.prepare("pragma integrity_check").get() ?? {};
    if (integrity !== "ok")
      throw new RefusedError(`The database is damaged: ${String(integrity)}. Restore an earlier backup.`);
    const names = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map(({ name }) => String(name));
    const tables = names("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'");
    return {
      counts: Object.fromEntries(
        tables.map((table) => [
          table,
          Number(database.prepare(`select count(*) as n from "${table}"`).get()?.["n"]),
        ]),
      ),
      migrations: names("select name from kysely_migration order by name"),
      uploads: names("select stored_name as name from request_files"),
    };
  } finally {
    database.close();
  }
}
