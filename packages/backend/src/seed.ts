import type { Logger } from "pino";
import { writeCatalogue } from "./catalogue/store.ts";
import type { CatalogueRecords } from "./catalogue/records.ts";
import type { Database } from "./database/index.ts";

/**
 * Records in a new store that a seed is to be written. A store into which products were imported before its first start
 * gets none.
 */
export async function planSeed(transaction: Database["db"], name: string): Promise<void> {
  const anyProduct = await transaction.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (anyProduct) return;
  await transaction
    .insertInto("seeds")
    .values({ name, started_at: new Date().toISOString(), finished_at: null })
    .execute();
}

/**
 * Writes the demonstration catalogue if it was planned. A start that was killed half-way repeats it: records are found
 * by key and code, so that nothing is duplicated.
 */
export async function seedCatalogue(
  database: Database,
  name: string,
  read: () => Promise<CatalogueRecords>,
  logger: Logger,
): Promise<void> {
  const { db } = database;
  await database.alone(async () => {
    const known = await db.selectFrom("seeds").selectAll().where("name", "=", name).executeTakeFirst();
    if (!known && !(await db.selectFrom("products").select("id").limit(1).executeTakeFirst()))
      logger.warn("no demonstration catalogue: it is only written into a store on its first start");
    if (!known || known.finished_at) return;
    const started = performance.now();
    const catalogue = await read();
    const counts = await writeCatalogue(db, catalogue);
    await db
      .updateTable("seeds")
      .set({ finished_at: new Date().toISOString() })
      .where("name", "=", name)
      .execute();
    logger.info(
      { ...counts, categories: catalogue.categories.length, ms: Math.round(performance.now() - started) },
      "demonstration catalogue written",
    );
  });
}
