import { productDetailQuery } from "@preforma/domain/catalogue";
import type { QueryDescription } from "@preforma/domain/http";
import { matchPath, type RouteMatch } from "@preforma/domain/routes";
import { readListQuery } from "../../features/catalogue/index.ts";
import { fittingQuery, similarQuery } from "../../features/product/neighbours.ts";
import { readInBrowser } from "../../features/product-list/list-view.browser.ts";
import { listViewQuery } from "../../features/product-list/list-view-query.ts";
import { ensureNamespaces } from "../../platform/i18n/browser.ts";
import { browserClient } from "../../platform/loading/load.browser.ts";
import { queryClient } from "../../platform/loading/query-client.browser.ts";
import { namespacesOf } from "../../platform/pages/page-table.ts";

/** Prefetches a page's texts and data. A failure is reported when the page is opened. */
export function prefetchPage(url: URL): void {
  const match = matchPath(url.pathname);
  if (!match) return;
  void ensureNamespaces(namespacesOf(match.name)).catch(() => undefined);
  for (const query of queriesOf(match, url)) void queryClient.prefetchQuery(query);
}

function queriesOf(match: RouteMatch, url: URL): QueryDescription<unknown>[] {
  const { locale } = match;
  switch (match.name) {
    case "products":
    case "category": {
      const category = match.name === "category" ? { category: match.params.id } : {};
      const place = { locale, path: url.pathname, query: readListQuery(url.searchParams), ...category };
      return [listViewQuery(place, readInBrowser)];
    }
    case "product": {
      const { id } = match.params;
      return [
        productDetailQuery(browserClient, locale, id),
        fittingQuery(browserClient, locale, id),
        similarQuery(browserClient, locale, id),
      ];
    }
    default:
      return [];
  }
}
