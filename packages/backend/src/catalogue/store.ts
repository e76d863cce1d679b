export { upsertCategories } from "./store-categories.ts";
export { upsertProducts } from "./store-products.ts";
export { UnknownCategoryError, type UpsertCounts } from "./store-outcome.ts";
export { loadCatalogue, type StoredCatalogue, type StoredCategory, type StoredProduct } from "./load.ts";
