import { productFilterQuery, searchPageSize, titleIn } from "@preforma/domain/catalogue";
import type { QueryDescription } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { createRecentSearches, type SearchProducts } from "@preforma/ui/product-search";
import type { SearchFormContext } from "@preforma/ui/search-form";
import { SearchSuggestions } from "@preforma/ui/search-suggestions";
import { choiceStorage } from "../consent/index.ts";
import { categoryPath, productView } from "../catalogue/index.ts";
import { usePageLocale } from "../../platform/i18n/translations.tsx";
import { searchesKey } from "../../platform/offline/storage-keys.ts";
import { browserClient } from "../../platform/loading/load.browser.ts";
import { queryClient } from "../../platform/loading/query-client.browser.ts";

/** The recent searches of this browser, or of this tab without consent; they are never sent anywhere. */
export const recent = createRecentSearches(searchesKey, choiceStorage);

/** The suggestions of the header's search. */
export function ProductSuggestions(place: SearchFormContext) {
  const locale = usePageLocale();
  return (
    <SearchSuggestions
      {...place}
      search={searchIn(locale)}
      listHref={(text) => searchPath(text, locale)}
      recent={recent}
    />
  );
}

/** The URL of a search's results. */
function searchPath(text: string, locale: Locale): string {
  return `${pathTo("products", locale)}?${new URLSearchParams({ keyword: text }).toString()}`;
}

function searchIn(locale: Locale): SearchProducts {
  return async (keyword, signal) => {
    const { products, meta, suggestion } = await readCached(
      productFilterQuery(browserClient, locale, { keyword, limit: searchPageSize }),
      signal,
    );
    return {
      products: products.map((product) => productView(product, locale)),
      total: meta.totalItems,
      suggestion: suggestion
        ? {
            keyword: suggestion.keyword ?? undefined,
            categories: suggestion.categories.map((category) => ({
              href: categoryPath(category, locale),
              title: titleIn(category.translations, locale),
            })),
          }
        : undefined,
    };
  };
}

/** Reads from the browser's cache where possible; a query that is no longer needed is cancelled. */
async function readCached<Data>(query: QueryDescription<Data>, signal: AbortSignal): Promise<Data> {
  const cancel = () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener("abort", cancel, { once: true });
  try {
    return await queryClient.fetchQuery({ ...query, retry: false });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
