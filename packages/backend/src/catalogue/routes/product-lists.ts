import type { ProductList as ProductListAnswer } from "@preforma/domain/catalogue";
import {
  productFilterQuerySchema,
  simpleFilterQuerySchema,
  type SimpleFilterQuery,
} from "@preforma/domain/catalogue/schema";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  inTurn,
  limitRequests,
  pageMeta,
  visitorRoute,
} from "../../http/index.ts";
import { FairQueue } from "../../fairness/index.ts";
import type { SearchResult } from "../../search/index.ts";
import type { CatalogueServices } from "../services.ts";
import { presentCategoryName } from "../present-category.ts";
import { presentFacets } from "../present-facets.ts";
import { presentProduct } from "../present-product.ts";
import { FacetedList, ProductList } from "./components.ts";
import { describedFilterQuery, describedSimpleFilterQuery } from "./list-parameters.ts";

type Query = Pick<
  SimpleFilterQuery,
  "keyword" | "languageCode" | "page" | "limit" | "is_featured" | "category" | "group"
> &
  Partial<SimpleFilterQuery>;

/** A search takes some ms of processor time, tens of ms in a large catalogue; cached answers need no turn. */
const searchBounds = { atOnce: 1, perVisitor: 1, waitingPerVisitor: 30, waiting: 300 };

/** `GET /products/filter` and `GET /products/simple-filter`. */
export function productListRoutes(services: CatalogueServices) {
  const searching = {
    method: "get" as const,
    tags: ["Products"],
    limit: limitRequests(services.limits.search, (query) => Boolean(query("keyword"))),
    middleware: [services.cachedRead(catalogueCaching), inTurn(new FairQueue(searchBounds))],
  };

  const filter = visitorRoute({
    ...searching,
    path: "/products/filter",
    summary: "Search products",
    description:
      "Products by keyword, category or feature, best first. Case, accents and one typing error per word are forgiven; codes, neck finishes and volumes are understood as people write them. Where a keyword finds nothing, `suggestion` has the nearest spelling and categories to look in.",
    query: describedFilterQuery(productFilterQuerySchema),
    responses: answers(200, "One page of products and what to do when nothing was found", ProductList),
  });
  const simpleFilter = visitorRoute({
    ...searching,
    path: "/products/simple-filter",
    summary: "List products with facets",
    description:
      "Like `filter`, narrowed by facets and sorted. Each facet is counted as if nothing were chosen in it, so that its numbers tell what another choice would show.",
    query: describedSimpleFilterQuery(simpleFilterQuerySchema),
    responses: answers(
      200,
      "One page of products, facets and what to do when nothing was found",
      FacetedList,
    ),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(filter, (context) => {
      const query = context.req.valid("query");
      const result = search(services, query, false);
      const suggestion = suggestionOf(services, query, result);
      return answer(context, { ...listOf(services, query, result), ...(suggestion && { suggestion }) });
    })
    .openapi(simpleFilter, (context) => {
      const query = context.req.valid("query");
      const model = services.catalogue();
      const result = search(services, query, true);
      return answer(context, {
        ...listOf(services, query, result),
        facets: result.facets ? presentFacets(result.facets, query, model) : [],
        volume_range: result.volumeRange,
        suggestion: suggestionOf(services, query, result),
        corrected: result.corrected,
        relaxed: result.relaxed,
      });
    });
}

function search(services: CatalogueServices, query: Query, facets: boolean): SearchResult {
  return services.catalogue().index.query({
    keyword: query.keyword,
    locale: query.languageCode,
    page: query.page,
    limit: query.limit,
    facets,
    grouped: query.group === "family",
    sort: query.sort ?? "relevance",
    filters: {
      category: query.category,
      featured: query.is_featured,
      material: query.material,
      neck: query.neck,
      colour: query.colour,
      food: query.food,
      volumeMin: query.volume_min,
      volumeMax: query.volume_max,
    },
  });
}

function suggestionOf(
  services: CatalogueServices,
  query: Query,
  { suggestion }: SearchResult,
): NonNullable<ProductListAnswer["suggestion"]> | null {
  if (suggestion === null) return null;
  const model = services.catalogue();
  return {
    keyword: suggestion.keyword,
    categories: suggestion.categoryIds.flatMap((id) => {
      const category = model.categories.get(id);
      return category ? [presentCategoryName(category, query.languageCode)] : [];
    }),
  };
}

function listOf(
  services: CatalogueServices,
  query: Query,
  result: SearchResult,
): Pick<ProductListAnswer, "products" | "meta" | "product_total"> {
  const model = services.catalogue();
  return {
    products: result.ids.flatMap((id) => {
      const product = model.products.get(id);
      return product
        ? [presentProduct(product, services, query.languageCode, result.highlights.get(id))]
        : [];
    }),
    meta: pageMeta(result.total, query),
    ...(query.group === undefined ? {} : { product_total: result.products }),
  };
}
