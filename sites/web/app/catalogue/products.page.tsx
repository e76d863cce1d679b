import { facetedProductsQuery } from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import { notFound } from "../errors/not-found-response.ts";
import { alternatesOfPage } from "../seo/alternates.ts";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { breadcrumbList, itemList, StructuredData, type Crumb } from "../seo/structured-data.tsx";
import { useRootData } from "../shell/root-data.ts";
import { filterOf, isNarrowed, listSearch, readListQuery } from "./list-query.ts";
import { listView } from "./list-view.ts";
import * as css from "./list-page.css.ts";
import { ProductList } from "./product-list.tsx";

async function load({ locale, url, t, client, read }: PageContext) {
  const query = readListQuery(url.searchParams);
  const path = pathTo("products", locale);
  const list = await read(facetedProductsQuery(client, locale, filterOf(query)));
  // A page past the end of a list that is there.
  if (query.page > 1 && query.page > list.meta.totalPages) throw notFound();

  const { keyword } = query;
  const title =
    keyword !== undefined
      ? t("catalogue:searchTitle", { keyword })
      : query.featured
        ? t("catalogue:featuredTitle")
        : t("catalogue:title");
  const unlisted = keyword !== undefined || query.featured || isNarrowed(query);
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
    list: listView(list, query, { path, locale, t }),
  };
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("products", args, load);

export default function ProductsPage({ loaderData }: PageProps<typeof load>) {
  const { head, title, lead, crumbs, list } = unpack(loaderData);
  const origin = useRootData()?.origin ?? "";
  const { page, limit } = list.query;
  return (
    <Container className={css.page}>
      <PageHead head={head} />
      {!head.unlisted && (
        <StructuredData
          nodes={[
            breadcrumbList(origin, crumbs),
            itemList(
              origin,
              list.products.map(({ title: name, href }) => ({ title: name, path: href })),
              (page - 1) * limit + 1,
            ),
          ]}
        />
      )}
      <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <header className={css.header}>
        <Heading level={1}>{title}</Heading>
        {lead && (
          <Text tone="muted" measure>
            {lead}
          </Text>
        )}
      </header>
      <ProductList list={list} />
    </Container>
  );
}
