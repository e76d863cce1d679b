import { categoriesQuery, titleIn, type Category } from "@preforma/domain/catalogue";
import { isSamePath, idOf, pathTo } from "@preforma/domain/routes";
import { formatNumber } from "@preforma/domain/vocabulary";
import { redirect } from "react-router";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOf } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import { shareImage } from "../../platform/seo/share-image.ts";
import type { Crumb } from "../../platform/seo/structured-data.tsx";
import {
  categorySlugsQuery,
  isNarrowed,
  listSearch,
  readListQuery,
  categoryPath,
  withProducts,
} from "../catalogue/index.ts";
import { emptyListView, listReader } from "./list-view.ts";
import { listViewQuery, type ListPlace } from "./list-view-query.ts";

/** From the root down to the category with that id; empty where there is none. */
function pathDownTo(id: number, categories: readonly Category[]): Category[] {
  const trail: Category[] = [];
  let next: number | null = id;
  // Bounded, so that a cycle in the data terminates.
  while (next !== null && trail.length < categories.length) {
    const category = categories.find((candidate) => candidate.id === next);
    if (!category) break;
    trail.unshift(category);
    next = category.parent_id;
  }
  return trail;
}

/** A category with the products below it, and its children as the next level. */
export async function load(page: PageContext) {
  const { locale, url, params, t, client, queryClient, readShared, orElse, dehydrated } = page;
  const id = idOf(params["id"]);
  if (id === null) throw notFound();
  const query = readListQuery(url.searchParams);
  const place: ListPlace = { locale, path: url.pathname, query, category: id };
  const [categories, list, slugs] = await Promise.all([
    orElse(readShared(categoriesQuery(client, locale)), null),
    orElse(queryClient.fetchQuery(listViewQuery(place, listReader(page))), null),
    // Crawlers read the server's pages; in the browser the language menu uses the route map and a redirect.
    import.meta.env.SSR ? orElse(readShared(categorySlugsQuery(client)), null) : null,
  ]);
  const shown = { place, missing: list ? null : emptyListView(place, t), state: dehydrated() };
  if (categories === null) return { ...withoutItsName(page), ...shown };
  const trail = pathDownTo(id, categories);
  const category = trail.at(-1);
  if (!category) throw notFound();
  const path = categoryPath(category, locale);
  if (!isSamePath(path, url.pathname)) throw redirect(`${path}${url.search}`, 301);
  if (list && query.page > 1 && query.page > list.pages) throw notFound();

  const title = titleIn(category.translations, locale);
  const translation =
    category.translations.find((entry) => entry.language_code === locale) ?? category.translations[0];
  const unlisted =
    query.keyword !== undefined ||
    query.separate === true ||
    isNarrowed(query) ||
    category.product_count === 0;
  const suffix = query.page > 1 ? ` – ${t("catalogue:pageSuffix", { page: query.page })}` : "";
  const head: HeadData = {
    title: `${title}${suffix}`,
    description: t("catalogue:categoryMeta", {
      category: title,
      formatted: formatNumber(category.product_count, locale),
    }),
    canonical:
      unlisted || query.page === 1
        ? path
        : `${path}${listSearch({ ...readListQuery(new URLSearchParams()), page: query.page })}`,
    alternates: alternatesOf("category", id, slugs?.get(id)),
    unlisted,
    image: shareImage("categories", id, locale, title),
  };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    { title: t("catalogue:title"), path: pathTo("products", locale) },
    ...trail.map((node) => ({ title: titleIn(node.translations, locale), path: categoryPath(node, locale) })),
  ];
  return {
    head,
    title,
    lead: (query.page === 1 && translation?.description) || null,
    crumbs,
    categoryIds: trail.map((node) => node.id),
    // A child category is a separate page here; filtering by URL parameters would duplicate it.
    steps: withProducts(categories)
      .filter((child) => child.parent_id === id && child.is_active)
      .map((child) => ({
        title: titleIn(child.translations, locale),
        href: categoryPath(child, locale),
        count: formatNumber(child.product_count, locale),
      })),
    ...shown,
  };
}

/** The products of a category whose own data could not be read: not indexed, but not a 404 either. */
function withoutItsName({ locale, url, t }: PageContext) {
  const title = t("catalogue:title");
  const head: HeadData = {
    title,
    description: t("catalogue:metaDescription"),
    canonical: url.pathname,
    alternates: undefined,
    unlisted: true,
  };
  return {
    head,
    title,
    lead: null,
    crumbs: [
      { title: t("common:navigation.home"), path: pathTo("home", locale) },
      { title, path: pathTo("products", locale) },
    ],
    categoryIds: [],
    steps: [],
  };
}
