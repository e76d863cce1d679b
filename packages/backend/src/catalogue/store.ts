export { upsertCategories } from "./store-categories.ts";
export { upsertProducts } from "./store-products.ts";
export {
  hideProducts,
  moveProducts,
  retireProducts,
  showProducts,
  type ChangeOutcome,
} from "./store-withdrawal.ts";
export { UnknownCategoryError } from "./store-outcome.ts";
export { loadCatalogue } from "./load.ts";
export { writeCatalogue } from "./write-catalogue.ts";
