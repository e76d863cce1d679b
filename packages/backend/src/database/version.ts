import { sql, type Kysely } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { DatabaseSchema } from "./schema.ts";

/** The channel on which PostgreSQL tells other processes of a new version. */
export const versionChannel = "preforma_version";

/** The version of catalogue and settings as it stands in the database; counts up with every change. */
export async function readVersion(db: Kysely<DatabaseSchema>): Promise<number> {
  const row = await db.selectFrom("catalogue_version").select("version").where("id", "=", 1).executeTakeFirstOrThrow();
  return row.version;
}

/** Counts the version up inside the transaction that made the change; readers hear of it on commit. */
export async function bumpVersion(transaction: Kysely<DatabaseSchema>): Promise<void> {
  const { version } = await transaction
    .updateTable("catalogue_version")
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  if (dialectOf(transaction) === "postgres") await sql`select pg_notify(${versionChannel}, ${String(version)})`.execute(transaction);
}

/** The dialect behind a Kysely instance, also inside a transaction. */
export function dialectOf(db: Kysely<DatabaseSchema>): Dialect {
  return db.getExecutor().adapter.supportsMultipleConnections ? "postgres" : "sqlite";
}
