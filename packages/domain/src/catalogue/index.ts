// Without zod: servers and forms import the schemas from a separate entry.
export * from "./limits.ts";
export { diameterOf } from "./diameter.ts";
export { catalogueKey } from "./key.ts";
export { gtin14, isGtin } from "./gtin.ts";
export { categorySlug, defaultProductSlug, productSlug, titleIn } from "./naming.ts";
export * from "./queries.ts";
export { buildTree } from "./tree.ts";
export type {
  Availability,
  Category,
  CategoryNode,
  ClosureType,
  ProductFamily,
  Colour,
  Facet,
  FacetedList,
  FoodContactStatement,
  ListMeta,
  Material,
  NeckFinish,
  ProductDetail,
  ProductFacts,
  ProductList,
  ProductSummary,
  SimpleFilterQuery,
  SortOrder,
} from "./schema.ts";
export { variantAxes, type Variant, type VariantAxes, type VariantOption } from "./variants.ts";
