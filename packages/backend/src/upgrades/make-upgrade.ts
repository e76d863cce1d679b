/**
 * Writes a small database as an earlier commit left it, for the upgrade tests beside this file:
 * `TEST_DATABASE_URL=… node packages/backend/src/upgrades/make-upgrade.ts <commit>…`.
 * Needs git, and pg_dump for PostgreSQL.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { storeKinds } from "../testing/stores.ts";

const repository = join(import.meta.dirname, "../../../..");
const run = (command: string, args: readonly string[], cwd?: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "inherit"],
  });

/** A SQLite file as statements that create it again. */
function dumpSqlite(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const made = database
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const tables = made.filter((row) => row["type"] === "table");
  const lines = ["pragma foreign_keys = off;", "begin;", ...tables.map((row) => `${String(row["sql"])};`)];
  for (const { name } of tables) {
    const columns = database.prepare(`select name from pragma_table_info('${String(name)}')`).all();
    const values = columns.map((column) => `quote("${String(column["name"])}")`).join(" || ',' || ");
    for (const row of database.prepare(`select ${values} as line from "${String(name)}"`).all())
      lines.push(`insert into "${String(name)}" values (${String(row["line"])});`);
  }
  const others = made.filter((row) => row["type"] !== "table");
  lines.push(...others.map((row) => `${String(row["sql"])};`), "commit;", "");
  database.close();
  return lines.join("\n");
}

/** A PostgreSQL database as statements; lines for psql alone are left out. */
function dumpPostgres(url: string): string {
  const dump = run("pg_dump", ["--no-owner", "--no-privileges", "--rows-per-insert=100", url]);
  return dump
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("\\") && !line.startsWith("--"))
    .join("\n");
}

for (const given of process.argv.slice(2)) {
  const commit = run("git", ["rev-parse", "--short=7", given], repository).trim();
  const checkout = mkdtempSync(join(tmpdir(), "preforma-upgrade-"));
  try {
    run("git", ["clone", "--quiet", "--shared", repository, checkout]);
    run("git", ["checkout", "--quiet", commit], checkout);
    run("npx", ["--yes", "pnpm@12", "install", "--frozen-lockfile"], checkout);
    for (const { name, create } of storeKinds) {
      const store = await create();
      const filler = join(import.meta.dirname, "fill-store.ts");
      console.log(`${commit} on ${name}`);
      console.log(run(process.execPath, [filler, checkout, JSON.stringify(store)]));
      const dump = store.databaseUrl
        ? dumpPostgres(store.databaseUrl)
        : dumpSqlite(join(store.dataDir, "preforma.sqlite"));
      const file = join(import.meta.dirname, `${commit}.${name.toLowerCase()}.sql.gz`);
      writeFileSync(file, gzipSync(dump, { level: 9 }));
      await store.dispose();
    }
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}
