import type { Logger } from "pino";
import { upsertCategories, upsertProducts } from "./catalogue/store.ts";
import type { CategoryRecord, ProductRecord } from "./catalogue/records.ts";
import type { Database } from "./database/index.ts";

/** Records that a seed writes. */
export interface SeedCatalogue {
  categories: readonly CategoryRecord[];
  products: readonly ProductRecord[];
}

/**
 * Writes the demonstration catalogue on the first start. A start that was killed half-way does it
 * again: records are found by key and code, so that nothing comes twice. A database into which
 * products were imported before is left as it is.
 */
export async function seedCatalogue(
  database: Database,
  name: string,
  read: () => Promise<SeedCatalogue>,
  logger: Logger,
): Promise<void> {
  const { db } = database;
  await database.alone(async () => {
    const known = await db.selectFrom("seeds").selectAll().where("name", "=", name).executeTakeFirst();
    if (known?.finished_at) return;
    if (!known) {
      const anyProduct = await db.selectFrom("products").select("id").limit(1).executeTakeFirst();
      if (anyProduct) return;
      await db
        .insertInto("seeds")
        .values({ name, started_at: new Date().toISOString(), finished_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const started = performance.now();
    const { categories, products } = await read();
    await upsertCategories(db, categories);
    const counts = await upsertProducts(db, products);
    await db
      .updateTable("seeds")
      .set({ finished_at: new Date().toISOString() })
      .where("name", "=", name)
      .execute();
    logger.info(
      { ...counts, categories: categories.length, ms: Math.round(performance.now() - started) },
      "demonstration catalogue written",
    );
  });
}
