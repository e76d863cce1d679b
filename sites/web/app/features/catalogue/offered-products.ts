import { facetedProductsQuery } from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import type { PageContext } from "../../platform/loading/page-context.ts";
import { filterOf, listSearch, readListQuery } from "./list-query.ts";
import { listedView } from "./product-view.ts";

/** Products beside a text; the list has the others. */
const shown = 8;

/** What a text offers by the filter of its editor, and where the list of it is. */
export async function offeredProducts({ locale, client, read }: PageContext, filter?: string | null) {
  const query = filter ? readListQuery(new URLSearchParams(filter)) : null;
  const list = query && facetedProductsQuery(client, locale, filterOf({ ...query, limit: shown }));
  // The text is worth reading also while its products cannot be read.
  const found = list && (await read(list).catch(() => null));
  return {
    products: (found?.products ?? []).map((product) => {
      // The visitor has not looked for what the filter names.
      const { highlights: _, ...view } = listedView(product, locale);
      return view;
    }),
    productsPath: `${pathTo("products", locale)}${query ? listSearch(query) : ""}`,
  };
}
