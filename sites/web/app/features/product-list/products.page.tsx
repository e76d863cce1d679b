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
import * as css from "./list-page.css.ts";
import { ProductList } from "./product-list.tsx";
import { load } from "./products.load.ts";

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOnDemand("products", args, () => import("./products.load.ts"));

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
              list.products.map(({ href }) => href),
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
