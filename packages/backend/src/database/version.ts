import { sql } from "kysely";
import type { Db, Dialect } from "./schema.ts";

/** The channel on which PostgreSQL notifies other processes of a new version. */
export const versionChannel = "preforma_version";

/** Version counters of the data that readers cache in memory. */
export interface Versions {
  catalogue: number;
  settings: number;
  content: number;
}

const rows = { catalogue: 1, settings: 2, content: 3 } as const;

/** The versions in the database; each increases with every change to its subject. */
export async function readVersions(db: Db): Promise<Versions> {
  const found = await db.selectFrom("versions").select(["id", "version"]).execute();
  const versionOf = (id: number): number => found.find((row) => row.id === id)?.version ?? 0;
  return {
    catalogue: versionOf(rows.catalogue),
    settings: versionOf(rows.settings),
    content: versionOf(rows.content),
  };
}

/** Increments a version inside the transaction that made the change; readers are notified on commit. */
export async function bumpVersion(transaction: Db, subject: keyof Versions): Promise<void> {
  await transaction
    .updateTable("versions")
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .where("id", "=", rows[subject])
    .execute();
  if (dialectOf(transaction) === "postgres")
    await sql`select pg_notify(${versionChannel}, ${subject})`.execute(transaction);
}

/** The dialect behind a Kysely instance, also inside a transaction. */
export function dialectOf(db: Db): Dialect {
  return db.getExecutor().adapter.supportsMultipleConnections ? "postgres" : "sqlite";
}
