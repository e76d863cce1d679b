import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadOnDemand } from "../../platform/loading/on-demand.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { unpack, type PageProps } from "../../platform/loading/packed.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { breadcrumbList, itemList, StructuredData } from "../../platform/seo/structured-data.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { load } from "./category.load.ts";
import * as css from "./list-page.css.ts";
import { ProductList } from "./product-list.tsx";

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOnDemand("category", args, () => import("./category.load.ts"));

export default function CategoryPage({ loaderData }: PageProps<typeof load>) {
  const { head, title, description, crumbs, list } = unpack(loaderData);
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
              list.products.map(({ href }) => href),
              (page - 1) * limit + 1,
            ),
          ]}
        />
      )}
      <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <header className={css.header}>
        <Heading level={1}>{title}</Heading>
        {description && page === 1 && (
          <Text tone="muted" measure>
            {description}
          </Text>
        )}
      </header>
      <ProductList list={list} />
    </Container>
  );
}
