import {
  accessoriesQuery,
  facetedProductsQuery,
  productDetailQuery,
  recommendedQuery,
} from "@preforma/domain/catalogue";
import type { QueryDescription, StrictClient } from "@preforma/domain/http";
import type { RouteMatch } from "@preforma/domain/routes";
import { listFilterOf, readListQuery } from "./list-query.ts";

/** What a page will ask the API for, so that it can be fetched before the page is opened. */
export function queriesOf(
  match: RouteMatch,
  search: URLSearchParams,
  client: StrictClient,
): QueryDescription<unknown>[] {
  const { locale } = match;
  switch (match.name) {
    case "products":
      return [facetedProductsQuery(client, locale, listFilterOf(readListQuery(search)))];
    case "category":
      return [facetedProductsQuery(client, locale, listFilterOf(readListQuery(search), match.params.id))];
    case "product": {
      const { id } = match.params;
      return [
        productDetailQuery(client, locale, id),
        accessoriesQuery(client, locale, id),
        recommendedQuery(client, locale, id),
      ];
    }
    default:
      return [];
  }
}
