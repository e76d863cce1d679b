import type { Database } from "./open.ts";
import type { DbTransaction } from "./schema.ts";

/**
 * Writes the demo data that belongs to a demonstration catalogue, once and in one transaction, so that a start that was
 * killed half-way repeats it. A shop that imported its own articles gets none. Returns true if it was written.
 */
export function seedOnce(
  database: Database,
  catalogueSeed: string,
  part: string,
  write: (transaction: DbTransaction) => Promise<boolean>,
): Promise<boolean> {
  const name = `${catalogueSeed}-${part}`;
  return database.alone(() =>
    database.db.transaction().execute(async (transaction) => {
      const seeds = await transaction
        .selectFrom("seeds")
        .select("name")
        .where("name", "in", [catalogueSeed, name])
        .execute();
      if (seeds.length !== 1 || seeds[0]?.name !== catalogueSeed) return false;
      if (!(await write(transaction))) return false;
      const now = new Date().toISOString();
      await transaction.insertInto("seeds").values({ name, started_at: now, finished_at: now }).execute();
      return true;
    }),
  );
}
