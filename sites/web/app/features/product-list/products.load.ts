import { pathTo } from "@preforma/domain/routes";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import type { Crumb } from "../../platform/seo/structured-data.tsx";
import { isNarrowed, listSearch, readListQuery } from "../catalogue/index.ts";
import { emptyListView, listReader } from "./list-view.ts";
import { listViewQuery, type ListPlace } from "./list-view-query.ts";

/** The list of all products, or of the results of a search or facets. */
export async function load(page: PageContext) {
  const { locale, url, t, queryClient, orElse, dehydrated } = page;
  const query = readListQuery(url.searchParams);
  const path = pathTo("products", locale);
  const place: ListPlace = { locale, path, query };
  const list = await orElse(queryClient.fetchQuery(listViewQuery(place, listReader(page))), null);
  // A page past the end of an existing list.
  if (list && query.page > 1 && query.page > list.pages) throw notFound();

  const { keyword } = query;
  const title =
    keyword !== undefined
      ? t("catalogue:searchTitle", { keyword })
      : query.featured
        ? t("catalogue:featuredTitle")
        : t("catalogue:title");
  const unlisted = keyword !== undefined || query.featured || query.separate === true || isNarrowed(query);
  const suffix = query.page > 1 ? ` – ${t("catalogue:pageSuffix", { page: query.page })}` : "";
  const head: HeadData = {
    title: `${title}${suffix}`,
    description: t("catalogue:metaDescription"),
    canonical:
      unlisted || query.page === 1
        ? path
        : `${path}${listSearch({ ...readListQuery(new URLSearchParams()), page: query.page })}`,
    alternates: alternatesOfPage("products"),
    unlisted,
  };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    { title: t("catalogue:title"), path },
  ];
  return {
    head,
    title,
    lead: keyword === undefined && !query.featured ? t("catalogue:lead") : null,
    keyword,
    crumbs,
    place,
    missing: list ? null : emptyListView(place, t),
    state: dehydrated(),
  };
}
