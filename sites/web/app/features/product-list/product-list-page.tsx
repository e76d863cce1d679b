import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRootData } from "../../platform/loading/root-data.ts";
import { PageHead, type HeadData } from "../../platform/seo/page-head.tsx";
import { breadcrumbList, itemList, StructuredData, type Crumb } from "../../platform/seo/structured-data.tsx";
import * as css from "./list-page.css.ts";
import type { ListView } from "./list-view.ts";
import { listViewQuery, type ListPlace, type ReadList } from "./list-view-query.ts";
import { ProductList } from "./product-list.tsx";

interface ProductListPageProps {
  head: HeadData;
  title: string;
  /** The introduction; null for none. */
  lead: string | null;
  crumbs: Crumb[];
  place: ListPlace;
  /** The children of a category. */
  steps?: ListView["categories"];
  /** Replaces a list that could not be read, until the browser has read it; null otherwise. */
  missing: ListView | null;
}

const readAgain: ReadList = async (...list) =>
  (await import("./list-view.browser.ts")).readInBrowser(...list);

/** A list of products as a page: of all of them, of a search, or of a category. */
export function ProductListPage(props: ProductListPageProps) {
  const { head, title, lead, crumbs, place, steps, missing } = props;
  const origin = useRootData()?.origin ?? "";
  const { page, limit } = place.query;
  const { data: list } = useSuspenseQuery({
    ...listViewQuery(place, readAgain),
    ...(missing && { initialData: missing, initialDataUpdatedAt: 0 }),
  });
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
      <ProductList list={list} place={place} categories={steps ?? list.categories} />
    </Container>
  );
}
