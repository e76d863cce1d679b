import { z } from "@hono/zod-openapi";
import {
  categorySchema,
  facetedListSchema,
  productDetailSchema,
  productListSchema,
  productSummarySchema,
  type CategoryNode,
} from "@preforma/domain/catalogue/schema";
import { idParameter } from "../../http/index.ts";

// A schema created before the OpenAPI library was loaded lacks its method, so the schemas are cloned.

/** The contract's schemas under their names in the OpenAPI document. */
export const Category = categorySchema.clone().openapi("Category");
export const CategoryTree: z.ZodType<CategoryNode> = categorySchema
  .extend({
    children: z
      .lazy(() => z.array(CategoryTree))
      .openapi({ type: "array", items: { $ref: "#/components/schemas/CategoryNode" } }),
  })
  .openapi("CategoryNode");
export const ProductSummary = productSummarySchema.clone().openapi("ProductSummary");
export const ProductDetail = productDetailSchema.clone().openapi("ProductDetail");
export const ProductList = productListSchema
  .extend({ products: z.array(ProductSummary) })
  .openapi("ProductList");
export const FacetedList = facetedListSchema
  .extend({ products: z.array(ProductSummary) })
  .openapi("FacetedList");

export const productId = idParameter("Id of a product.");
