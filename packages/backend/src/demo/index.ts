import type { CategoryRecord, ProductRecord } from "../catalogue/records.ts";
import { demoCategories } from "./categories/index.ts";
import { demoProducts } from "./products.ts";

/**
 * The catalogue that a first start shows: categories in up to three levels and families of products, with texts in
 * six languages. Every measure comes from the studio's geometry, and every call gives the same records.
 */
export function demoCatalogue(): { categories: CategoryRecord[]; products: ProductRecord[] } {
  return { categories: demoCategories(), products: demoProducts() };
}
