import { cachedQuery, type QueryDescription, type QueryValues, type StrictClient } from "../http/index.ts";
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

/** What `products/filter` can be asked. */
export interface ProductFilter {
  keyword?: string;
  page?: number;
  limit?: number;
  is_featured?: boolean;
  /** Id of a category; those below it count too. */
  category?: number;
  /** One product for each family, the first of it. A server that does not know it shows all. */
  group?: "family";
}

/** What `products/simple-filter` can be asked: the list page with its facets. Volumes are in ml. */
export interface FacetedFilter extends ProductFilter {
  material?: readonly string[];
  neck?: readonly string[];
  colour?: readonly string[];
  food?: boolean;
  volume_min?: number;
  volume_max?: number;
  sort?: SortOrder;
}

/** The tree of active categories. When the tree cannot be had, the flat list is read and built up. */
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
export function categoriesQuery(client: StrictClient, locale: Locale): QueryDescription<Category[]> {
  return cachedQuery([catalogueKey, "categories", "flat", locale], ({ signal }) =>
    client.get<Category[]>("product-categories", { query: { languageCode: locale }, signal }),
  );
}

/** The categories that are both featured and active. */
export function featuredCategoriesQuery(client: StrictClient, locale: Locale): QueryDescription<Category[]> {
  return cachedQuery([catalogueKey, "categories", "featured", locale], async ({ signal }) => {
    const query = { languageCode: locale, is_featured: true, is_active: true };
    const list = await client.get<Category[]>("product-categories/filter", { query, signal });
    return list.filter((category) => category.is_featured && category.is_active);
  });
}

/** Absent values and empty lists do not count, so that equal questions have equal keys. */
function asked(filter: FacetedFilter, limit: number): QueryValues {
  const values: QueryValues = { ...filter, page: filter.page ?? 1, limit: filter.limit ?? limit };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** One page of search hits, {@link searchPageSize} unless said otherwise. */
export function productFilterQuery(
  client: StrictClient,
  locale: Locale,
  filter: ProductFilter,
): QueryDescription<ProductList> {
  const query = { keyword: "", ...asked(filter, searchPageSize), languageCode: locale };
  return cachedQuery([catalogueKey, "products", "filter", query], ({ signal }) =>
    client.get<ProductList>("products/filter", { query, signal }),
  );
}

/** One page of the product list with its facets, {@link listPageSize} products unless said otherwise. */
export function facetedProductsQuery(
  client: StrictClient,
  locale: Locale,
  filter: FacetedFilter,
): QueryDescription<FacetedList> {
  const query = { ...asked(filter, listPageSize), languageCode: locale };
  return cachedQuery([catalogueKey, "products", "simple-filter", query], ({ signal }) =>
    client.get<FacetedList>("products/simple-filter", { query, signal }),
  );
}

/** One product with everything. Fails with status 404 when there is none of that id. */
export function productDetailQuery(
  client: StrictClient,
  locale: Locale,
  id: number,
): QueryDescription<ProductDetail> {
  return cachedQuery([catalogueKey, "products", "detail", id, locale], ({ signal }) =>
    client.get<ProductDetail>(`products/detail/${id}`, { query: { language: locale }, signal }),
  );
}

/** Products that go with one, or with none in particular; at most `limit`, or as many as the server likes. */
export function recommendedQuery(
  client: StrictClient,
  locale: Locale,
  productId?: number,
  limit?: number,
): QueryDescription<ProductSummary[]> {
  const query = { productId, language: locale, limit };
  return cachedQuery([catalogueKey, "products", "recommended", query], ({ signal }) =>
    client.get<ProductSummary[]>("products/recommended", { query, signal }),
  );
}

/** What fits a product: closures for a container, containers for a closure; at most `limit` as above. */
export function accessoriesQuery(
  client: StrictClient,
  locale: Locale,
  id: number,
  limit?: number,
): QueryDescription<ProductSummary[]> {
  const query = { language: locale, limit };
  return cachedQuery([catalogueKey, "products", "accessories", id, query], ({ signal }) =>
    client.get<ProductSummary[]>(`products/accessories/${id}`, { query, signal }),
  );
}
