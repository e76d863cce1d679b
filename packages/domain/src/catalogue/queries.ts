import {
  cachedQuery,
  getQuery,
  type QueryDescription,
  type QueryValues,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import { catalogueKey } from "./key.ts";
import { listPageSize, searchPageSize } from "./limits.ts";
import { buildTree } from "./tree.ts";
import type {
  Category,
  CategoryNode,
  FacetedList,
  ProductDetail,
  ProductList,
  ProductSummary,
  SortOrder,
} from "./schema.ts";

/** The parameters of `products/filter`. */
export interface ProductFilter {
  keyword?: string;
  page?: number;
  limit?: number;
  is_featured?: boolean;
  /** Id of a category; its descendants count too. */
  category?: number;
  /** One product per family, the first of it. A server without support shows all. */
  group?: "family";
}

/** The parameters of `products/simple-filter`: the list page with its facets. Volumes are in ml. */
export interface FacetedFilter extends ProductFilter {
  material?: readonly string[];
  neck?: readonly string[];
  colour?: readonly string[];
  food?: boolean;
  volume_min?: number;
  volume_max?: number;
  sort?: SortOrder;
}

/** The tree of active categories. When it cannot be read, it is built from the flat list. */
export function categoryTreeQuery(client: StrictClient, locale: Locale): QueryDescription<CategoryNode[]> {
  const query = { languageCode: locale };
  return cachedQuery([catalogueKey, "categories", "tree", locale], async ({ signal }) => {
    try {
      return await client.get<CategoryNode[]>("product-categories/tree", { query, signal });
    } catch (error) {
      if (signal?.aborted) throw error;
      return buildTree(await client.get<Category[]>("product-categories", { query, signal }));
    }
  });
}

/** All categories as a flat list, inactive ones too. */
export const categoriesQuery = (client: StrictClient, locale: Locale): QueryDescription<Category[]> =>
  getQuery(client, [catalogueKey, "categories", "flat", locale], "product-categories", {
    query: { languageCode: locale },
  });

/** The categories that are both featured and active. */
export function featuredCategoriesQuery(client: StrictClient, locale: Locale): QueryDescription<Category[]> {
  return cachedQuery([catalogueKey, "categories", "featured", locale], async ({ signal }) => {
    const query = { languageCode: locale, is_featured: true, is_active: true };
    const list = await client.get<Category[]>("product-categories/filter", { query, signal });
    return list.filter((category) => category.is_featured && category.is_active);
  });
}

/** Absent values and empty lists are dropped, so that equal queries have equal keys. */
function asked(filter: FacetedFilter, limit: number): QueryValues {
  const values: QueryValues = { ...filter, page: filter.page ?? 1, limit: filter.limit ?? limit };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** One page of search hits. @default {@link searchPageSize} per page */
export function productFilterQuery(
  client: StrictClient,
  locale: Locale,
  filter: ProductFilter,
): QueryDescription<ProductList> {
  const query = { keyword: "", ...asked(filter, searchPageSize), languageCode: locale };
  return getQuery(client, [catalogueKey, "products", "filter", query], "products/filter", { query });
}

/** One page of the product list with its facets. @default {@link listPageSize} products per page */
export function facetedProductsQuery(
  client: StrictClient,
  locale: Locale,
  filter: FacetedFilter,
): QueryDescription<FacetedList> {
  const query = { ...asked(filter, listPageSize), languageCode: locale };
  return getQuery(client, [catalogueKey, "products", "simple-filter", query], "products/simple-filter", {
    query,
  });
}

/** One product with all its data. Fails with status 404 when there is none with that id. */
export const productDetailQuery = (
  client: StrictClient,
  locale: Locale,
  id: number,
): QueryDescription<ProductDetail> =>
  getQuery(client, [catalogueKey, "products", "detail", id, locale], `products/detail/${id}`, {
    query: { language: locale },
  });

/** Products recommended with one, or in general; at most `limit`, or the server's default. */
export function recommendedQuery(
  client: StrictClient,
  locale: Locale,
  productId?: number,
  limit?: number,
): QueryDescription<ProductSummary[]> {
  const query = { productId, language: locale, limit };
  return getQuery(client, [catalogueKey, "products", "recommended", query], "products/recommended", {
    query,
  });
}

/** What fits a product: closures for a container, containers for a closure; at most `limit`, as above. */
export function accessoriesQuery(
  client: StrictClient,
  locale: Locale,
  id: number,
  limit?: number,
): QueryDescription<ProductSummary[]> {
  const query = { language: locale, limit };
  return getQuery(
    client,
    [catalogueKey, "products", "accessories", id, query],
    `products/accessories/${id}`,
    { query },
  );
}
