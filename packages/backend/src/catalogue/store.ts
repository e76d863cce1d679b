import type { Db } from "../database/schema.ts";
import type { CatalogueRecords } from "./records.ts";
import { upsertCategories } from "./store-categories.ts";
import type { UpsertCounts } from "./store-batches.ts";
import { upsertProducts } from "./store-products.ts";

export { upsertCategories } from "./store-categories.ts";
export { upsertProducts } from "./store-products.ts";
export {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  type ChangeOutcome,
} from "./store-withdrawal.ts";
export { UnknownCategoryError } from "./store-batches.ts";
export { loadCatalogue } from "./load.ts";

/** Upserts categories by key and then products by code. Returns the counts of the products. */
export async function writeCatalogue(
  db: Db,
  { categories, products }: CatalogueRecords,
): Promise<UpsertCounts> {
  await upsertCategories(db, categories);
  return upsertProducts(db, products);
}
