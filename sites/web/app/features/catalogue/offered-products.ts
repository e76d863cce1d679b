import { facetedProductsQuery } from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { filterOf, listSearch, readListQuery } from "./list-query.ts";
import { listedView } from "./product-view.ts";

/** Max products next to a text; the linked list has all of them. */
const shown = 8;

/** The products for the filter that a text's editor has set, and the URL of their list. */
export async function offeredProducts({ locale, client, read }: PageContext, filter?: string | null) {
  const query = filter ? readListQuery(new URLSearchParams(filter)) : null;
  const list = query && facetedProductsQuery(client, locale, filterOf({ ...query, limit: shown }));
  // If the products cannot be read, the page still shows the text.
  const found = list && (await read(list).catch(() => null));
  return {
    products: (found?.products ?? []).map((product) => {
      // The visitor did not search for the filter's terms, so nothing is highlighted.
      const { highlights: _, ...view } = listedView(product, locale);
      return view;
    }),
    productsPath: `${pathTo("products", locale)}${query ? listSearch(query) : ""}`,
  };
}
