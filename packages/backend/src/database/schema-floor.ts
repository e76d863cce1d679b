import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DatabaseUnavailableError } from "./errors.ts";
import type { Db } from "./schema.ts";

/**
 * For a migration that removes something (a table, a column, a nullable value): from then on, releases whose newest
 * migration sorts before `migration` are refused. All others start on a schema that is newer than they are, as after a
 * rollback or during a rolling upgrade.
 */
export async function raiseFloor(db: Kysely<unknown>, migration: string): Promise<void> {
  await sql`update schema_floor set migration = ${migration} where migration < ${migration}`.execute(db);
}

/**
 * Migrations that a later release has run on this database, as no-ops, since Kysely must know every migration that was
 * run. Throws `DatabaseUnavailableError` if this release cannot work on that schema.
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
