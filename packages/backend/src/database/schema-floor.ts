import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DatabaseUnavailableError } from "./errors.ts";
import type { Db } from "./schema.ts";

/**
 * For a migration that takes something away (a table, a column, a value that may be missing): releases whose newest
 * migration sorts before `migration` are refused from then on. All others start on a schema that is newer than they
 * are, as after a roll-back or while servers are replaced one by one.
 */
export async function raiseFloor(db: Kysely<unknown>, migration: string): Promise<void> {
  await sql`update schema_floor set migration = ${migration} where migration < ${migration}`.execute(db);
}

/**
 * Migrations that a later release has run on this database, as ones that do nothing, since Kysely wants to know all
 * that were run. Throws `DatabaseUnavailableError` where this release cannot work on that schema.
 */
export async function newerMigrations(
  { db, label }: { db: Db; label: string },
  own: Readonly<Record<string, Migration>>,
): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(own, name));
  if (newer.length === 0) return {};
  const newest = Object.keys(own).toSorted().at(-1) ?? "";
  const floor = await db.selectFrom("schema_floor").select("migration").executeTakeFirst();
  if (!floor || newest < floor.migration)
    throw new DatabaseUnavailableError(
      `${label} was changed by a newer release (${newer.toSorted().join(", ")}), and this release cannot work on it. ` +
        "Start the newer release, or restore the backup from before it was installed.",
    );
  return Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }]));
}
