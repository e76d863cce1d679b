import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadOnDemand } from "../../platform/loading/on-demand.ts";
import { PageQueries } from "../../platform/loading/page-queries.tsx";
import type { PageProps } from "../../platform/loading/page-context.ts";
import { load } from "./category.load.ts";
import { ProductListPage } from "./product-list-page.tsx";

export const loader = loadOnServer(load);
export const clientLoader = loadOnDemand(() => import("./category.load.ts"));

export default function CategoryPage({ loaderData }: PageProps<typeof load>) {
  return (
    <PageQueries state={loaderData.state}>
      <ProductListPage {...loaderData} />
    </PageQueries>
  );
}
